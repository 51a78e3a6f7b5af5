"""Chicago, the Swedish card game, and its relatives: rules, views, computer players."""
