# Forms, and private notes.

command-note = note
command-note-about = Write a note for yourself at this table; without a text, change it in a form
command-note-text = text
command-note-text-about = Your note; it replaces the one before, and nobody else sees it

form-report = Report to the operator
form-report-text = What is wrong?
form-note = Your note at this table
form-note-note = Only you see it. Leave it empty to erase it.
form-calls = When you are called
form-calls-quiet = No calls at, e.g. 22-8; empty: never
form-calls-zone = Time zone, e.g. Europe/Berlin; empty: UTC
form-calls-interval = Hours between calls, 0 to 72
form-calls-digest = Hour of a daily list instead, e.g. 8
form-limits = Limits of this server
form-limits-person = Open tables per person; empty: usual
form-limits-server = Open tables in all; empty: usual
form-limits-keep = Days to keep games, from 30; empty: forever
form-refuse-number = “{ $text }” is not a number from 0 to { $most }.

note-shown = 📝 Your note, for you alone:
note-kept = ✅ Kept. /{ command-board } shows it, and /{ command-note } changes it.
note-cleared = ✅ You have no note here.
table-error-note-too-long = A note has at most 500 characters.
