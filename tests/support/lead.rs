//! Brings a game to a wanted state: a search among random games on copies of the position, and then the moves.

use serde_json::Value;
use skald::engine::{Decision, Seat};
use skald::table::{Act, Pick, TableView};
use skald::title::Position;

use crate::evening::Evening;

/// The consequence of an action: the position after it, and the forced moves on the way.
pub struct Consequence {
    pub position: Box<dyn Position>,
    pub house: Vec<Decision>,
}

impl Consequence {
    /// The open decisions after it.
    pub fn asked(&self) -> Vec<Decision> {
        self.position.decisions()
    }

    /// Whether this seat had a forced move out of turn.
    pub fn moved(&self, seat: Seat) -> bool {
        self.house.iter().any(|decision| decision.seat == seat && decision.out_of_turn)
    }

    /// The consequence of this answer, if this seat has the only open decision, out of turn or not as wanted.
    pub fn then(&self, seat: Seat, code: &str, out_of_turn: bool) -> Option<Consequence> {
        let asked = self.asked();
        let alone = asked.len() == 1 && asked[0].seat == seat && asked[0].out_of_turn == out_of_turn;
        let can = alone && self.position.legal(seat).iter().any(|legal| legal == code);
        can.then(|| act(self.position.as_ref(), seat, code))
    }
}

/// Applies an action and the forced moves after it to a copy.
pub fn act(position: &dyn Position, seat: Seat, code: &str) -> Consequence {
    let mut position = position.duplicate();
    position.act(seat, code).expect("is legal");
    let mut house = Vec::new();
    while let Some(decision) = position.decisions().into_iter().find(|open| position.legal(open.seat).len() == 1) {
        let code = position.legal(decision.seat).remove(0);
        position.act(decision.seat, &code).expect("is legal");
        house.push(decision);
    }
    Consequence { position, house }
}

/// Before each of this many last steps, the test waits for delivery. It plays the other steps without waiting.
const DELIVERED_STEPS: usize = 12;

struct Step {
    before: Value,
    seat: Seat,
    code: String,
}

/// Plays until a seat has an action with the wanted consequence in its own turn, and returns the action.
///
/// The action is not played yet, and delivery has sent everything before it.
pub async fn lead(evening: &Evening, wanted: impl Fn(Seat, &Consequence) -> bool) -> (TableView, Seat, String) {
    let view = evening.view().await;
    let start = view.unredacted().cloned().expect("is played");
    let (path, seat, code) = (0..400)
        .find_map(|game| search(start.as_ref(), game, &wanted))
        .unwrap_or_else(|| panic!("no random game reaches the wanted state"));
    let hurried = path.len().saturating_sub(DELIVERED_STEPS);
    for (at, step) in path.into_iter().enumerate() {
        if at >= hurried {
            evening.delivered().await;
        }
        loop {
            let view = evening.view().await;
            let position = view.unredacted().expect("is played");
            if position.snapshot().expect("is JSON") == step.before {
                play(evening, &view, step.seat, &step.code).await;
                break;
            }
            // A seat with reversible steps must end its turn itself.
            let last = position.legal(view.open[0].decision.seat);
            assert_eq!(last.len(), 1, "the game went another way");
            play(evening, &view, view.open[0].decision.seat, &last[0]).await;
        }
    }
    let mut view = evening.view().await;
    while view.open[0].decision.seat != seat || !legal(&view, seat).contains(&code) {
        let mover = view.open[0].decision.seat;
        let last = legal(&view, mover);
        assert_eq!(last.len(), 1, "the game went another way");
        play(evening, &view, mover, &last[0]).await;
        view = evening.view().await;
    }
    evening.delivered().await;
    (view, seat, code)
}

fn legal(view: &TableView, seat: Seat) -> Vec<String> {
    view.unredacted().expect("is played").legal(seat)
}

/// A random game up to the first wanted action of a seat in its own turn.
fn search(
    start: &dyn Position,
    game: u64,
    wanted: &impl Fn(Seat, &Consequence) -> bool,
) -> Option<(Vec<Step>, Seat, String)> {
    let mut random = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut position, mut path) = (start.duplicate(), Vec::new());
    for _ in 0..300 {
        let asked = position.decisions();
        let [only] = &asked[..] else { return None };
        let (seat, legal) = (only.seat, position.legal(only.seat));
        if !only.out_of_turn
            && let Some(code) = legal.iter().find(|code| wanted(seat, &act(position.as_ref(), seat, code)))
        {
            return Some((path, seat, code.clone()));
        }
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let code = legal[(random % legal.len() as u64) as usize].clone();
        path.push(Step { before: position.snapshot().expect("is JSON"), seat, code: code.clone() });
        position = act(position.as_ref(), seat, &code).position;
    }
    None
}

/// Plays without Discord, by the tables' own interface.
pub async fn play(evening: &Evening, view: &TableView, seat: Seat, code: &str) {
    let person = view.occupant(seat).and_then(|occupant| occupant.person()).expect("a person sits there").clone();
    let decision = view.decision_of(seat).map(|open| open.id);
    let choice = Pick::Typed(code.to_owned());
    evening
        .tables
        .play()
        .act(Act { table: view.id, person, decision, choice, idempotency_key: None })
        .await
        .expect("is legal");
}
