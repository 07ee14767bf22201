//! Posts the puzzle of the day in the servers that want it, with the solution of the one before.
//!
//! The day of the last post is saved, and until then its nonce is the same, so a restart posts none twice. A day in which
//! the bot was away is skipped.

use std::sync::Arc;

use crate::config::BoardStyle;
use crate::discord::delivery::Services;
use crate::discord::delivery::cards::Refused;
use crate::discord::desk::{Audience, BoardError, Destination};
use crate::discord::messages::{Extent, ImageSlot, puzzle};
use crate::discord::render::{RenderOutcome, RenderRequest};
use crate::discord::server_settings::{self, CardPlace, ServerSettings};
use crate::table::{CommunityId, PuzzlePost, PuzzleView, TableError};
use crate::title::{Frame, Puzzle, RenderOptions, Title};

impl Services {
    pub(super) async fn puzzles(&self, refused: &mut Refused) -> Result<(), TableError> {
        let day = self.tables.puzzle_day();
        let mut over = self.tables.admin().with_puzzles().await?;
        for (community, settings) in server_settings::all(&self.tables).await? {
            let Some(place) = settings.puzzle else { continue };
            over.retain(|other| *other != community);
            let card = self.tend_puzzle(community, &settings, place, day);
            self.tend(refused, community, place.channel.0, card).await?;
        }
        // The puzzle of a server that wants no more stays until its day is over, so that none is posted twice.
        for community in over {
            if self.tables.admin().puzzle(community).await?.is_none_or(|post| post.day != day) {
                self.tables.admin().set_puzzle(community, None).await?;
            }
        }
        Ok(())
    }

    /// Posts the puzzle of a day unless that is done.
    async fn tend_puzzle(
        &self,
        community: CommunityId,
        settings: &ServerSettings,
        place: CardPlace,
        day: u64,
    ) -> Result<(), BoardError> {
        let last = self.tables.admin().puzzle(community).await?;
        if last.as_ref().is_some_and(|last| last.day >= day) {
            return Ok(());
        }
        let Some(view) = self.of_day(settings, day) else { return Ok(()) };
        let locale = settings.language.unwrap_or(place.locale);
        let style = settings.style.unwrap_or(self.usual.style);
        let render = RenderOptions { look: self.usual.look, frame: Frame::Whole };
        let request = RenderRequest::puzzle(&view, render, locale).filter(|_| style != BoardStyle::Words);
        let mut picture = ImageSlot::Nothing;
        if let Some(request) = request {
            let file = request.file.clone();
            if let RenderOutcome::Image(image) = self.renderer.draw(request).await {
                picture = ImageSlot::New { file, image };
            }
        }
        let brief = style == BoardStyle::Picture && picture.file().is_some();
        let solved = last.as_ref().and_then(|last| Some((self.title(&last.title)?.as_ref(), last)));
        let mut card = puzzle::card(&view, solved, if brief { Extent::Brief } else { Extent::Whole }, locale);
        card.picture = picture;
        let to = Destination { channel: place.channel.0, audience: Audience::Channel, locale };
        self.desk.post(to, &mut card, &format!("puz{:x}.{day:x}", community.0)).await?;
        let title = view.title.meta().key.to_owned();
        let post = PuzzlePost { day, title, puzzle: view.puzzle, answered: 0, solved: 0 };
        self.tables.admin().set_puzzle(community, Some(&post)).await?;
        tracing::info!(%community, day, "posted the puzzle of the day");
        Ok(())
    }

    fn title(&self, key: &str) -> Option<&Arc<dyn Title>> {
        self.tables.titles().default_of(key)
    }

    /// The puzzle of a day, of the first title with puzzles that the server plays.
    fn of_day(&self, settings: &ServerSettings, day: u64) -> Option<PuzzleView> {
        let keys = self.tables.titles().keys().filter(|key| settings.offers(key));
        keys.filter_map(|key| self.title(key))
            .find_map(|title| PuzzleView::new(title, day, Puzzle::of_day(title.as_ref(), day)?))
    }
}
