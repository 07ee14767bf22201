//! The replay of a game, turn by turn, in a private message.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::discord::messages::board::{self, Extent};
use crate::discord::messages::choices::{MENU, OPTION, PLACEHOLDER};
use crate::discord::messages::clip::clip;
use crate::discord::messages::custom_id::Press;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{choices, names};
use crate::table::{Entry, Moment, Past, Seq};
use crate::words::{Locale, Voice};

/// A game of so few turns needs no menu of them.
const SHORT: usize = 4;

/// The board at the end of a turn, with buttons to other turns; `log` are the last entries up to then.
pub fn page(past: &Past, log: &[Entry], locale: Locale, extent: Extent) -> OutgoingMessage {
    let voice = names::voice(&past.view, locale);
    let facts = [("turn", past.turn.into()), ("turns", past.ends.len().into())];
    let content = voice.say("discord-replay-turn", facts);
    OutgoingMessage { content, ..board::private(&past.view, log, None, locale, 0, extent) }
        .with([Some(turns(past)), menu(past, &voice)].into_iter().flatten().collect())
}

/// The turns to choose from, evenly spread when there are more than fit; none for a short game.
fn menu(past: &Past, voice: &Voice) -> Option<CreateActionRow> {
    let turns = past.ends.len();
    let shown = turns.min(MENU);
    let option = |number: usize| {
        let turn = (number + 1) * turns / shown;
        let (seat, end) = past.ends[turn - 1];
        let facts = [("turn", turn.into()), ("turns", turns.into())];
        CreateSelectMenuOption::new(clip(&voice.say("discord-replay-turn", facts), OPTION), end.0.to_string())
            .description(clip(&voice.seat(seat), OPTION))
            .default_selection(turn == past.turn)
    };
    let options = (0..shown).map(option).collect();
    let menu =
        CreateSelectMenu::new(Press::ReplayMenu(past.view.id).to_string(), CreateSelectMenuKind::String { options });
    let placeholder = clip(&voice.word("discord-replay-menu"), PLACEHOLDER);
    (turns > SHORT).then(|| CreateActionRow::SelectMenu(menu.placeholder(placeholder)))
}

fn turns(past: &Past) -> CreateActionRow {
    let here = Seq(past.view.seq.0);
    let (first, last) = (past.turn == 0, past.turn == past.ends.len());
    let button = |sign: &str, moment, dead| {
        choices::button(&Press::Replay(past.view.id, moment), sign, ButtonStyle::Secondary).disabled(dead)
    };
    CreateActionRow::Buttons(vec![
        button("⏮", Moment::Start, first),
        button("◀", Moment::Before(here), first),
        button("▶", Moment::After(here), last),
        button("⏭", Moment::Last, last),
    ])
}
