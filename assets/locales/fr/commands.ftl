### Names and descriptions of slash commands.
