# L’aperçu d’un serveur, et son forum.

command-server-overview = aperçu
command-server-overview-about = Où une carte réunit les tables ouvertes et en cours ; sans salon, nulle part
command-server-overview-channel = salon
command-server-overview-channel-about = Le salon de la carte

overview-title = Les tables de ce serveur
overview-none = Aucune table n’est ouverte. /{ command-new } en ouvre une.
overview-open = Cherchent des joueurs : { $count }
overview-running = En cours : { $count }
overview-line-open = { $channel } **{ $table }** · places { $taken }/{ $seats } · { $people }
overview-line-running = { $channel } **{ $table }** · { $people }
overview-more = … et { $count } de plus.
overview-footer = Le bot tient cette carte à jour.
overview-join = Rejoindre { $table } ({ $taken }/{ $seats })
overview-where = Aperçu de toutes les tables : { $channel }.

command-server-forum = forum
command-server-forum-about = Le forum où chaque nouvelle table est une publication ; sans salon, aucun
command-server-forum-channel = salon
command-server-forum-channel-about = Le forum ; ses étiquettes ouverte, en cours et terminée disent l’état des tables

forum-tag-open = ouverte
forum-tag-playing = en cours
forum-tag-over = terminée
forum-first = 🎲 **{ $title }**, table de { $host }. Elle est ci-dessous.
forum-where = Les nouvelles tables sont des publications dans { $channel }. S’il a les étiquettes « ouverte », « en cours » et « terminée », elles les portent.
