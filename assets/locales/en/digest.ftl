### Few calls: a list once a day, or some hours between them.

command-me-interval = interval
command-me-interval-about = At least so many hours between calls to your turns, at all tables; 0: as they come
command-me-digest = digest
command-me-digest-about = At this hour a list of your turns, once a day, in place of calls; or off

digest-title = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
digest-more = … and { $count } more: /{ command-games }
digest-about = This list comes once a day. /{ command-me } changes that.
digest-me = You are called to your turns once a day, at **{ $hour }** ({ $zone }), with one list if direct messages reach you. What cannot wait, such as an attack or a reminder, comes at once.
digest-me-interval = { $hours ->
    [one] One hour lies
   *[other] { $hours } hours lie
} at least between calls to your turns. What cannot wait, such as an attack or a reminder, comes at once.
digest-refuse-hour = “{ $text }” is no hour of the day. Give one, for example 8, or off.
