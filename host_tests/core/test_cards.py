"""Cards as ints and as two characters, hands as one int."""

from chicago import hands as H
from chicago.cards import name, parse


def strength(text):
    return H.strength([parse(card) for card in text.split()])


def test_cards_are_in_the_order_of_a_record():
    names = [name(card) for card in range(52)]
    assert names[:5] == ["2c", "2d", "2h", "2s", "3c"] and names[-1] == "As"
    assert len(set(names)) == 52
    assert [parse(text) for text in names] == list(range(52))


def test_what_is_no_card_is_refused():
    for text in ("", "A", "As ", "1s", "AS", "as", "Ax", "10s", "sA", "🂡"):
        try:
            parse(text)
        except ValueError:
            continue
        raise AssertionError(text)


# Each hand beats all below it.
DESCENDING = (
    "As Ks Qs Js Ts", "Kh Qh Jh Th 9h", "6d 5d 4d 3d 2d", "Ah 2h 3h 4h 5h", "Ks Kh Kd Kc 9s", "Ks Kh Kd Kc 8s",
    "3s 3h 3d 4c 4h", "2s 2h 2d As Ad", "2s 2h 2d Ks Kd", "As Ts 8s 5s 3s", "As Ts 8s 5s 2s", "Ks Qs Js Ts 8s",
    "As Kd Qc Jh Ts", "2h 3d 4c 5s 6h", "Ah 2d 3c 4s 5h", "4s 4h 4d 3c 2h", "3s 3h 3d Ac Kh", "As Ad 3c 3d 2h",
    "Ks Kd Qc Qh Ah", "Ks Kd Qc Qh 2h", "Ks Kd 3c 3d Ah", "9s 9h Ad 7c 4h", "9d 9c As 7d 3h", "8d 8c As Kd Qh",
    "Qs Kd As 2c 3h", "Ks Qd Jc 9h 8h", "Ks Qd Jc 9h 7h", "7s 5d 4c 3h 2h",
)  # fmt: skip


def test_each_hand_beats_those_below():
    strengths = [strength(text) for text in DESCENDING]
    for i in range(1, len(strengths)):
        assert strengths[i - 1] > strengths[i], DESCENDING[i - 1 : i + 1]
    assert max(strengths) < 1 << 30


def test_suits_are_equal_and_order_is_nothing():
    assert strength("9s 9h Ad 7c 4h") == strength("4d 7s 9d Ac 9c")
    assert strength("As Ts 8s 5s 3s") == strength("3d 5d 8d Ad Td")


def test_the_cards_that_make_a_hand():
    def places(text):
        mask = H.combination([parse(card) for card in text.split()])
        return [i for i in range(5) if mask >> i & 1]

    assert places("9s Ah 9d 7c 4h") == [0, 2]
    assert places("Ks Kd Qc Qh Ah") == [0, 1, 2, 3]
    assert places("2s Kc Kd Kh 3s") == [1, 2, 3]
    assert places("9s Kc Kd Kh Ks") == [1, 2, 3, 4]
    for whole in ("Ah 2d 3c 4s 5h", "As Ts 8s 5s 3s", "2s 2h 2d As Ad", "As Ks Qs Js Ts"):
        assert places(whole) == [0, 1, 2, 3, 4]
    assert places("Qs Kd As 2c 3h") == []
