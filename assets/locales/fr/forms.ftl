# Les formulaires et les notes privées.

command-note = note
command-note-about = Écrire une note pour toi à cette table ; sans texte, la changer dans un formulaire
command-note-text = texte
command-note-text-about = Ta note ; elle remplace la précédente, et personne d’autre ne la voit

form-report = Message à l’opérateur
form-report-text = Qu’est-ce qui ne va pas ?
form-note = Ta note à cette table
form-note-note = Personne d’autre ne la voit. Vide : effacée.
form-calls = Quand on t’appelle
form-calls-quiet = Pas d’appels, p. ex. 22-8 ; vide : jamais
form-calls-zone = Fuseau, p. ex. Europe/Paris ; vide : UTC
form-calls-interval = Heures entre deux appels, de 0 à 72
form-calls-digest = Heure d’une liste par jour, p. ex. 8
form-limits = Limites de ce serveur
form-limits-person = Tables par personne ; vide : comme d’habitude
form-limits-server = Tables en tout ; vide : comme d’habitude
form-limits-keep = Jours de garde, dès 30 ; vide : toujours
form-refuse-number = « { $text } » n’est pas un nombre de 0 à { $most }.

note-shown = 📝 Ta note, pour toi uniquement :
note-kept = ✅ Gardée. /{ command-board } la montre, et /{ command-note } la change.
note-cleared = ✅ Tu n’as pas de note ici.
table-error-note-too-long = Une note a 500 caractères au plus.
