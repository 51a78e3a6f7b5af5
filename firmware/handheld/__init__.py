"""The game in the hand: loop, screens, font, texts; the same on every board."""
