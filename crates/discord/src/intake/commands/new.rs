//! `/new`: open a table in this channel, or play alone in direct messages.

use std::sync::Arc;

use crate::intake::commands::{Context, Ctx, suggest};
use crate::intake::permissions::{self, Spot};
use crate::intake::refusal::Asked;
use crate::intake::{Failure, opening};
use crate::messages::{OutgoingMessage, games};
use crate::server_settings;
use skald_core::title::Title;
use skald_table::{Open, PersonId, Stage, TableError, TableView};

/// Open a table here.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub async fn new(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::offered_titles"] title: Option<String>,
    #[min = 1]
    #[max = 8]
    seats: Option<u8>,
    #[min = 0]
    #[max = 7]
    computers: Option<u8>,
    #[autocomplete = "suggest::levels"]
    #[max_length = 100]
    level: Option<String>,
    #[autocomplete = "suggest::editions"] edition: Option<String>,
    #[autocomplete = "suggest::options"]
    #[max_length = 300]
    options: Option<String>,
    #[autocomplete = "suggest::paces"]
    #[max_length = 100]
    pace: Option<String>,
    start: Option<bool>,
    thread: Option<bool>,
    #[max_length = 300] with: Option<String>,
    invited_only: Option<bool>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let with = context.read_mentions(with.as_deref().unwrap_or_default())?;
    let options_given = seats.is_some()
        || computers.is_some()
        || level.is_some()
        || edition.is_some()
        || options.is_some()
        || pace.is_some()
        || start.is_some()
        || thread.is_some()
        || !with.is_empty()
        || invited_only.is_some();
    let title = match named_title(&context, title, thread).await? {
        Ok(title) => title,
        Err(offered) => return context.reply(&games::which(&offered, options_given, context.locale())).await,
    };
    let most = context.app.tables.titles().default_of(&title).map_or(2, |title| title.meta().seats.1);
    let alone = context.caller.community.is_none();
    let start = start.unwrap_or(alone);
    let (seats, computers) = filled(seats, computers, most, start)?;
    if !with.is_empty() {
        check_invitations(&context, with.len(), seats, computers, start)?;
    }
    let pace = suggest::read_pace(pace.as_deref().unwrap_or_default())?;
    let known = context.app.tables.titles().default_of(&title).map(|title| title.as_ref());
    let level = level.map(|level| known.map_or(level.clone(), |title| suggest::policy(title, &level)));
    let options = suggest::read_options(known, options.as_deref().unwrap_or_default())?;
    let open = Open {
        edition,
        options,
        pace,
        invited_only: invited_only.unwrap_or_default(),
        ..context.caller.opens(title, seats)
    };
    let opened = context.open_table(open, thread).await?;
    let where_it_is = context.place_of(&opened);
    let view = match prepare(&context, opened.view, &with, computers, level.as_deref(), start).await {
        Ok(view) => view,
        Err(failure) => return not_filled(&context, failure.once(Failure::OnlyOpened), where_it_is).await,
    };
    tracing::info!(table = %view.id, person = %context.caller.id(), "a person opened a table");
    match (start, where_it_is) {
        // The board is the next message there.
        (true, _) if alone => context.dismiss().await,
        (true, where_it_is) => {
            context.started(&view).await?;
            match where_it_is {
                Some(outgoing) => Ok(context.answer.follow(&outgoing).await?),
                None => Ok(()),
            }
        }
        (false, Some(outgoing)) => context.reply(&outgoing).await,
        (false, None) => context.dismiss().await,
    }
}

async fn prepare(
    context: &Context,
    mut view: TableView,
    people: &[PersonId],
    computers: u8,
    level: Option<&str>,
    start: bool,
) -> Result<TableView, Failure> {
    if !people.is_empty() {
        view = context.invite(&view, people).await?;
    }
    context.fill(view, computers, level, start).await
}

/// Checks that there are seats for the invited people, who must have time to answer.
fn check_invitations(context: &Context, people: usize, seats: u8, computers: u8, start: bool) -> Result<(), Failure> {
    context.caller.community.ok_or(Failure::NO_SERVER)?;
    if start {
        return Err(Failure::Word("invitation-refuse-start"));
    }
    let room = seats.saturating_sub(1 + computers);
    let room = usize::from(room);
    match people > room {
        true => Err(Failure::Counted("invitation-refuse-many", vec![("people", people), ("room", room)])),
        false => Ok(()),
    }
}

/// Says why a new table was not filled or started, and where it is if it is elsewhere.
async fn not_filled(context: &Context, failure: Failure, place: Option<OutgoingMessage>) -> Result<(), Failure> {
    let Some(place) = place else { return Err(failure) };
    let Context { app, caller, answer, .. } = context;
    let asked = Asked { app, caller, answer, table: None };
    let Some(mut reply) = asked.outgoing(&failure).await else {
        return Err(failure);
    };
    if failure.ours() {
        tracing::warn!(person = %context.caller.id(), error = %failure, "a new table is not filled");
    }
    reply.content = format!("{}\n{}", reply.content, place.content);
    context.reply(&reply).await
}

/// The key of the named title, or of the only one that the server offers. Otherwise those among which the person chooses.
async fn named_title(
    context: &Context,
    named: Option<String>,
    thread: Option<bool>,
) -> Result<Result<String, Vec<Arc<dyn Title>>>, Failure> {
    let Context { app, caller, .. } = context;
    let titles = app.tables.titles();
    if let Some(named) = named {
        return Ok(Ok(titles.meant(&named).map_or(named.clone(), str::to_owned)));
    }
    let settings = server_settings::of(&app.tables, caller.community).await?;
    let offered: Vec<_> = titles.keys().filter(|key| settings.offers(key)).collect();
    match offered.as_slice() {
        [] => Ok(Ok(titles.keys().next().unwrap_or_default().to_owned())),
        [only] => Ok(Ok((*only).to_owned())),
        [first, ..] => {
            opening::check(app, &settings, caller, first).await?;
            // A table that cannot be opened here is refused before the question.
            if settings.forum.is_none() {
                match permissions::spot(caller.allowed, caller.channel_kind, thread.unwrap_or(settings.threads)) {
                    Spot::Nowhere(missing) => return Err(Failure::Missing(missing)),
                    Spot::Here(_) => refuse_if_taken(context).await?,
                    Spot::OwnThread(_) => {}
                }
            }
            Ok(Err(offered.iter().filter_map(|key| titles.default_of(key)).map(Arc::clone).collect()))
        }
    }
}

async fn refuse_if_taken(context: &Context) -> Result<(), Failure> {
    let there = context.app.tables.at(context.caller.channel).await?;
    let Some(view) = there.filter(|view| matches!(view.stage, Stage::Lobby | Stage::Playing)) else { return Ok(()) };
    match context.end_if_all_are_gone(view.id).await? {
        true => Ok(()),
        false => Err(TableError::ChannelTaken { table: view.id }.into()),
    }
}

/// The number of seats, and how many of them are computer players. In a game that starts at once, all seats without a
/// person are.
fn filled(seats: Option<u8>, computers: Option<u8>, most: u8, start: bool) -> Result<(u8, u8), Failure> {
    match (start, seats, computers) {
        (false, seats, computers) => Ok((seats.unwrap_or(most), computers.unwrap_or_default())),
        (true, None, Some(computers)) => Ok((computers + 1, computers)),
        (true, seats, None) => {
            let seats = seats.unwrap_or(most);
            Ok((seats, seats.saturating_sub(1)))
        }
        (true, Some(seats), Some(computers)) if computers + 1 < seats => {
            Err(Failure::Counted("discord-refuse-free-seats", vec![("free", usize::from(seats - 1 - computers))]))
        }
        (true, Some(seats), Some(computers)) => Ok((seats, computers)),
    }
}

#[cfg(test)]
mod tests {
    use super::filled;
    use crate::intake::commands::Failure;

    #[test]
    fn game_that_starts_at_once_has_no_free_seat() {
        assert!(matches!(filled(None, None, 4, false), Ok((4, 0))));
        assert!(matches!(filled(None, None, 4, true), Ok((4, 3))));
        assert!(matches!(filled(Some(2), None, 4, true), Ok((2, 1))));
        assert!(matches!(filled(Some(1), None, 4, true), Ok((1, 0))));
        assert!(matches!(filled(None, Some(2), 4, true), Ok((3, 2))));
        assert!(matches!(filled(Some(3), Some(2), 4, true), Ok((3, 2))));
        assert!(matches!(filled(Some(4), Some(1), 4, true), Err(Failure::Counted("discord-refuse-free-seats", _))));
    }
}
