//! Pictures for one person's eyes: of the board as their seat sees it, in their look; they come with the answer when they
//! are drawn already, else by an edit of it.
//!
//! Invariants: the answer itself never waits; a picture comes only while its message still shows what it was drawn for.

use std::sync::Arc;

use crate::discord::intake::answer::{Answer, AnswerError, Caller, Place};
use crate::discord::intake::app::App;
use crate::discord::intake::permissions;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::recent_log;
use crate::discord::render::RenderOutcome;
use crate::discord::render::RenderRequest;
use crate::discord::render::Renderer;
use crate::table::{TableError, TableView};
use crate::title::{Frame, RenderOptions, Title};

/// Whether somebody may be shown pictures of a title where they are.
pub fn may_see(app: &App, caller: &Caller, title: &dyn Title) -> bool {
    permissions::may_attach(caller) && app.renderer.draws(title.meta().key)
}

/// The board of a table as the caller may see it: near their seat if they have one and `near`.
///
/// # Errors
/// When the store fails.
pub async fn board(
    app: &App,
    caller: &Caller,
    view: &TableView,
    near: bool,
) -> Result<Option<RenderRequest>, TableError> {
    if !may_see(app, caller, view.title.as_ref()) {
        return Ok(None);
    }
    let seat = view.seat_of(caller.id());
    let frame = seat.filter(|_| near).map_or(Frame::Whole, Frame::Around);
    let render = RenderOptions { look: app.look_of(caller.id()).await?, frame };
    let log = recent_log::recent(&app.tables, view).await?;
    Ok(RenderRequest::board(view, &log, render, caller.locale()))
}

/// The components of a title, on the first page of its rules.
///
/// # Errors
/// When the store fails.
pub async fn legend(
    app: &App,
    caller: &Caller,
    title: &Arc<dyn Title>,
    page: u16,
) -> Result<Option<RenderRequest>, TableError> {
    if page != 0 || !may_see(app, caller, title.as_ref()) {
        return Ok(None);
    }
    Ok(RenderRequest::legend(title, app.look_of(caller.id()).await?, caller.locale()))
}

/// Puts a face where an answer goes, and its picture as soon as there is one. A picture that the face keeps until then goes
/// if none follows.
///
/// # Errors
/// When Discord refuses the text or cannot be reached.
pub async fn show(
    answer: &Answer,
    renderer: &Arc<Renderer>,
    mut outgoing: OutgoingMessage,
    wanted: Option<RenderRequest>,
    place: Place,
) -> Result<(), AnswerError> {
    let known = wanted.as_ref().and_then(|wanted| Some((renderer.on_hand(&wanted.digest)?, wanted.file.clone())));
    let (Some(wanted), None) = (wanted, &known) else {
        let print = known.and_then(|(print, file)| Some(ImageSlot::New { file, print: print? }));
        outgoing.picture = print.unwrap_or_default();
        return match answer.put(&outgoing, place).await {
            Err(AnswerError::Refused { .. }) if outgoing.upload().is_some() => {
                outgoing.picture = ImageSlot::Nothing;
                answer.put(&outgoing, place).await.map(drop)
            }
            put => put.map(drop),
        };
    };
    let message = answer.put(&outgoing, place).await?;
    let ticket = renderer.awaits(message);
    let (renderer, answer) = (Arc::clone(renderer), answer.again());
    tokio::spawn(async move {
        let file = wanted.file.clone();
        let drawn = renderer.draw(wanted).await;
        if !renderer.comes(message, ticket) {
            return;
        }
        let kept = std::mem::take(&mut outgoing.picture);
        match drawn {
            RenderOutcome::Image(print) => outgoing.picture = ImageSlot::New { file, print },
            RenderOutcome::Nothing | RenderOutcome::Overtaken if kept.file().is_none() => return,
            RenderOutcome::Nothing | RenderOutcome::Overtaken => {}
        }
        if let Err(error) = answer.amend(message, &outgoing, place).await {
            tracing::debug!(%error, "a picture was not shown");
        }
    });
    Ok(())
}
