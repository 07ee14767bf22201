# What is kept about a person, and forgetting them.

command-me-data = data
command-me-data-about = What is kept about you: have it as a file, or have it deleted
command-me-data-export = export
command-me-data-delete = delete

privacy-exported = 📄 All that is kept about you: your settings, your tables with what you did there, and your results.
privacy-too-long = What is kept about you is too long for a file here. The operator of the bot can give it to you.
privacy-wait = You may ask for this a few times an hour. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; nothing is lost.
privacy-ask = Delete everything that is kept about you? Your settings go. { $tables ->
    [0] In results a made-up name takes the place of yours.
    [one] At one table and in the results a made-up name takes the place of yours, so that the games of the others can still be read.
   *[other] At { $tables } tables and in the results a made-up name takes the place of yours, so that the games of the others can still be read.
} This cannot be undone.
privacy-ask-running = You still play in { $running ->
    [one] one game
   *[other] { $running } games
}: the computer keeps your seat there, and you cannot take it back. A game that you play alone ends.
privacy-ask-copies = Backups keep copies until they are replaced by newer ones. Messages that are already on Discord stay there.
privacy-button-delete = Delete all of it
privacy-forgotten = ✅ { $tables ->
    [0] You are forgotten.
    [one] You are forgotten. At one table a made-up name now stands in place of yours.
   *[other] You are forgotten. At { $tables } tables a made-up name now stands in place of yours.
}
privacy-forgotten-in-part = { $tables ->
    [0] Your settings are deleted.
    [one] You are forgotten at one table.
   *[other] You are forgotten at { $tables } tables.
} { $left ->
    [one] One table cannot be read just now, and your name may still stand there. Please ask the operator of the bot about it.
   *[other] { $left } tables cannot be read just now, and your name may still stand there. Please ask the operator of the bot about them.
}
discord-log-forgotten = Somebody who was here asked to be forgotten.
discord-log-somebody = Somebody
discord-former-player = a former player
