//! The rules.

use skald::engine::{
    Chance, Decision, Draw as Drawn, Edition, EditionError, EditionWarning, Game, Meta, RuleError, ScoreSheet, Seat,
    Viewer,
};

use super::{Board, CELLS, Draw, Event, Options, State, TicTacToe, name};

impl TicTacToe {
    /// The first line of a seat.
    pub fn line(&self, board: &Board, seat: Seat) -> Option<[u8; 3]> {
        let own = |line: &&[u8; 3]| line.iter().all(|cell| board.cells[usize::from(*cell)] == Some(seat));
        self.lines.iter().find(own).copied()
    }

    /// Whether a line or a full board has ended it (TT-03).
    pub fn over(&self, board: &Board) -> bool {
        board.cells.iter().all(Option::is_some) || Seat::all(2).any(|seat| self.line(board, seat).is_some())
    }

    fn allowed(&self, board: &Board, seat: Seat, draw: Draw) -> Result<(), RuleError> {
        if self.over(board) {
            return Err(RuleError::new("tic-tac-toe-refuse-over", "TT-03"));
        }
        if board.turn != seat {
            return Err(RuleError::new("tic-tac-toe-refuse-turn", "TT-01"));
        }
        match board.cells.get(usize::from(draw.0)) {
            Some(None) => Ok(()),
            _ => Err(RuleError::new("tic-tac-toe-refuse-taken", "TT-02")
                .with("cell", skald::engine::Arg::Text(name(draw.0)))),
        }
    }
}

impl Game for TicTacToe {
    type Options = Options;
    type Open = Board;
    type Secret = ();
    type Private<'a> = ();
    type Known = ();
    type Action = Draw;
    type Event = Event;

    const SOURCES: &'static [&'static str] = &["line"];

    const META: Meta = Meta {
        key: "tic_tac_toe",
        name: "Tic-Tac-Toe",
        seats: (2, 2),
        rules_version: 1,
        oldest_rules_version: 1,
        hidden: false,
        chance: true,
        longest: CELLS as u32,
        when_absent: &[],
    };

    fn new(edition: &Edition) -> Result<Self, EditionError> {
        let lines = edition.data.get("lines").cloned().unwrap_or_default();
        let lines: Vec<[u8; 3]> =
            serde_json::from_value(lines).map_err(|error| EditionError::new("lines", &error.to_string()))?;
        match lines.iter().flatten().find(|cell| **cell >= CELLS) {
            Some(cell) => Err(EditionError::new("lines", &format!("there is no cell {cell}; they are 0 to 8"))),
            None => Ok(Self { lines }),
        }
    }

    fn warnings(&self) -> Vec<EditionWarning> {
        let usual = 8;
        let unusual = EditionWarning::new("lines", &format!("{} lines; {usual} are usual", self.lines.len()));
        if self.lines.len() == usual { Vec::new() } else { vec![unusual] }
    }

    fn setup(&self, _: &Options, _: u8, mut chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        let first = chance.below(2)?; // TT-01
        let open = Board { cells: [None; CELLS as usize], turn: Seat(first as u8) };
        Ok((State { open, secret: (), chance }, vec![Event::Began(first)]))
    }

    fn decisions(&self, board: &Board) -> Vec<Decision> {
        if self.over(board) { Vec::new() } else { vec![Decision::in_turn(board.turn, "draw")] }
    }

    fn seats(_: &Board) -> u8 {
        2
    }

    fn private((): &(), _: Seat) {}

    fn legal(&self, board: &Board, (): (), seat: Seat, out: &mut Vec<Draw>) {
        out.extend((0..CELLS).map(Draw).filter(|draw| self.allowed(board, seat, *draw).is_ok()));
    }

    fn step(&self, state: &mut State, seat: Seat, draw: &Draw, events: &mut Vec<Event>) -> Result<(), RuleError> {
        self.allowed(&state.open, seat, *draw)?;
        state.open.cells[usize::from(draw.0)] = Some(seat);
        state.open.turn = Seat(1 - seat.0);
        events.push(Event::Drew { seat, cell: draw.0 });
        Ok(())
    }

    fn sheet(&self, board: &Board, (): (), seat: Seat) -> ScoreSheet {
        let points = i32::from(self.line(board, seat).is_some());
        ScoreSheet::of(Self::SOURCES, [(points, points)])
    }

    fn known(&self, _: &Board, (): &(), _: Viewer) {}

    fn draws(event: &Event) -> Vec<Drawn> {
        match event {
            Event::Began(first) => vec![(*first).into()],
            Event::Drew { .. } => Vec::new(),
        }
    }
}
