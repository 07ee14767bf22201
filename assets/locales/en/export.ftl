# Records as files, and reports to the operator.

command-export = export
command-export-about = Take away the record of the game in this channel
command-report = report
command-report-about = Tell the operator of this bot what is wrong
command-report-text = text
command-report-text-about = What happened, and what you expected

export-whole = 📄 The whole record of this game, with the seed of its dice.
export-redacted = 📄 What everybody may know of this game so far. The whole record is there once the game is over.
export-too-long = The record of this game is too long for a file here. The operator can export it.
report-thanks = Thank you! The operator now has your words and what everybody may know of the table here. What is hidden stays hidden.
report-thanks-words = Thank you! The operator now has your words.
report-wait = Thank you, several of your reports have arrived already. You can send the next one in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; put all of it into that one.
report-posted = 🛠 Report, version { $build }, table { $table }:
    { $text }
