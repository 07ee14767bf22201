### Die Aktionen von Raids als Befehle. Namen sind klein geschrieben, höchstens 32 Zeichen; Beschreibungen höchstens 100.

raids-command = raids
raids-command-about = Eine Aktion in Raids ausführen

raids-do-place = legen
raids-do-place-about = Das genommene Plättchen auf einen Platz deines Schiffs legen oder das dortige ersetzen
raids-do-discard = abwerfen
raids-do-discard-about = Das gerade genommene Plättchen abwerfen
raids-do-sell = verkaufen
raids-do-sell-about = Waren deines Schiffs in einem Hafen verkaufen
raids-do-keep = behalten
raids-do-keep-about = Nichts mehr verkaufen, oder nichts über Bord werfen
raids-do-drop = überbord
raids-do-drop-about = Ein Plättchen deines Schiffs über Bord werfen (Hausregeln)
raids-do-sail = segeln
raids-do-sail-about = Auf ein Feld segeln und dort halten; liegt dort ein Schiff, greifst du es an
raids-do-dock = anlegen
raids-do-dock-about = Heim in den Heimathafen segeln
raids-do-fight = kämpfen
raids-do-fight-about = Das nächste Monster bekämpfen
raids-do-yield = opfern
raids-do-yield-about = Dem nächsten Monster einen Wikinger opfern
raids-do-retaliate = kontern
raids-do-retaliate-about = Im Kampf bleiben: einen Wikinger mehr schicken, als das andere Schiff gerade geschickt hat
raids-do-flee = fliehen
raids-do-flee-about = Den Kampf verlassen und weitersegeln

raids-parameter-slot = platz
raids-parameter-slot-about = Welcher Platz deines Schiffs, ab 1 gezählt
raids-parameter-space = feld
raids-parameter-space-about = Welches Feld des Weltbretts
