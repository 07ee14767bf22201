//! The board in words: who is asked, the track, the ships, the rewards. It says everything that the picture shows.
//!
//! No line begins with a sign that markdown would take for a list, a quotation or a heading.

use super::*;

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        if let Phase::Sail { mover, from } = self.open().phase {
            doc.line(self.within_reach(mover, from));
        }
        if !self.is_over() {
            doc.lines.extend(self.track());
        }
        doc.sections.extend(self.sections());
        if !self.is_over() {
            doc.section(self.rewards());
        }
        doc
    }

    /// The voyage, and whose turn it is and what is asked.
    pub fn head(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        let question = self.question(|seat| self.voice.marked(seat), true);
        let signs = match self.open().phase {
            Phase::Over => ["🏆", ""],
            Phase::Fight { .. } => ["⚔️", "▶"],
            _ => ["▶", ""],
        };
        for (sign, text) in signs.iter().zip(question) {
            doc.toned(format!("{sign} {text}"), Tone::Strong);
        }
        doc
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Section {
        let voice = self.voice;
        let mut section = Section::titled(format!("{HARBOR} {}", voice.word("raids-harbor")));
        let criterion = names::criterion(self.open().rewarded(), voice);
        let coins = row::joined(self.prizes().iter().map(|coin| format!("{COIN}{coin}")), " ");
        section.line(say!(voice, "raids-board-reward", criterion, coins));
        let standing = self.standing();
        if !standing.is_empty() {
            let standing = standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat)));
            section.line(row::joined(standing, " › "));
        }
        for line in self.later_rewards() {
            section.toned(line, Tone::Quiet);
        }
        section.extend(self.notes());
        section
    }

    /// Where the ghost is and goes next in a game of two, and the pool if it is limited.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        self.ghost_plan().map(|plan| format!("{GHOST} {plan}")).into_iter().chain(self.pool())
    }
}
