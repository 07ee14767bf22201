//! The open tables of a server, for a person who manages it: who plays what and where, with a menu to end one.

use std::collections::BTreeSet;
use twilight_model::channel::message::component::{ButtonStyle, Component};

use crate::discord::messages::{Embed, EmbedKind, OutgoingMessage, Press, choices, clock, names, pages};
use crate::engine::Seat;
use crate::table::{ChannelId, CommunityTables, TableView};
use crate::words::{Doc, Locale, Voice};

/// The number of tables on a page; more would not fit one message.
pub const ROWS: usize = 10;
/// The maximum number of pages.
const PAGES: usize = 50_000;

/// A page of the tables of a server. `gone` are the deleted channels.
pub fn page(found: &CommunityTables, gone: &BTreeSet<ChannelId>, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(voice.say("discord-server-tables", [("count", found.count.into())]));
    if found.count == 0 {
        doc.line(voice.word("discord-server-tables-none"));
    }
    for view in &found.views {
        doc.line(row(view, gone.contains(&view.channel), locale));
    }
    let facts = [("page", (found.page + 1).into()), ("pages", found.pages.into())];
    doc.footer = voice.say("discord-page", facts);
    let mut rows = Vec::from_iter(menu(&found.views, gone, &voice));
    rows.extend(pages::turning(found.page.min(PAGES - 1), found.pages.min(PAGES), Press::ServerTables, &voice));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(rows)
}

/// Asks whether to end a table for everybody.
pub fn ask_to_end(view: &TableView, gone: bool, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let (question, end) = pages::end_question(view, &voice);
    let back = voice.word("discord-server-tables-back");
    let back = choices::button(&Press::ServerTables(0), &back, ButtonStyle::Secondary);
    let text = format!("{}\n{question}", row(view, gone, locale));
    OutgoingMessage::text(text).with(vec![choices::row([end, back])])
}

/// The title, players, start and place of a table.
fn row(view: &TableView, gone: bool, locale: Locale) -> String {
    let voice = names::voice(view, locale);
    let since = clock::moment(view.opened_at);
    let state = match view.open.iter().map(|open| open.since).min() {
        Some(asked) => {
            let facts = [("since", since.into()), ("asked", clock::moment(asked).into())];
            voice.say("discord-server-tables-asked", facts)
        }
        None => voice.say("discord-server-tables-opened", [("since", since.into())]),
    };
    let place = if gone { voice.word("discord-server-tables-gone") } else { format!("<#{}>", view.channel) };
    format!("**{}** · {} · {state} · {place}", names::heading(view, &voice), people(view, &voice))
}

fn people(view: &TableView, voice: &Voice) -> String {
    let names: Vec<_> = Seat::all(view.seats.len() as u8).map(|seat| voice.marked(seat)).collect();
    names.join(", ")
}

fn menu(views: &[TableView], gone: &BTreeSet<ChannelId>, voice: &Voice) -> Option<Component> {
    let option = |view: &TableView| {
        let named = names::voice(view, voice.locale);
        let lost = gone.contains(&view.channel).then(|| voice.word("discord-server-tables-gone-short"));
        let about: Vec<_> = lost.into_iter().chain([people(view, &named)]).collect();
        choices::option(&names::heading(view, &named), view.id.to_string(), &about.join(" · "))
    };
    let options: Vec<_> = views.iter().take(choices::MENU).map(option).collect();
    let placeholder = voice.word("discord-server-tables-end");
    (!options.is_empty()).then(|| choices::menu(&Press::ServerTable, options, &placeholder))
}
