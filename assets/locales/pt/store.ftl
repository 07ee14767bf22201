### O que se diz quando o banco de dados das partidas não responde.

table-error-store-unanswered = Não sei se isso foi salvo: o banco de dados não respondeu. Olhe o tabuleiro daqui a um minuto antes de tentar de novo.
