# The overview of a server, and its forum.

command-server-overview = overview
command-server-overview-about = Where one card lists all open and running tables; without a channel, nowhere
command-server-overview-channel = channel
command-server-overview-channel-about = The channel of the card

overview-title = Tables of this server
overview-none = No table is open. /{ command-new } opens one.
overview-open = Looking for players: { $count }
overview-running = Being played: { $count }
overview-line-open = { $channel } **{ $table }** · seats { $taken }/{ $seats } · { $people }
overview-line-running = { $channel } **{ $table }** · { $people }
overview-more = … and { $count } more.
overview-footer = The bot keeps this card up to date.
overview-join = Join { $table } ({ $taken }/{ $seats })
overview-where = Overview of all tables: { $channel }.

command-server-forum = forum
command-server-forum-about = The forum in which every new table is a post; without a channel, none
command-server-forum-channel = channel
command-server-forum-channel-about = The forum; its tags open, playing and over show the state of tables

forum-tag-open = open
forum-tag-playing = playing
forum-tag-over = over
forum-first = 🎲 **{ $title }**, opened by { $host }. The table is below.
forum-where = New tables are posts in { $channel }. If it has tags named “open”, “playing” and “over”, posts have them.
