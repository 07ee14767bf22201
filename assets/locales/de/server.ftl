### Was festlegt, wer einen Server verwaltet, Threads von Tischen und fehlende Berechtigungen.

command-new-thread = thread
command-new-thread-about = Ob der Tisch einen eigenen Thread bekommt

command-server = server
command-server-about = Was für die Tische dieses Servers gilt
command-server-show = zeigen
command-server-show-about = Alles sehen, wie es jetzt ist
command-server-boards = bretter
command-server-boards-about = Sprache und Aussehen der Bretter, und ob Tische eigene Threads bekommen
command-server-boards-language = sprache
command-server-boards-language-about = Die Sprache neuer Tische
command-server-boards-language-server = die des Servers
command-server-boards-style = stil
command-server-boards-style-about = Woraus Bretter bestehen
command-server-boards-style-picture = Bild
command-server-boards-style-words = Worte
command-server-boards-style-both = beides
command-server-boards-thread = thread
command-server-boards-thread-about = Ob jeder neue Tisch einen eigenen Thread bekommt
command-server-channels = kanäle
command-server-channels-about = Wo Tische eröffnet werden dürfen
command-server-channels-add = hinzufügen
command-server-channels-add-about = Tische in diesem Kanal und seinen Threads erlauben; sonst nur, wo sie auch erlaubt sind
command-server-channels-remove = entfernen
command-server-channels-remove-about = Diesen Kanal von der Liste nehmen; ist sie leer, sind Tische in allen Kanälen erlaubt
command-server-channels-all = alle
command-server-channels-all-about = Tische in allen Kanälen erlauben
command-server-titles = spiele
command-server-titles-about = Welche Spiele gespielt werden dürfen
command-server-titles-off = aus
command-server-titles-off-about = Keine neuen Tische dieses Spiels eröffnen
command-server-titles-on = an
command-server-titles-on-about = Dieses Spiel wieder erlauben
command-server-limits = grenzen
command-server-limits-about = Wie viele Tische es zugleich geben darf
command-server-limits-person = person
command-server-limits-person-about = Für jede Person auf diesem Server; 0 für so viele, wie der Bot erlaubt
command-server-limits-server = server
command-server-limits-server-about = Für den ganzen Server; 0 für so viele, wie der Bot erlaubt
command-server-keep = aufbewahren
command-server-keep-about = Wie lange beendete Spiele aufbewahrt werden
command-server-keep-days = tage
command-server-keep-days-about = Tage nach dem Ende; 0 für immer
command-server-leaderboard = rangliste
command-server-leaderboard-about = Wer auf der Rangliste steht
command-server-leaderboard-off = weg
command-server-leaderboard-off-about = Diese Person herunternehmen, auch wenn sie nicht mehr da ist; für andere zählen ihre Ergebnisse
command-server-leaderboard-on = zurück
command-server-leaderboard-on-about = Diese Person wieder aufnehmen
command-server-tables = tische
command-server-tables-about = Die offenen Tische dieses Servers sehen, auch ohne Kanal, und einen beenden
command-server-doctor = diagnose
command-server-doctor-about = Sehen, welche Berechtigungen mir in diesem Kanal fehlen, und wie man sie gibt

discord-server = ⚙ Die Tische dieses Servers:
discord-server-set = ⚙ Erledigt. Die Tische dieses Servers:
discord-server-boards = Bretter: **{ $language }**, **{ $style }**
discord-server-language-server = die Sprache des Servers
discord-server-threads = Neue Tische: **in einem eigenen Thread**
discord-server-no-threads = Neue Tische: **im Kanal selbst**
discord-server-everywhere = Kanäle: **alle**
discord-server-channels = Kanäle: { $channels }
discord-server-titles = Spiele: **alle** ({ $titles })
discord-server-titles-off = Spiele: **{ $titles }**; ausgeschaltet: { $off }
discord-server-titles-none = Spiele: **keine**; ausgeschaltet: { $off }
discord-server-limits = Tische zugleich: **{ $person }** für jede Person, **{ $server }** auf dem Server (jetzt { $now })
discord-server-kept = Beendete Spiele: **{ $days ->
    [one] einen Tag
   *[other] { $days } Tage
} aufbewahrt**, dann mit Brettern und Protokollen entfernt; Ergebnisse bleiben
discord-server-taken-off = Nicht auf der Rangliste: { $people }
discord-server-more = und noch { $count }
discord-refuse-taken-off = Du kannst höchstens { $most } Personen von der Rangliste nehmen. Nimm erst wieder jemanden auf.
discord-server-kept-ever = Beendete Spiele: **für immer aufbewahrt**

discord-server-tables = Offene Tische auf diesem Server: { $count }
discord-server-tables-none = Kein Tisch ist offen. /{ command-new } eröffnet einen in einem Kanal.
discord-server-tables-opened = eröffnet { $since }
discord-server-tables-asked = eröffnet { $since }, zuletzt gefragt { $asked }
discord-server-tables-gone = ⚠ **Kanal gelöscht**
discord-server-tables-gone-short = ⚠ Kanal gelöscht
discord-server-tables-end = Einen davon beenden
discord-server-tables-back = Zurück zur Liste

discord-own-thread = Der Tisch ist in { $thread }, einem eigenen Thread.
discord-no-thread = Der Tisch ist hier, denn für einen eigenen Thread { $count ->
    [one] fehlt mir eine Berechtigung
   *[other] fehlen mir Berechtigungen
}: { $permissions }. Wer den Server verwaltet, kann es unter Kanal bearbeiten → Berechtigungen → Skald erlauben.
discord-no-thread-kind = Der Tisch ist hier, denn ein Kanal dieser Art hat keine Threads.
discord-no-thread-refused = Der Tisch ist hier, denn Discord wollte keinen Thread für ihn öffnen. { $why } { $again }
discord-refuse-shut = { $why } Es wurde kein Tisch eröffnet.
discord-done-shut = ✅ Das ist erledigt und gespeichert, aber die Nachricht im Kanal zeigt es nicht. { $why }
discord-obstacle-timed-out = Ich bin im Timeout: Discord lässt mich auf diesem Server bis { $until } nirgends schreiben. Wer die Berechtigung *Mitglieder in Timeout versetzen* hat, kann das früher beenden.
discord-obstacle-private = Dieser Thread ist privat, und ich bin nicht darin. Erwähne mich hier, dann bin ich dabei.
discord-obstacle-locked = Dieser Thread ist gesperrt. Wer die Berechtigung *Threads verwalten* hat, kann ihn entsperren.
discord-obstacle-unknown = Discord lässt mich hier nicht schreiben, obwohl ich die Berechtigungen habe.

discord-refuse-channel = In diesem Kanal werden keine Tische eröffnet. Geh zu { $channels }
discord-refuse-channel-gone = Tische werden nur in Kanälen eröffnet, die es nicht mehr gibt. Wer die Berechtigung Server verwalten hat, kann mit /{ command-server } { command-server-channels } andere wählen.
discord-refuse-title-off = { $title } ist auf diesem Server ausgeschaltet. /{ command-new } schlägt die Spiele vor, die hier gespielt werden.
discord-refuse-managers-only = Das kann nur, wer die Berechtigung Server verwalten hat.
discord-refuse-limit = Der Betreiber dieses Bots erlaubt höchstens { $most }. Wähle eine Zahl bis dahin, oder 0 für so viele; nichts hat sich geändert.
discord-refuse-keep = Beendete Spiele werden mindestens { $least } Tage aufbewahrt. Wähle 0 für immer, oder { $least } und mehr; nichts hat sich geändert.
discord-refuse-channels = Das wären mehr als { $most } Kanäle. Entferne zuerst einen; nichts hat sich geändert.

table-error-too-many-tables = Du sitzt schon an { $count ->
    [one] einem Tisch, der nicht zu Ende ist. Spiel ihn zuerst zu Ende, oder verlasse ihn, wenn er nicht begonnen hat
   *[other] { $count } Tischen, die nicht zu Ende sind. Spiel zuerst einen zu Ende, oder verlasse einen, der nicht begonnen hat
}; /{ command-games } zählt sie auf.
table-error-too-many-tables-here = Du sitzt schon an { $count ->
    [one] einem Tisch dieses Servers, der nicht zu Ende ist, und er erlaubt nicht mehr. Spiel ihn zuerst zu Ende, oder verlasse ihn, wenn er nicht begonnen hat
   *[other] { $count } Tischen dieses Servers, die nicht zu Ende sind, und er erlaubt nicht mehr. Spiel zuerst einen zu Ende, oder verlasse einen, der nicht begonnen hat
}; /{ command-games } zählt sie auf.
table-error-no-room-for-table = Dieser Server hat keinen Platz für einen weiteren Tisch (noch nicht zu Ende: { $count }). Spielt oder beendet zuerst einen davon.

discord-permission-threads = Öffentliche Threads erstellen
discord-permission-attach = Dateien anhängen
discord-permission-history = Nachrichtenverlauf anzeigen
discord-permission-connect = Verbinden
discord-doctor = 🩺 Was ich in { $channel } darf:
discord-doctor-missing = ❌ **{ $permission }**: { $without } Abhilfe in { $channel } unter Kanal bearbeiten → Berechtigungen → Skald → { $permission }.
discord-doctor-given = ✅ { $permissions }
discord-doctor-not-allowed = Neue Tische werden hier nicht eröffnet: /{ command-server } { command-server-channels } erlaubt sie.
discord-doctor-view = Ohne sie kann hier kein Tisch sein.
discord-doctor-send = Ohne sie kann kein Tisch im Kanal selbst sein.
discord-doctor-send-threads = Ohne sie kann kein Tisch in einem Thread sein.
discord-doctor-threads = Ohne sie bleiben Tische im Kanal und bekommen keine eigenen Threads.
discord-doctor-embed = Ohne sie kann hier kein Tisch sein.
discord-doctor-attach = Ohne sie haben Bretter keine Bilder und stehen in Worten da.
discord-doctor-history = Ohne sie merke ich nicht, wenn ein Brett aus dem Blick gerollt ist.
discord-doctor-connect = Ohne sie kann ich nicht in einem Sprachkanal schreiben.

discord-turn-elsewhere = Du bist in **{ $table }** am Zug. { $matter }
    In { $place } kann ich nicht mehr schreiben: { $why } Das Spiel ist sicher; spiel hier weiter.
discord-elsewhere-gone = Der Kanal ist weg.
discord-elsewhere-refused = Der Kanal ist gesperrt, ich bin auf dem Server im Timeout, oder mir fehlen dort Berechtigungen.
discord-games-turn = ▶ { $table }
discord-games-mine = Mein Zug
denial-forbidden = Mir fehlen dort Berechtigungen. Wer den Server verwaltet, kann sie unter Kanal bearbeiten → Berechtigungen → Skald geben.
denial-gone = Diesen Kanal gibt es nicht mehr.
denial-commands-only = Auf diesem Server sind nur meine Befehle, und ich kann nirgends schreiben. Wer ihn verwaltet, kann mich als Bot einladen.
denial-full = Der Server hat 1.000 aktive Threads, und mehr erlaubt Discord nicht. Platz ist wieder, sobald einige geschlossen sind.
denial-moderated = Das AutoMod dieses Servers blockiert es.
denial-tag = Das Forum verlangt einen Tag und hat keinen namens „offen“, den ich vergeben darf. Wer den Server verwaltet, kann ihn anlegen.
denial-limited = Discord lässt mich warten.
denial-unreachable = Discord antwortet gerade nicht.
denial-other = Discord nennt keinen Grund, den ich kenne (Code { $code }).
denial-again = Beim nächsten Tisch versuche ich es wieder.
denial-again-at = Ich kann es { $time } wieder versuchen.
denial-place = Nichts ist geändert, denn ich kann { $channel } nicht nutzen: { $why }
denial-setting = ❌ { $channel }: { $why }
denial-setting-sound = ✅ { $channel }
denial-setting-more = { $count ->
    [one] Ein weiterer Kanal steht
   *[other] { $count } weitere Kanäle stehen
} auf der Liste; { $count ->
    [one] ihn
   *[other] sie
} habe ich nicht geprüft.
denial-setting-gone = ⚠ Eine Einstellung dieses Servers nennt einen Kanal, den es nicht mehr gibt: { $channels }.
denial-button-clear = Einstellung löschen
