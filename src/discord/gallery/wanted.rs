//! What is to be drawn, named by a digest of everything that can be seen in it.

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::canvas::palette::Look;
use crate::discord::names;
use crate::engine::{Seat, Viewer};
use crate::table::{Deed, Entry, Sight, TableId};
use crate::title::{Picture, RenderOptions, Title};
use crate::words::{Locale, Voice};

/// The name of a picture: the same for all that look the same.
pub type Digest = [u8; 32];
/// Draws.
pub type Paint = Box<dyn FnOnce() -> Option<Picture> + Send>;
/// One of the boards of a table: for whose eyes, how, in which language.
pub(super) type Wall = (Viewer, RenderOptions, Locale);

/// The file of a legend.
const LEGEND: &str = "legend.png";

/// A picture to be drawn.
pub struct Wanted {
    pub(super) table: Option<TableId>,
    pub(super) wall: Wall,
    pub(super) seq: u64,
    pub(super) title: &'static str,
    /// What is in it.
    pub digest: Digest,
    /// What its file is called.
    pub file: String,
    pub(super) paint: Paint,
}

impl Wanted {
    /// The board of a table as a viewer may see it, with what has changed set off; `log` are the last entries. `None`
    /// where there is no board.
    pub fn board(sight: &Sight, log: &[Entry], viewer: Viewer, render: RenderOptions, locale: Locale) -> Option<Self> {
        let position = Arc::clone(sight.position.as_ref()?);
        let voice = names::plain_voice(sight, locale);
        let changed = changed(log, viewer);
        let view = position.view(viewer).ok()?;
        let (title, edition) = (sight.title.meta().key, &sight.title.edition().id);
        let digest = digest(&(title, edition, view, viewer, render, locale.tag(), &voice.names, &changed))?;
        Some(Self {
            table: Some(sight.id),
            wall: (viewer, render, locale),
            seq: sight.seq.0,
            title,
            digest,
            file: file(sight.seq.0),
            paint: Box::new(move || position.picture(viewer, render, &changed, &voice)),
        })
    }

    /// The components of a title and what they mean.
    pub fn legend(title: &Arc<dyn Title>, look: Look, locale: Locale) -> Option<Self> {
        let (key, edition) = (title.meta().key, &title.edition().id);
        let digest = digest(&(LEGEND, key, edition, look, locale.tag()))?;
        let (title, voice) = (Arc::clone(title), Voice::new(locale, Vec::new()));
        Some(Self {
            table: None,
            wall: (Viewer::Public, RenderOptions { look, ..RenderOptions::default() }, locale),
            seq: 0,
            title: key,
            digest,
            file: LEGEND.to_owned(),
            paint: Box::new(move || title.legend(look, &voice)),
        })
    }
}

/// The file of a board at a seq.
pub fn file(seq: u64) -> String {
    format!("board-{seq}.png")
}

fn digest(seen: &impl Serialize) -> Option<Digest> {
    Some(Sha256::digest(serde_json::to_vec(seen).ok()?).into())
}

/// The events that a viewer has not seen: since their own last action; for lookers-on, those of the last turn, which is the
/// run of actions by whoever acted last.
fn changed(log: &[Entry], viewer: Viewer) -> Vec<(u64, Vec<serde_json::Value>)> {
    let actor = |entry: &Entry| if let Deed::Act(seat) = entry.deed { Some(seat) } else { None };
    let unseen: Vec<_> = match viewer {
        Viewer::Seat(own) => log.iter().rev().take_while(|entry| actor(entry) != Some(own)).collect(),
        Viewer::Public | Viewer::Everything => {
            let last: Option<Seat> = log.iter().rev().find_map(actor);
            log.iter().rev().take_while(|entry| actor(entry).is_none_or(|seat| Some(seat) == last)).collect()
        }
    };
    let acts = unseen.into_iter().rev().filter(|entry| actor(entry).is_some());
    acts.map(|entry| (entry.seq.0, entry.events.clone())).collect()
}
