"""One screen a file. Each reads a view of one seat and the scene, draws on a canvas, and returns what
the player decided."""
