# What is kept of a person, and forgetting them.

command-me-data = data
command-me-data-about = What is kept of you: have it as a file, or have it deleted
command-me-data-export = export
command-me-data-delete = delete

privacy-exported = 📄 All that is kept of you: your settings, your tables with what you did there, and your results.
privacy-too-long = What is kept of you is too long for a file here. The operator of the bot can give it to you.
privacy-ask = Delete everything that is kept of you? Your settings go. At { $tables ->
    [one] one table
   *[other] { $tables } tables
} and in the results a made-up name takes the place of yours, so that the games of the others can still be read. This cannot be undone.
privacy-ask-running = You still play in { $running ->
    [one] one game
   *[other] { $running } games
}: the computer keeps your seat there, and you cannot take it back. A game that you play alone ends.
privacy-ask-copies = Backups keep copies until they are replaced by newer ones. Messages that are already on Discord stay there.
privacy-button-delete = Delete all of it
privacy-forgotten = ✅ You are forgotten. At { $tables ->
    [one] one table
   *[other] { $tables } tables
} a made-up name now stands in place of yours.
privacy-forgotten-in-part = You are forgotten at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, but not at { $left }, which cannot be read just now. Please ask the operator of the bot.
discord-log-forgotten = Somebody who was here asked to be forgotten.
discord-log-somebody = Somebody
