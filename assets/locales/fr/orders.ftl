### Ordres : réponses données d’avance et coups pour le prochain tour. Les boutons ont au plus 80 caractères.

## Commandes

command-orders = ordres
command-orders-about = Les réponses que tu donnes d’avance ; personne d’autre ne les voit
command-orders-show = voir
command-orders-show-about = Tes ordres, ce qu’ils auraient répondu, et ce que tu prévois pour ton prochain tour
command-orders-add = donner
command-orders-add-about = Donner un ordre permanent ; le plus récent qui convient répond pour toi
command-orders-add-answer = réponse
command-orders-add-answer-about = Comment répondre quand toi et quelqu’un d’autre vous disputez quelque chose
command-orders-add-answer-never = ne jamais rester
command-orders-add-answer-up-to = rester jusqu’à une limite
command-orders-add-answer-while-winning = rester tant que je gagne
command-orders-add-answer-ask = me consulter
command-orders-add-most = maximum
command-orders-add-most-about = La limite : ce que tu dépenses au plus en tout (avec « rester jusqu’à une limite »)
command-orders-add-opponent = adversaire
command-orders-add-opponent-about = Seulement contre cette place, par son numéro ou sa lettre
command-orders-add-stake = enjeu
command-orders-add-stake-about = Seulement quand ceci est en jeu
command-orders-add-part = partie
command-orders-add-part-about = Seulement dans ce voyage ou cette manche
command-orders-add-times = fois
command-orders-add-times-about = Pour autant de fois ; sans cela, jusqu’à ce que tu le retires
command-orders-clear = retirer
command-orders-clear-about = Retirer un ordre permanent, ou tout
command-orders-clear-number = numéro
command-orders-clear-number-about = Lequel, tel que /ordres voir les compte ; sans cela, tous, et ton plan aussi
command-play-when = quand
command-play-when-about = Maintenant, ou à ton prochain tour si c’est alors possible
command-play-when-now = maintenant
command-play-when-next-turn = à mon prochain tour

## Ce que quelqu’un a ordonné

orders-title = Tes ordres · { $table }
orders-about = Personne d’autre ne les voit. Le premier qui convient répond pour toi, et je ne t’appelle pas.
orders-standing = Ordres permanents
orders-standing-none = Aucun : je te consulte à chaque fois. /{ command-orders } { command-orders-add } en donne un.
orders-against = contre { $who }
orders-plan = À ton prochain tour
orders-plan-none = Rien de prévu. /{ command-play } avec { command-play-when } sert à cela.
orders-planned = Prévu pour ton prochain tour : { $moves }. Je joue ces coups l’un après l’autre tant qu’ils sont possibles ; sinon, je te consulte. /{ command-orders } { command-orders-clear } l’annule.
orders-lapsed = Ce que tu avais prévu ne convient plus : { $moves }. C’est donc de nouveau à toi de décider.
orders-lapsed-call = Ce que tu avais prévu ne convient plus ; /{ command-orders } { command-orders-show } t’en dit plus.
orders-button-clear = Tout retirer
orders-most = « { command-orders-add-answer-up-to } » demande { command-orders-add-most }, et les autres réponses s’en passent.

## Ce que les ordres ont fait

orders-told = { $line } · 📜 sur ordre
orders-decided = 📜 Un ordre a répondu pour { $who }.
orders-meanwhile = Avant cela, tes ordres ont agi pour toi :
orders-log = { $who } a changé ses ordres ; personne d’autre ne voit cela.
orders-log-lapsed = Ce que tu avais prévu ne convenait plus ; personne d’autre ne voit cela.

## Ce qui ne s’ordonne pas

table-error-no-contests = Dans ce jeu, il n’arrive rien à quoi un ordre permanent puisse répondre. /{ command-play } avec { command-play-when } prévoit des coups pour ton prochain tour.
table-error-no-such-part = Cette étape est passée ou n’existe pas : la partie en est à { $now } sur { $last }. Choisis-en une de celles-là.
table-error-too-many-orders = Tu peux avoir { $most } ordres permanents. /{ command-orders } { command-orders-clear } en retire un.
table-error-no-such-order = Tu n’as pas cet ordre. /{ command-orders } { command-orders-show } les énumère.
table-error-plan-too-long = Coups annoncés à l’avance : { $most } au plus.
table-error-your-turn = C’est ton tour : joue maintenant. /{ command-play } propose ce que tu peux faire.

## Raids

raids-stake-weapon = Armes
raids-stake-sail = Voiles
raids-stake-mjollnir = Mjöllnir
raids-stake-goods = Marchandises
raids-stake-pennant = Fanions
raids-stake-rune = Runes
raids-stake-port = Ports
raids-order-never = Fuir aussitôt
raids-order-up-to = { $most ->
    [0] Fuir aussitôt
    [1] Fuir aussitôt
   *[other] Riposter tant que j’envoie au plus { $most } Vikings dans le Combat, puis fuir
}
raids-order-while-winning = Riposter tant que la tuile serait à moi si nous ripostions jusqu’au bout
raids-order-ask = Me consulter
raids-order-part = voyage { $part }
raids-order-contests = { $count ->
    [0] jusqu’à la fin de ce Combat
    [one] encore { $count } Combat
   *[other] encore { $count } Combats
}
raids-order-button-never = Toujours fuir
raids-order-button-wins = Riposter tant que je gagne, sinon fuir
raids-order-past = Tes derniers Combats d’après ces ordres
raids-order-past-none = Tu n’as encore eu à répondre dans aucun Combat.
raids-order-past-same = `#{ $entry }` { $who }, { $stake } : comme tu as fait
raids-order-past-ask = `#{ $entry }` { $who }, { $stake } : je te consulterais à partir de { $cost }
raids-order-past-stay = `#{ $entry }` { $who }, { $stake } : tu as fui ; par ordre, tu ripostes avec { $cost }
raids-order-past-leave = `#{ $entry }` { $who }, { $stake } : tu as riposté avec { $cost } ; par ordre, tu fuis
