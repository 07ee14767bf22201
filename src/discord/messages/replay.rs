//! The replay of a game, turn by turn, in a private message.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::messages::board::{self, Extent};
use crate::discord::messages::custom_id::Press;
use crate::discord::messages::names;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{Entry, Moment, Past, Seq};
use crate::words::Locale;

/// The board at the end of a turn, with buttons to other turns; `log` are the last entries up to then.
pub fn page(past: &Past, log: &[Entry], locale: Locale, extent: Extent) -> OutgoingMessage {
    let voice = names::voice(&past.view, locale);
    let facts = [("turn", past.turn.into()), ("turns", past.turns.into())];
    let content = voice.say("discord-replay-turn", facts);
    OutgoingMessage { content, ..board::private(&past.view, log, None, locale, 0, extent) }.with(vec![turns(past)])
}

fn turns(past: &Past) -> CreateActionRow {
    let here = Seq(past.view.seq.0);
    let (first, last) = (past.turn == 0, past.turn == past.turns);
    let button = |sign: &str, moment, dead| {
        CreateButton::new(Press::Replay(past.view.id, moment).to_string())
            .label(sign)
            .style(ButtonStyle::Secondary)
            .disabled(dead)
    };
    CreateActionRow::Buttons(vec![
        button("⏮", Moment::Start, first),
        button("◀", Moment::Before(here), first),
        button("▶", Moment::After(here), last),
        button("⏭", Moment::Last, last),
    ])
}
