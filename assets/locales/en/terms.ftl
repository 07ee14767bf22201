# Terms of a lobby that its host has changed.

terms-changed = { $mentions } { $host } has changed the **{ $table }** table that you joined:
terms-clock = • Clock: { $from } → **{ $to }**
terms-computers = • Computer players: { $from } → **{ $to }**
terms-no-computers = none
terms-question = The game starts only when you agree. You can also leave.
terms-restored = { $mentions } { $host } has set the **{ $table }** table back to what you joined. There is nothing left to answer.
terms-waiting = Still to agree to the changed table: { $names }
terms-refuse-start = The table has changed since these players joined, and they have not agreed yet: { $names }. They were asked here with a button. Wait for their answer, undo the change, or remove them with /{ command-table } { command-table-kick }.
terms-log-agreed = { $who } agreed to the changed table.
terms-log-clock = { $who } changed the clock: { $from } → { $to }
terms-log-add-computer = { $who } added a computer player: { $level }.
terms-log-remove-computer = { $who } removed a computer player: { $level }.

# A complete lobby that waits for its host.

lobby-waits-for-host = Waiting for { $host } to start the game. If { $host } does not within a day, everybody who sits here may.
lobby-all-may-start = { $host } did not start within a day: everybody who sits here may start the game.
lobby-host-called = { $mentions } Everybody is here for **{ $table }**: you can start. If you do not within a day, everybody who sits there may.
lobby-all-called = { $mentions } **{ $table }** is complete, and { $host } has not started it. Now each of you may start.
