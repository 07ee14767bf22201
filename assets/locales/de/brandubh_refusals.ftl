### Brandubh.

brandubh-refuse-seats = Brandubh ist für 2 Personen, nicht für { $seats }.
brandubh-refuse-over = Dieses Spiel ist zu Ende.
brandubh-refuse-turn = { $asked } ist am Zug, nicht du.
brandubh-refuse-no-piece = Auf { $square } steht kein Stein.
brandubh-refuse-not-yours = Der Stein auf { $square } gehört nicht dir.
brandubh-refuse-straight = Steine ziehen geradeaus, in einer Reihe oder Spalte.
brandubh-refuse-kings = Auf { $square } hält nur der König.
brandubh-refuse-blocked = Von { $from } nach { $to } ist ein Stein im Weg.
