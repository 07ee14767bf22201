### Relic Runners: the sentences of the tutorial and of the worked examples.

relic-runners-tutorial-walk = Every turn you must move, along Trails. At most one Trail may be without a Pathway of yours, and only as the first or the last; so far you have no Pathways, so one Trail it is. R3 is a Ruin.
relic-runners-tutorial-explore = Where your walk ends you may explore, for one Ration. A Ruin loses its top tile and lets you place a Pathway.
relic-runners-tutorial-pathway = Your Pathways make your walks longer, nobody else’s do. T3 is worth a Pathway: its Trail crosses a river.
relic-runners-tutorial-token = Muninn has explored a Ruin, too. Now walk across the river: a coloured token on a Trail becomes used and moves one of your Toolboxes up a step.
relic-runners-tutorial-toolbox = From the bottom a Toolbox goes into any column, then straight up. Each place does something else when you use the Toolbox; take the one that can bring a second Toolbox or points.
relic-runners-tutorial-temple = You are at a Purple Temple: its open tile acts at once. This Larder gives back more Rations than exploring costs.
relic-runners-tutorial-use = At any moment of your turn you may use one Toolbox. It goes back to the bottom, and you may move it up again later.
relic-runners-tutorial-supply = A second Toolbox for later, or Victory Points now: choose as you like.
relic-runners-tutorial-back = At Base Camp Muninn takes Rations; his walk and his turn end there. You go back to R3: its last tile is waiting.
relic-runners-tutorial-shrine = A site without tiles becomes a Shrine with a Relic of its colour. Take the last tile of R3.
relic-runners-tutorial-expedition = Muninn has made a Shrine of R7. Your turn begins at a Shrine with its Relic: end your walk at another with a Relic of the same colour, and you take that one, and points for each Trail walked.
relic-runners-tutorial-end =
    You have explored a Ruin and a Temple, laid Pathways, used a Toolbox and taken your first Relic. Blue tiles are points, Ivory tiles are powers of your own; Base Camp has Rations. At a table, a numbered button walks and explores with one tap.
    When enough Relics are taken the last turns begin; the most Victory Points win.

relic-runners-example-explore = **Exploring a Ruin.** It costs one Ration; the top tile goes, and a Pathway may be placed.
relic-runners-example-token = **Walking across a river.** The token of the Trail becomes used: one step for a Toolbox.
relic-runners-example-temple = **A Purple Temple.** The open tile acts at once, and the next one is turned up.
relic-runners-example-expedition = **A Relic Expedition.** From one Shrine with its Relic to another of the same colour; every Trail walked counts.
