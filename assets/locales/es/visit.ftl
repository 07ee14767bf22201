# The page before a visit to a public sandbox.

visit-lead = Juega a juegos de mesa con un bot de Discord, aquí en el navegador y sin cuenta. Tienes un servidor propio con cuatro miembros más.
visit-forgotten = Tu servidor se ha olvidado, porque nadie lo usó durante 30 minutos o tenía 6 horas. Empieza otro.
visit-full = Todos los servidores están en uso. Vuelve a intentarlo en unos minutos.
visit-failed = No se ha podido iniciar un servidor. Vuelve a intentarlo en un minuto.
visit-kept = Nadie más ve tu servidor. Se olvida tras 30 minutos sin uso, y como muy tarde a las 6 horas.
visit-enter = Empezar
