//! The head of the picture: whose turn it is and what is asked.

use super::*;

impl Drawing<'_> {
    /// The head, and how high it is: the question in at most two lines.
    pub fn head(&self) -> (Vec<Shape>, Unit) {
        let ground = self.colours.ground;
        let open = self.context.open();
        let seat = open.asked().or_else(|| self.context.winners().first().copied());
        // In a combat the track shows who fights for what.
        let lines: Vec<_> = self.question(20).into_iter().last().into_iter().collect();
        let left = if seat.is_some() { 400 } else { 2 * MARGIN };
        let broken = |size: Unit| -> Vec<String> {
            let room = PHONE - left - 2 * MARGIN;
            lines.iter().flat_map(|line| lettering::lines(line, size, Weight::Bold, room)).collect()
        };
        let size = (LEGIBLE..=160).rev().step_by(4).find(|size| broken(*size).len() <= 1).unwrap_or(LEGIBLE);
        let lines: Vec<_> = broken(size).into_iter().take(2).collect();
        let pitch = size * 5 / 4;
        let height = (70 + pitch * lines.len() as Unit).max(2 * BADGE + 40);
        let panel = Form::rounded(at(MARGIN, MARGIN), PHONE - 2 * MARGIN, height, 100).fill(ground.panel);
        let middle = at(MARGIN + 180, MARGIN + height / 2);
        let badge = seat.map(|seat| mark::badge(seat, self.colours.look, middle, BADGE));
        let lines =
            Paragraph { size, pitch, weight: Weight::Bold, colour: ground.ink }.beside(at(left, middle.y), &lines);
        ((panel.stroke(ground.line, 12), badge, lines).shapes(), height + 2 * MARGIN)
    }

    /// The question in plain words, with names cut to `longest` characters.
    pub fn question(&self, longest: usize) -> Vec<String> {
        self.context.question(|seat| cut(&self.context.voice.seat(seat), longest), false)
    }
}
