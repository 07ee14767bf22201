### O que se diz quando o banco de dados das partidas não responde.

table-error-store-unanswered = Não sei se isso foi salvo: o banco de dados não respondeu. Olhe o tabuleiro daqui a um minuto antes de tentar de novo.
table-error-starting = Estou iniciando{ $seconds ->
    [0] {""}
   *[other] { " " }e ficarei pronto em { $minutes ->
        [0] { $seconds ->
            [one] um segundo
           *[other] cerca de { $seconds } segundos
        }
        [one] um minuto
       *[other] cerca de { $minutes } minutos
    }
}. Nada foi feito: tente de novo então.
