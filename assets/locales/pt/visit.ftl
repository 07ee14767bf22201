# The page before a visit to a public sandbox.

visit-lead = Jogue jogos de tabuleiro com um bot do Discord, aqui no navegador e sem conta. Você recebe um servidor só seu, com mais quatro membros.
visit-forgotten = Seu servidor foi esquecido, porque ninguém o usou por 30 minutos ou ele tinha 6 horas. Comece outro.
visit-full = Todos os servidores estão em uso. Tente de novo em alguns minutos.
visit-failed = Não foi possível iniciar um servidor. Tente de novo em um minuto.
visit-kept = Ninguém mais vê o seu servidor. Ele é esquecido após 30 minutos sem uso, no máximo após 6 horas.
visit-enter = Começar
