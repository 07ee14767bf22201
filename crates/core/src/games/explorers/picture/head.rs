//! The head of the picture: what is asked of whom, the turn, and how many tiles are left.

use super::*;
use crate::canvas::kit::headline;

pub const HEIGHT: Unit = 460;

impl Drawing<'_> {
    pub fn head(&self) -> Vec<Shape> {
        let open = self.context.open();
        let colours = &self.colours;
        let asked = self.context.seats().filter(|seat| open.asks(*seat)).collect();
        let asked: Vec<Seat> = if self.context.is_over() { self.context.winners() } else { asked };
        // The badges of several seats leave no room for their names.
        let named = self.context.is_over() || asked.len() == 1;
        let called = |seat| if named { self.context.voice.seat(seat) } else { String::new() };
        let words = self.context.headline(called);
        let words = lettering::fit(&words, LEGIBLE, Weight::Bold, PHONE - 170 - 235 * asked.len() as Unit);
        let first = headline(&asked, &words, colours.look, 150);
        let second = lettering::fit(&self.progress(), LEGIBLE, Weight::Medium, PHONE - 160);
        let second = Text::new(at(80, 400), second, LEGIBLE, colours.ground.quiet);
        // A bar as long as the share of turns that have begun.
        let done = PHONE * Unit::from(open.turn) / Unit::from(self.context.open().turns()).max(1);
        let bar = Form::rect(at(0, HEIGHT - 14), done.clamp(1, PHONE), 14).fill(colours.shallow);
        (first, second, bar).shapes()
    }

    /// The turn, the tiles that are left, and who has the winter token.
    pub fn progress(&self) -> String {
        let open = self.context.open();
        let voice = self.context.voice;
        if self.context.is_over() {
            let ended = say!(voice, "explorers-picture-ended", turn = open.turn);
            return row::all([ended].into_iter().chain(self.context.ties("explorers-picture-tie")));
        }
        let turn = open.turn.max(1);
        let turn = say!(voice, "explorers-picture-turn", turn, turns = self.context.open().turns(), stack = open.stack);
        let winter = open.winter().filter(|_| !open.is_solo()).map(|seat| voice.seat(seat));
        row::all([turn].into_iter().chain(winter.map(|who| say!(voice, "explorers-picture-winter", who))))
    }
}
