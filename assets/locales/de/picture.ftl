### Was die Bilder aller Spiele hervorheben: ein Name und wenige Worte, für Legenden.

picture-new = Volle Linie
picture-new-about = Neu seit deinem Zug
picture-turn = Doppellinie
picture-turn-about = Am Zug
picture-reach = Strichlinie
picture-reach-about = Jetzt wählbar
