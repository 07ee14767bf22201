//! The texts and the picture of the title.

use skald::ai::Random;
use skald::canvas::palette;
use skald::canvas::scene::{Form, PHONE, Scene, Text, at};
use skald::canvas::{lettering, mark};
use skald::engine::Seat;
use skald::title::{
    Account, Asked, Choice, Counted, EntryEvents, Gain, OptionSpec, Picture, PolicySpec, Present, RenderOptions, Weight,
};
use skald::words::{Doc, Mark, Voice};

use super::{Board, CELLS, Draw, Event, TicTacToe, View, name};

impl TicTacToe {
    fn result(&self, board: &Board, voice: &Voice) -> String {
        match Seat::all(2).find(|seat| self.line(board, *seat).is_some()) {
            Some(winner) => voice.say("tic-tac-toe-board-won", [("who", voice.marked(winner).into())]),
            None if self.over(board) => voice.word("tic-tac-toe-board-drawn"),
            None => voice.say("tic-tac-toe-board-turn", [("who", voice.marked(board.turn).into())]),
        }
    }
}

/// One row of the board in signs.
fn row(board: &Board, row: u8) -> String {
    let cells = (row * 3..row * 3 + 3).map(|cell| match board.cells[usize::from(cell)] {
        Some(seat) => Mark::of(seat).to_string(),
        None => name(cell),
    });
    cells.collect::<Vec<_>>().join(" ")
}

impl Counted for TicTacToe {}

impl Present for TicTacToe {
    const OPTIONS: &'static [OptionSpec] = &[];
    const POLICIES: &'static [PolicySpec<Self>] = &[("random", || Box::new(Random))];

    fn choices(&self, _: &Asked<'_, Self>, actions: &[Draw], voice: &Voice) -> Vec<Choice> {
        let choice = |draw: &Draw| Choice {
            code: draw.to_string(),
            intent: false,
            label: voice.say("tic-tac-toe-choice", [("cell", name(draw.0).into())]),
            button: String::new(),
            detail: String::new(),
            emoji: "",
            weight: Weight::Plain,
            path: Vec::new(),
        };
        actions.iter().map(choice).collect()
    }

    fn board(&self, view: &View, voice: &Voice) -> Doc {
        let mut doc = Doc::titled("Tic-Tac-Toe");
        doc.line(self.result(&view.open, voice));
        (0..3).for_each(|at| {
            doc.line(row(&view.open, at));
        });
        doc
    }

    fn brief(&self, asked: &Asked<'_, Self>, voice: &Voice) -> Doc {
        Doc::titled(self.result(&asked.view.open, voice))
    }

    fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
        Some(match event {
            Event::Began(first) => {
                voice.say("tic-tac-toe-told-began", [("who", voice.marked(Seat(*first as u8)).into())])
            }
            Event::Drew { seat, cell } => {
                let facts = [("who", voice.marked(*seat).into()), ("cell", name(*cell).into())];
                voice.say("tic-tac-toe-told-drew", facts)
            }
        })
    }

    fn counted(&self, account: &Account<'_, Self>) -> Vec<(u64, Gain)> {
        let (Some(line), Some((seq, _))) = (self.line(&account.view.open, account.seat), account.known_events.last())
        else {
            return Vec::new();
        };
        let text = account.voice.say("tic-tac-toe-reason", [("cell", name(line[0]).into())]);
        vec![(*seq, Gain::new("line", 1, text))]
    }

    fn rules(&self, _: &Self::Options, voice: &Voice) -> Doc {
        let mut doc = Doc::titled("Tic-Tac-Toe");
        doc.line(voice.word("tic-tac-toe-rules"));
        doc
    }

    fn picture(&self, view: &View, render: RenderOptions, _: &[EntryEvents<Event>], voice: &Voice) -> Option<Picture> {
        const CELL: i32 = PHONE / 3;
        let board = &view.open;
        let ground = palette::ground(render.look);
        let mut scene = Scene::new(PHONE, PHONE, ground.paper);
        for cell in 0..CELLS {
            let (left, top) = (i32::from(cell % 3) * CELL, i32::from(cell / 3) * CELL);
            let middle = at(left + CELL / 2, top + CELL / 2);
            scene.draw(Form::rounded(at(left + 50, top + 50), CELL - 100, CELL - 100, 80).fill(ground.panel));
            match board.cells[usize::from(cell)] {
                Some(seat) => scene.extend(mark::badge(seat, render.look, middle, 350)),
                None => scene.draw(Text::new(middle, name(cell), 200, ground.quiet).centred()),
            }
        }
        let rows = (0..3).map(|at| {
            let cells = at * 3..at * 3 + 3;
            let drawn = cells.map(|cell| match board.cells[usize::from(cell)] {
                Some(seat) => format!("{} {}", name(cell), lettering::drawable(&voice.seat(seat))),
                None => name(cell),
            });
            drawn.collect::<Vec<_>>().join(", ")
        });
        let rows = rows.collect::<Vec<_>>().join("; ");
        Some(Picture { scene, alt: voice.say("tic-tac-toe-alt", [("board", rows.into())]) })
    }
}
