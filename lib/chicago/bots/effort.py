"""How much a computer player may think, and of what character it is."""

STEPS = 10000  # what a Pico plays out in a second, with some to spare


class Effort:
    """`steps` cards may be played out in thought; `go_on()` is called now and then, and says whether to go
    on. `boldness` is what is added to the chance to win by calling Chicago, of worths.SURE."""

    def __init__(self, steps=0, go_on=None, boldness=0):
        self.steps = steps or STEPS
        self.go_on = go_on
        self.boldness = boldness


# What is added to the chance that a call wins the match, in 1/4096: how somebody likes Chicago.
CHARACTERS = (("calm", -160), ("even", 0), ("bold", 160), ("mad", 700))
