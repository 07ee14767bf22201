# Die Übersicht eines Servers und sein Forum.

command-server-overview = übersicht
command-server-overview-about = Wo eine Karte alle offenen und laufenden Tische zeigt; ohne Kanal nirgends
command-server-overview-channel = kanal
command-server-overview-channel-about = Der Kanal der Karte

overview-title = Die Tische dieses Servers
overview-none = Kein Tisch ist offen. /{ command-new } eröffnet einen.
overview-open = Suchen Mitspieler: { $count }
overview-running = Im Spiel: { $count }
overview-line-open = { $channel } **{ $table }** · Plätze { $taken }/{ $seats } · { $people }
overview-line-running = { $channel } **{ $table }** · { $people }
overview-more = … und noch { $count }.
overview-footer = Der Bot hält diese Karte aktuell.
overview-join = { $table }: mitspielen ({ $taken }/{ $seats })
overview-where = Übersicht aller Tische: { $channel }.

command-server-forum = forum
command-server-forum-about = Das Forum, in dem jeder neue Tisch ein Beitrag ist; ohne Kanal keines
command-server-forum-channel = kanal
command-server-forum-channel-about = Das Forum; seine Tags offen, läuft und beendet zeigen, wie es um Tische steht

forum-tag-open = offen
forum-tag-playing = läuft
forum-tag-over = beendet
forum-first = 🎲 **{ $title }**, eröffnet von { $host }. Der Tisch steht darunter.
forum-where = Neue Tische sind Beiträge in { $channel }. Hat es die Tags „offen“, „läuft“ und „beendet“, tragen die Beiträge sie.
