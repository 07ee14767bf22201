# O resumo de um servidor e o fórum dele.

command-server-overview = resumo
command-server-overview-about = Onde um cartão lista as mesas abertas e em andamento; sem canal, em lugar nenhum
command-server-overview-channel = canal
command-server-overview-channel-about = O canal do cartão

overview-title = As mesas deste servidor
overview-none = Não há mesa aberta. /{ command-new } abre uma.
overview-open = À procura de jogadores: { $count }
overview-running = Em andamento: { $count }
overview-line-open = { $channel } **{ $table }** · lugares { $taken }/{ $seats } · { $people }
overview-line-running = { $channel } **{ $table }** · { $people }
overview-more = … e mais { $count }.
overview-footer = O bot mantém este cartão em dia.
overview-join = Entrar em { $table } ({ $taken }/{ $seats })
overview-where = Resumo de todas as mesas: { $channel }.

command-server-forum = fórum
command-server-forum-about = O fórum em que cada mesa nova é uma publicação; sem canal, nenhum
command-server-forum-channel = canal
command-server-forum-channel-about = O fórum; as tags aberta, em jogo e terminada dele dizem como estão as mesas

forum-tag-open = aberta
forum-tag-playing = em jogo
forum-tag-over = terminada
forum-first = 🎲 **{ $title }**, mesa de { $host }. Ela está logo abaixo.
forum-where = As mesas novas são publicações em { $channel }. Se ele tiver as tags “aberta”, “em jogo” e “terminada”, as publicações as usam.
