### Tutoriales: lo que es igual en todos los juegos.

command-tutorial = tutorial
command-tutorial-about = Aprender un juego jugándolo, paso a paso y solo para ti
command-tutorial-title = juego
command-tutorial-title-about = Qué juego; si no lo pones, el de este canal

tutorial-title = { $title } · tutorial, paso { $step } de { $steps }
tutorial-now = 👉 { $choice }
tutorial-other = «{ $pressed }» también está permitido, pero este paso trata de otra cosa. Nada ha cambiado: busca { $choice }.
tutorial-stale = Ese botón es de otro paso. Estás aquí.
tutorial-end-title = { $title }: ya sabes jugar
tutorial-none = No hay tutorial de { $title } para la edición que se juega aquí. Las reglas breves: /{ command-rules }.
tutorial-button = Aprender { $title }
tutorial-button-rules = Las reglas breves
tutorial-button-again = Otra vez desde el principio
tutorial-others = Otra cosa…
tutorial-examples = Ejemplos
tutorial-name-1 = Huginn
tutorial-name-2 = Muninn
tutorial-name-3 = Ratatosk
