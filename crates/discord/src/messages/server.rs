//! The settings of a server for its tables, the bot's permissions in a channel, and the place of a new table.
//!
//! The open tables of a server, for a person who manages it: who plays what and where, with a menu to end one.

use std::collections::BTreeSet;

use twilight_model::channel::message::component::{ButtonStyle, Component};

use crate::messages::clip::clip;
use crate::messages::{Embed, EmbedKind, OutgoingMessage, Press, choices, clock, names, pages};
use crate::offered::Offered as _;
use crate::server_settings::ServerSettings;
use skald_config::BoardStyle;
use skald_core::engine::Seat;
use skald_core::title::Titles;
use skald_core::words::{Doc, Locale, Voice};
use skald_table::{Allowance, ChannelId, CommunityTables, Person, TableView};

/// The room for the lines of `/server doctor`, in bytes. The lines that count the rest come after it.
const ROOM: usize = 1700;

/// How many channels are named in one message.
const NAMED: usize = 30;

/// What the sentences about settings need.
pub struct SettingsContext<'a> {
    pub titles: &'a Titles,
    /// The style of boards if the server has chosen none.
    pub style: BoardStyle,
    pub allowance: Allowance,
    pub tables: usize,
}

/// The settings of a server; `changed` says that they have just been changed. `gone` are channels of them that no longer
/// exist, each with a button that clears it.
pub fn settings(
    settings: &ServerSettings,
    at: &SettingsContext<'_>,
    changed: bool,
    gone: &[ChannelId],
    voice: &Voice,
) -> OutgoingMessage {
    let language = settings.language.map(|language| language.own_name().to_owned());
    let language = language.unwrap_or_else(|| voice.word("discord-server-language-server"));
    let style = settings.style.unwrap_or(at.style).key("command-me-board");
    let link = |key, channel: ChannelId| voice.say(key, [("channel", format!("<#{channel}>").into())]);
    let place = match settings.forum {
        Some(forum) => link("forum-where", forum),
        None => voice.word(if settings.threads { "discord-server-threads" } else { "discord-server-no-threads" }),
    };
    let channels = if settings.channels.is_empty() {
        voice.word("discord-server-everywhere")
    } else {
        voice.say("discord-server-channels", [("channels", mentions(&settings.channels, voice).into())])
    };
    let limits = [
        ("person", at.allowance.person_here.into()),
        ("server", at.allowance.community.into()),
        ("now", at.tables.into()),
    ];
    let mut lines = vec![
        voice.word(if changed { "discord-server-set" } else { "discord-server" }),
        voice.say("discord-server-boards", [("language", language.into()), ("style", voice.word(&style).into())]),
        place,
        channels,
        titles(settings, at.titles, voice),
        voice.say("discord-server-limits", limits),
        match settings.keep_days {
            Some(days) => voice.say("discord-server-kept", [("days", days.into())]),
            None => voice.word("discord-server-kept-ever"),
        },
    ];
    let people = settings.taken_off.iter().map(|person| format!("<@{person}>"));
    let people = ("people", some_of(people, voice).into());
    lines.extend((!settings.taken_off.is_empty()).then(|| voice.say("discord-server-taken-off", [people])));
    lines.extend(settings.overview.map(|overview| link("overview-where", overview.channel)));
    lines.extend(settings.puzzle.map(|puzzle| link("puzzle-where", puzzle.channel)));
    let named = [("channels", mentions(gone, voice).into())];
    lines.extend((!gone.is_empty()).then(|| voice.say("denial-setting-gone", named)));
    OutgoingMessage::text(lines.join("\n")).with(clear_buttons(gone, voice))
}

/// Which titles are played, and which are switched off.
fn titles(settings: &ServerSettings, titles: &Titles, voice: &Voice) -> String {
    let named = |wanted: bool| -> String {
        let keys = titles.keys().filter(|key| settings.offers(key) == wanted);
        keys.map(|key| titles.name_of(key, voice)).collect::<Vec<_>>().join(", ")
    };
    match (named(true), named(false)) {
        (on, off) if off.is_empty() => voice.say("discord-server-titles", [("titles", on.into())]),
        (on, off) if on.is_empty() => voice.say("discord-server-titles-none", [("off", off.into())]),
        (on, off) => voice.say("discord-server-titles-off", [("titles", on.into()), ("off", off.into())]),
    }
}

/// Channels as clients show them, with the number of the others if there are too many.
pub fn mentions<'a>(channels: impl IntoIterator<Item = &'a ChannelId>, voice: &Voice) -> String {
    some_of(channels.into_iter().map(|channel| format!("<#{channel}>")), voice)
}

/// The first of a list, with the number of the others if there are too many.
fn some_of(all: impl Iterator<Item = String>, voice: &Voice) -> String {
    let mut named: Vec<_> = all.collect();
    let more = named.len().saturating_sub(NAMED);
    named.truncate(NAMED);
    named.extend((more > 0).then(|| voice.say("discord-server-more", [("count", more.into())])));
    named.join(" ")
}

/// Says that settings point to deleted channels, with a button for each that clears it.
pub fn gone(channels: &[ChannelId], voice: &Voice) -> OutgoingMessage {
    let facts = [("channels", mentions(channels, voice).into())];
    OutgoingMessage::text(voice.say("denial-setting-gone", facts)).with(clear_buttons(channels, voice))
}

/// The buttons that clear the settings of deleted channels.
fn clear_buttons(channels: &[ChannelId], voice: &Voice) -> Vec<Component> {
    let label = voice.word("denial-button-clear");
    let button = |channel: &ChannelId| choices::button(&Press::ClearSetting(*channel), &label, ButtonStyle::Danger);
    choices::rows(channels.iter().take(choices::IN_A_ROW).map(button).collect())
}

/// The lines of `/server doctor` about the channels of the settings, how many more were not tried, and the buttons for
/// deleted ones.
pub fn places(
    outgoing: OutgoingMessage,
    places: &[(ChannelId, Option<String>)],
    untried: usize,
    gone: &[ChannelId],
    voice: &Voice,
) -> OutgoingMessage {
    let line = |(channel, refused): &(ChannelId, Option<String>)| {
        let channel = ("channel", format!("<#{channel}>").into());
        match refused {
            Some(why) => voice.say("denial-setting", [channel, ("why", why.as_str().into())]),
            None => voice.say("denial-setting-sound", [channel]),
        }
    };
    let untried = (untried > 0).then(|| voice.say("denial-setting-more", [("count", untried.into())]));
    let mut content = clip(&outgoing.content, ROOM);
    let mut hidden = 0;
    for line in places.iter().map(line) {
        match content.len() + line.len() < ROOM && hidden == 0 {
            true => content = format!("{content}\n{line}"),
            false => hidden += 1,
        }
    }
    let hidden = (hidden > 0).then(|| voice.say("overview-more", [("count", hidden.into())]));
    for line in hidden.into_iter().chain(untried) {
        content = format!("{content}\n{line}");
    }
    OutgoingMessage { content, ..outgoing }.with(clear_buttons(gone, voice))
}

/// The lines about the bot's permissions in a channel, and whether tables may be opened there.
pub fn doctor(channel: ChannelId, allowed: bool, permissions: Vec<String>, voice: &Voice) -> OutgoingMessage {
    let mut lines = vec![voice.say("discord-doctor", [("channel", format!("<#{channel}>").into())])];
    lines.extend(permissions);
    if !allowed {
        lines.push(voice.word("discord-doctor-not-allowed"));
    }
    OutgoingMessage::text(lines.join("\n"))
}

/// The place of a table opened from a channel, if its lobby card does not show it: its own thread, or why it has none.
pub fn opened(view: &TableView, from: ChannelId, no_thread: Option<String>, voice: &Voice) -> Option<OutgoingMessage> {
    let thread = || voice.say("discord-own-thread", [("thread", format!("<#{}>", view.channel).into())]);
    let said = no_thread.or_else(|| (view.channel != from).then(thread));
    said.map(OutgoingMessage::text)
}

/// The first message of a table's post in a forum.
pub fn first_of_post(title: &str, host: &Person, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let facts = [("title", title.into()), ("host", names::person(&host.name, None, locale).into())];
    OutgoingMessage::text(voice.say("forum-first", facts))
}

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
