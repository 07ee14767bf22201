//! The movement and its results: expeditions, tokens, steps (RR-20 … RR-38, RR-70 … RR-72).

use super::walk::{Walk, is_expedition};
use super::*;

impl Play<'_> {
    pub(super) fn go(&mut self, to: Site) {
        if self.open.phase == Phase::Start {
            self.open.phase = Phase::Walk { path: vec![self.at()] };
        }
        if let Phase::Walk { path } = &mut self.open.phase {
            path.push(to);
        }
        self.tell(Event::WentOn { seat: self.seat(), to });
    }

    /// Ends a walk. Takes the relic of an expedition, unless the player chooses (RR-72). Then it turns the tokens and
    /// adds the task for their steps.
    pub(super) fn arrive(&mut self, walk: Walk) {
        let end = walk.end();
        if walk.needs_shortcut() {
            self.discard(Ivory::Shortcut, true); // RR-26
        }
        self.tell(Event::Walked { seat: self.seat(), path: walk.path().to_vec() });
        self.open.runner_mut().at = end;
        self.open.phase = Phase::Arrived;
        self.open.now.moved = true;
        let expedition = is_expedition(self.open, end); // RR-72
        let asked = self.open.options.expedition == Expedition::Asked;
        if expedition && !asked {
            self.take_relic(end, walk.trails);
        }
        let steps = self.turn_walked(walk);
        if steps > 0 {
            self.due(Task::Steps { left: steps });
        }
        if expedition && asked {
            self.due(Task::Expedition { trails: walk.trails });
        }
    }

    /// `take`: takes the relic of the expedition that just ended.
    pub(super) fn take_offered(&mut self) {
        if let Some(Task::Expedition { trails }) = self.open.agenda.pop() {
            self.take_relic(self.at(), trails);
        }
    }

    fn take_relic(&mut self, site: Site, trails: u8) {
        let Some(colour) = self.open.relic_on(site) else { return };
        self.open.place_mut(site).relic = Relic::Taken;
        self.open.runner_mut().relics.push(colour);
        self.tell(Event::RelicTaken { seat: self.seat(), site, colour });
        self.gain(Source::Expedition { trails }, u16::from(trails) * u16::from(EXPEDITION_POINTS));
    }

    /// Turns the coloured tokens on the walk in order. Returns their steps for boxes (RR-35).
    fn turn_walked(&mut self, walk: Walk) -> u8 {
        let path = walk.path();
        let tokens = self.game.trails_of(&path).filter_map(|trail| self.game.token_on(trail));
        let coloured: ArrayVec<u8, { TOKENS as usize }> =
            tokens.filter(|token| self.open.tokens.coloured(*token)).collect();
        let resets = coloured.iter().filter(|token| self.turn_token(**token)).count();
        (coloured.len() + resets) as u8
    }

    /// Turns a token. If it was the last coloured one, all become coloured again and the result is true (RR-36).
    pub(super) fn turn_token(&mut self, token: u8) -> bool {
        let seat = self.seat();
        self.open.tokens.turn(token);
        let coloured = self.open.tokens.coloured(token);
        self.tell(Event::TokenTurned { seat, token: Token(token), coloured });
        if self.open.tokens.count() > 0 {
            return false;
        }
        self.open.tokens = Tokens::FULL;
        self.tell(Event::TokensReset { seat });
        true
    }

    /// `flip`: turns a token by the purple tile P8, or because the explorer leaves Base Camp.
    pub(super) fn flip(&mut self, Token(token): Token) {
        match self.open.agenda.pop() {
            Some(Task::Flip { left, .. }) if left > 1 => self.due(Task::Flip { left: left - 1, not: Some(token) }),
            Some(_) => {}
            None => self.open.now.departed = true, // RR-28
        }
        if self.turn_token(token) {
            self.due(Task::Steps { left: 1 }); // RR-38
        }
    }

    pub(super) fn rise(&mut self, rise: Rise) {
        let (from, to) = rise.ends();
        let starting = self.open.agenda.last() == Some(&Task::StartColumn);
        if let Some(Task::Steps { left: left @ 2.. }) = self.open.agenda.pop() {
            self.due(Task::Steps { left: left - 1 });
        }
        self.move_box(from, Slot::On(to));
        if starting {
            self.next_explorer();
        }
    }

    /// `jump`: uses the ivory tile I2-6 instead of a movement. It gives no tokens and no expedition (RR-27).
    pub(super) fn jump(&mut self, site: Site) {
        self.discard(Ivory::Gateway, true);
        self.carry(site);
        self.open.phase = Phase::Arrived;
        self.open.now.moved = true;
    }

    /// `refill`: uses the ivory tile I2-3.
    pub(super) fn refill(&mut self) {
        self.discard(Ivory::SupplyDrop, true);
        self.take_rations(self.seat(), RATION_LIMIT);
    }

    /// Moves the explorer without a walk.
    pub(super) fn carry(&mut self, to: Site) {
        self.open.runner_mut().at = to;
        self.tell(Event::Carried { seat: self.seat(), to });
    }

    /// Gives the rations for an arrival in Base Camp (RR-15, RR-61).
    pub(super) fn rest(&mut self) {
        let more = u8::from(self.holds(Ivory::CampFriend));
        self.take_rations(self.seat(), CAMP_RATIONS + more);
    }

    /// `end`: ends the turn, in Base Camp with its rations.
    pub(super) fn end(&mut self) {
        if self.at() == Site::CAMP {
            self.rest();
        }
        self.end_turn();
    }
}
