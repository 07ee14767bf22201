### Tutorials: what is the same for all titles.

command-tutorial = tutorial
command-tutorial-about = Learn a game by playing it, step by step, for you alone
command-tutorial-title = title
command-tutorial-title-about = Which game; if left out, the one in this channel

tutorial-title = { $title } · tutorial, step { $step } of { $steps }
tutorial-now = 👉 { $choice }
tutorial-other = “{ $pressed }” is allowed as well, but this step is about something else. Nothing has changed: look for { $choice }.
tutorial-stale = That button belongs to another step. Here is where you are.
tutorial-end-title = { $title }: you can play it now
tutorial-none = There is no tutorial of { $title } for the edition that is played here. The short rules: /{ command-rules }.
tutorial-button = Learn { $title }
tutorial-button-rules = The short rules
tutorial-button-again = Once more from the beginning
tutorial-others = Something else …
tutorial-examples = Worked examples
tutorial-name-1 = Huginn
tutorial-name-2 = Muninn
tutorial-name-3 = Ratatosk
