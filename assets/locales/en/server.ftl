### What whoever manages a server settles, threads of tables, and missing permissions.

command-new-thread = thread
command-new-thread-about = Whether the table gets a thread of its own

command-server = server
command-server-about = What holds for the tables of this server
command-server-show = show
command-server-show-about = See everything as it is now
command-server-boards = boards
command-server-boards-about = Language and look of boards, and whether tables get threads of their own
command-server-boards-language = language
command-server-boards-language-about = The language of new tables
command-server-boards-language-server = the server’s own
command-server-boards-style = style
command-server-boards-style-about = What boards consist of
command-server-boards-style-picture = picture
command-server-boards-style-words = words
command-server-boards-style-both = both
command-server-boards-thread = thread
command-server-boards-thread-about = Whether each new table gets a thread of its own
command-server-channels = channels
command-server-channels-about = Where tables may be opened
command-server-channels-add = add
command-server-channels-add-about = Allow tables in this channel and its threads; elsewhere only where they are allowed too
command-server-channels-remove = remove
command-server-channels-remove-about = Take this channel off the list; with an empty list, tables may be opened in all channels
command-server-channels-all = all
command-server-channels-all-about = Allow tables in all channels
command-server-titles = titles
command-server-titles-about = Which games may be played
command-server-titles-off = off
command-server-titles-off-about = Open no new tables of this game
command-server-titles-on = on
command-server-titles-on-about = Allow this game again
command-server-limits = limits
command-server-limits-about = How many tables there may be at a time
command-server-limits-person = person
command-server-limits-person-about = For each person in this server; 0 for as many as the bot allows
command-server-limits-server = server
command-server-limits-server-about = For the whole server; 0 for as many as the bot allows
command-server-keep = keep
command-server-keep-about = For how long games that are over are kept
command-server-keep-days = days
command-server-keep-days-about = Days after the end; 0 for ever
command-server-leaderboard = leaderboard
command-server-leaderboard-about = Who is on the leaderboard
command-server-leaderboard-off = off
command-server-leaderboard-off-about = Take this person off, also after they have left the server; their results count on for others
command-server-leaderboard-on = on
command-server-leaderboard-on-about = Put this person on it again
command-server-tables = tables
command-server-tables-about = See the open tables of this server, also those whose channel is gone, and end one
command-server-doctor = doctor
command-server-doctor-about = See which permissions I lack in this channel, and how to give them

discord-server = ⚙ The tables of this server:
discord-server-set = ⚙ Done. The tables of this server:
discord-server-boards = Boards: **{ $language }**, **{ $style }**
discord-server-language-server = the server’s own language
discord-server-threads = New tables: **in a thread of their own**
discord-server-no-threads = New tables: **in the channel itself**
discord-server-everywhere = Channels: **all**
discord-server-channels = Channels: { $channels }
discord-server-titles = Games: **all** ({ $titles })
discord-server-titles-off = Games: **{ $titles }**; switched off: { $off }
discord-server-titles-none = Games: **none**; switched off: { $off }
discord-server-limits = Tables at a time: **{ $person }** for each person, **{ $server }** in the server ({ $now } now)
discord-server-kept = Games that are over: **kept for { $days ->
    [one] one day
   *[other] { $days } days
}**, then removed with boards and logs; results stay
discord-server-taken-off = Not on the leaderboard: { $people }
discord-server-more = and { $count } more
discord-refuse-taken-off = You can take { $most } people off the leaderboard, no more. Put somebody on it again first.
discord-server-kept-ever = Games that are over: **kept for ever**

discord-server-tables = Open tables in this server: { $count }
discord-server-tables-none = No table is open. /{ command-new } opens one in a channel.
discord-server-tables-opened = opened { $since }
discord-server-tables-asked = opened { $since }, last asked { $asked }
discord-server-tables-gone = ⚠ **channel deleted**
discord-server-tables-gone-short = ⚠ channel deleted
discord-server-tables-end = End one of them
discord-server-tables-back = Back to the list

discord-own-thread = The table is in { $thread }, a thread of its own.
discord-no-thread = The table is here, because a thread of its own needs { $count ->
    [one] a permission that I lack
   *[other] permissions that I lack
}: { $permissions }. Somebody who manages the server can allow it under Edit Channel → Permissions → Skald.
discord-no-thread-kind = The table is here, because a channel of this kind has no threads.
discord-no-thread-refused = The table is here, because Discord would not open a thread for it. { $why } { $again }
discord-refuse-shut = { $why } No table was opened.
discord-done-shut = ✅ That is done and saved, but the message in the channel does not show it. { $why }
discord-obstacle-timed-out = I am timed out: Discord lets me write nowhere in this server until { $until }. Somebody with the permission *Timeout Members* can end that sooner.
discord-obstacle-private = This thread is private, and I am not in it. Mention me here, and I am added.
discord-obstacle-locked = This thread is locked. Somebody with the permission *Manage Threads* can unlock it.
discord-obstacle-unknown = Discord does not let me write here, although I have the permissions.

discord-refuse-channel = Tables are not opened in this channel. Go to { $channels }
discord-refuse-channel-gone = Tables are opened only in channels that no longer exist. Somebody with the permission Manage Server can choose others with /{ command-server } { command-server-channels }.
discord-refuse-title-off = { $title } is switched off in this server. /{ command-new } suggests the games that are played here.
discord-refuse-managers-only = Only somebody with the permission Manage Server can do that.
discord-refuse-limit = Whoever runs this bot allows { $most } at most. Choose a number up to that, or 0 for as many as that; nothing has changed.
discord-refuse-keep = Games that are over are kept for { $least } days at least. Choose 0 for ever, or { $least } or more; nothing has changed.
discord-refuse-channels = That would be more than { $most } channels. Remove one first; nothing has changed.

table-error-too-many-tables = You already sit at { $count ->
    [one] a table that is not over. Finish it first, or leave it if it has not begun
   *[other] { $count } tables that are not over. Finish one first, or leave one that has not begun
}; /{ command-games } lists them.
table-error-too-many-tables-here = You already sit at { $count ->
    [one] a table of this server that is not over, and it allows no more. Finish it first, or leave it if it has not begun
   *[other] { $count } tables of this server that are not over, and it allows no more. Finish one first, or leave one that has not begun
}; /{ command-games } lists them.
table-error-no-room-for-table = This server has no room for another table (not over yet: { $count }). Finish or end one of them first.

discord-permission-threads = Create Public Threads
discord-permission-attach = Attach Files
discord-permission-history = Read Message History
discord-permission-connect = Connect
discord-doctor = 🩺 What I may do in { $channel }:
discord-doctor-missing = ❌ **{ $permission }**: { $without } Fix it in { $channel } under Edit Channel → Permissions → Skald → { $permission }.
discord-doctor-given = ✅ { $permissions }
discord-doctor-not-allowed = New tables are not opened here: /{ command-server } { command-server-channels } allows them.
discord-doctor-view = without it, no table can be here.
discord-doctor-send = without it, no table can be in the channel itself.
discord-doctor-send-threads = without it, no table can be in a thread.
discord-doctor-threads = without it, tables stay in the channel and get no threads of their own.
discord-doctor-embed = without it, no table can be here.
discord-doctor-attach = without it, boards have no pictures and are shown in words.
discord-doctor-history = without it, I do not notice when a board has scrolled out of sight.
discord-doctor-connect = without it, I cannot write in a voice channel.

discord-turn-elsewhere = It is your turn in **{ $table }**. { $matter }
    I cannot write in { $place } any more: { $why } The game is safe; go on here.
discord-elsewhere-gone = the channel is gone.
discord-elsewhere-refused = it is locked, I am timed out in the server, or I lack permissions there.
discord-games-turn = ▶ { $table }
discord-games-mine = My turn
denial-forbidden = I lack permissions there. Somebody who manages the server can give them under Edit Channel → Permissions → Skald.
denial-gone = That channel no longer exists.
denial-commands-only = Only my commands are in this server, and I can write nowhere in it. Somebody who manages the server can invite me as a bot.
denial-full = The server has 1,000 active threads, and Discord allows no more. There is room once some are closed.
denial-moderated = AutoMod of this server blocks it.
denial-tag = The forum requires a tag and has none named “open” that I may give. Somebody who manages the server can add it.
denial-limited = Discord asks me to wait.
denial-unreachable = Discord does not answer at the moment.
denial-other = Discord names no reason that I know (code { $code }).
denial-again = I will try again with the next table.
denial-again-at = I can try again { $time }.
denial-place = Nothing has changed, because I cannot use { $channel }: { $why }
denial-setting = ❌ { $channel }: { $why }
denial-setting-sound = ✅ { $channel }
denial-setting-more = { $count ->
    [one] One more channel is
   *[other] { $count } more channels are
} on the list; I have not tried { $count ->
    [one] it
   *[other] them
}.
denial-setting-gone = ⚠ A setting of this server points to a channel that no longer exists: { $channels }.
denial-button-clear = Clear that setting
