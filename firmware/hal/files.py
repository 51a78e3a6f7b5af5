"""Files in the board's own file system."""


class Files:
    """A store in the folder that the program started in. Everything may raise OSError."""

    def load(self, name):
        """The bytes of a file, or None where there is none."""
        try:
            with open(name, "rb") as file:
                return file.read()
        except OSError as error:
            if error.args[0] == 2:  # ENOENT
                return None
            raise

    def save(self, name, data):
        """Write a file anew."""
        with open(name, "wb") as file:
            file.write(data)

    def append(self, name, text):
        """Write a text to the end of a file."""
        with open(name, "ab") as file:
            file.write(text.encode())
