# Annuler un coup que les autres ont vu, si tout le monde est d’accord.

command-undo-consent = accord
command-undo-consent-about = À propos d’un coup que les autres ont vu
command-undo-consent-ask = demander aux autres de l’annuler
command-undo-consent-agree = je suis d’accord
command-undo-consent-refuse = je ne suis pas d’accord
command-undo-consent-withdraw = retirer ma demande

consent-asked = ↩ { $who } voudrait annuler un coup dans **{ $table }**. { $mentions }, d’accord ? La question se ferme { $time }.
consent-more = > … et { $count ->
    [one] une ligne de plus
   *[other] { $count } lignes de plus
}
consent-agreed = ✅ { $names }
consent-same-luck = -# Ce qui a été tiré ne change pas : le même coup apporte de nouveau la même chose.
consent-button-ask = Demander aux autres
consent-button-alone = Annuler ce coup
consent-button-agree = D’accord
consent-button-refuse = Pas d’accord
consent-given = ↩ Tout le monde est d’accord : le coup de { $who } est annulé.
consent-refused = { $by } n’est pas d’accord ; le coup de { $who } reste joué.
consent-withdrawn = { $who } ne demande plus à annuler son coup.
consent-lapsed = Le coup de { $who } reste joué : tout le monde n’a pas répondu à temps, ou la partie a continué.
consent-reply-given = ↩ Tout le monde est d’accord. Le coup est annulé et le plateau est comme avant.
consent-reply-alone = ↩ Le coup est annulé et le plateau est comme avant.
consent-reply-refused = Le coup reste joué. La question ne sera plus posée.
consent-reply-withdrawn = Tu as retiré ta demande. Le coup reste joué.
consent-reply-open = Il faut maintenant l’accord de { $names } ; la question se ferme { $time }. Si la partie continue avant, le coup reste joué.
consent-reply-over = Cette demande est déjà réglée ; le plateau montre où en est la partie.
consent-call-undone = ↩ Annulé avec l’accord de tout le monde.

discord-log-undo = ↩ Un coup de { $who } a été annulé ; tout le monde était d’accord.
discord-log-undo-alone = ↩ Un coup de { $who } a été annulé.
discord-log-rewind = ⏪ L’opérateur du bot a ramené la partie avant un coup de { $who }. Les horloges et les dés sont comme alors.
discord-log-undo-asked = ↩ { $who } a demandé à annuler un coup.
discord-log-undo-agreed = ✅ { $who } est d’accord.
discord-log-undo-refused = { $who } n’est pas d’accord.
discord-log-undo-withdrawn = { $who } a retiré sa demande.
discord-log-undo-lapsed = Le coup reste joué : tout le monde n’a pas répondu à temps, ou la partie a continué.

table-error-undo-asked = Une demande d’annulation est déjà ouverte.
table-error-undo-refused = L’annulation de ce coup a été refusée, ou demandée deux fois puis retirée. Il reste joué.
table-error-undo-none-asked = Cette demande d’annulation n’existe plus.
table-error-undo-own = C’est ton propre coup : il faut maintenant l’accord des autres.
