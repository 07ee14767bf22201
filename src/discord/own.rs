//! Pictures for one person's eyes: of the board as their seat sees it, in their look; they come with the answer when they
//! are drawn already, else by an edit of it.
//!
//! Invariants: the answer itself never waits; a picture comes only while its message still shows what it was drawn for.

use std::sync::Arc;

use super::answer::{Answer, AnswerError, Caller, Place};
use super::face::{Face, Hanging};
use super::gallery::{Drawn, Gallery, Wanted};
use super::house::House;
use super::{lately, permissions};
use crate::engine::Viewer;
use crate::table::{Sight, TableError};
use crate::title::{Frame, RenderOptions, Title};

/// Whether somebody may be shown pictures of a title where they are.
pub fn may_see(house: &House, caller: &Caller, title: &dyn Title) -> bool {
    permissions::may_attach(caller) && house.gallery.paints(title.meta().key)
}

/// The board of a table as the caller may see it: near their seat if they have one and `near`.
///
/// # Errors
/// When the store fails.
pub async fn board(house: &House, caller: &Caller, sight: &Sight, near: bool) -> Result<Option<Wanted>, TableError> {
    if !may_see(house, caller, sight.title.as_ref()) {
        return Ok(None);
    }
    let seat = sight.seat_of(caller.id());
    let frame = seat.filter(|_| near).map_or(Frame::Whole, Frame::Around);
    let render = RenderOptions { look: house.look_of(caller.id()).await?, frame };
    let log = lately::recent(&house.tables, sight).await?;
    Ok(Wanted::board(sight, &log, seat.map_or(Viewer::Public, Viewer::Seat), render, caller.locale()))
}

/// The components of a title, on the first page of its rules.
///
/// # Errors
/// When the store fails.
pub async fn legend(
    house: &House,
    caller: &Caller,
    title: &Arc<dyn Title>,
    page: u16,
) -> Result<Option<Wanted>, TableError> {
    if page != 0 || !may_see(house, caller, title.as_ref()) {
        return Ok(None);
    }
    Ok(Wanted::legend(title, house.look_of(caller.id()).await?, caller.locale()))
}

/// Puts a face where an answer goes, and its picture as soon as there is one. A picture that the face keeps until then goes
/// if none follows.
///
/// # Errors
/// When Discord refuses the text or cannot be reached.
pub async fn show(
    answer: &Answer,
    gallery: &Arc<Gallery>,
    mut face: Face,
    wanted: Option<Wanted>,
    place: Place,
) -> Result<(), AnswerError> {
    let known = wanted.as_ref().and_then(|wanted| Some((gallery.on_hand(&wanted.digest)?, wanted.file.clone())));
    let (Some(wanted), None) = (wanted, &known) else {
        let print = known.and_then(|(print, file)| Some(Hanging::New { file, print: print? }));
        face.picture = print.unwrap_or_default();
        return match answer.put(&face, place).await {
            Err(AnswerError::Refused { .. }) if face.upload().is_some() => {
                face.picture = Hanging::Nothing;
                answer.put(&face, place).await.map(drop)
            }
            put => put.map(drop),
        };
    };
    let message = answer.put(&face, place).await?;
    let ticket = gallery.awaits(message);
    let (gallery, answer) = (Arc::clone(gallery), answer.again());
    tokio::spawn(async move {
        let file = wanted.file.clone();
        let drawn = gallery.draw(wanted).await;
        if !gallery.comes(message, ticket) {
            return;
        }
        let kept = std::mem::take(&mut face.picture);
        match drawn {
            Drawn::Print(print) => face.picture = Hanging::New { file, print },
            Drawn::Nothing | Drawn::Overtaken if kept.file().is_none() => return,
            Drawn::Nothing | Drawn::Overtaken => {}
        }
        if let Err(error) = answer.amend(message, &face, place).await {
            tracing::debug!(%error, "a picture was not shown");
        }
    });
    Ok(())
}
