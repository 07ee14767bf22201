### Messages, buttons and answers on Discord.
