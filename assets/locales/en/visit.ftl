# The page before a visit to a public sandbox.

visit-lead = Play board games with a Discord bot, here in your browser, without an account. You get a server of your own with four more members.
visit-forgotten = Your server was forgotten, because nobody used it for 30 minutes or it was 6 hours old. Start a new one.
visit-full = All servers are in use. Try again in a few minutes.
visit-failed = No server could be started. Try again in a minute.
visit-kept = Nobody else sees your server. It is forgotten after 30 minutes without use, at the latest after 6 hours.
visit-enter = Start
