//! The custom ids of buttons and menus: `v1:<table>:<decision>:<choice>` and others of the same form.
//!
//! | custom id | means |
//! |---|---|
//! | `v1:<table>:<decision>:<n>` | action n of that decision |
//! | `v1:<table>:<decision>:i<digest>` | the intent of that decision with this digest ([`ChoiceId`]) |
//! | `v1:<table>:<decision>:m<n>` | menu n of that decision; the choice is the chosen option's value |
//! | `v1:<table>:<decision>:p<cursor>` | show another page or branch of the choices here ([`PageCursor`]) |
//! | `v1:<table>:<decision>:open` | show the choices of that decision privately |
//! | `v1:<table>:<decision>:back` | undo the step that led to that decision |
//! | `v1:<table>:turn:<seat>` | show the current turn of that seat privately |
//! | `v1:<table>:lobby:join`, `leave`, `computer`, `start`, `cancel`, `decline` | the buttons of the lobby card and of invitations |
//! | `v1:<table>:log:<n>` | page n of the log |
//! | `v1:<table>:board:post` | post the board as a new message |
//! | `v1:<table>:board:words` | show all of the board in words privately |
//! | `v1:<table>:game:end` | confirm the end of the game |
//! | `v1:<table>:game:rematch` | open a table like this one |
//! | `v1:<table>:game:dice` | check the dice of a game that is over |
//! | `v1:<table>:lobby:pace` | the menu of clocks; the option's value is one of them |
//! | `v1:<table>:host:extend`, `end`, `nudge`, `leave`, `reclaim`, `c<seat>`, `s<seat>` | look after a running game: more time, vote to end it, remind, give the own seat to the computer and take it back, let the computer play a seat, take it over |
//! | `v1:<table>:undo:a<seq>`, `y<seq>`, `n<seq>` | ask the others to take back the move of that entry; agree to the request of that entry, or not |
//! | `v1:<table>:orders:never`, `wins`, `clear` | give a standing order for all contests, or withdraw everything that is ordered |
//! | `v1:<table>:replay:start`, `last`, `b<seq>`, `a<seq>`, `<seq>` | the board at the start or now, a turn before or after an entry, or with it |
//! | `v1:<table>:replay:to` | the menu of turns; the option's value is the seq of an entry |
//! | `v1:<table>:replay:all`, `mine` | an animated picture of the whole game, or of what happened since one's own last turn |
//! | `v1:<title>:rules:<n>` | page n of the short rules, or of `play` and `help`, in place of the page there |
//! | `v1:<title>:table:new` | open a table of the title in this channel |
//! | `v1:<title>:challenge:<person>` | open one for two, and invite this person |
//! | `v1:games:table:out` | the menu of one's tables, to leave or end one; the option's value is the table |
//! | `v1:games:table:forget` | forget the person who presses |
//! | `v1:server:tables:<n>` | page n of the tables of this server that are not over |
//! | `v1:server:tables:end` | the menu of these tables, to end one; the option's value is the table |
//! | `v1:<tournament>:tournament:join`, `leave`, `start`, `cancel` | the buttons of a tournament |
//! | `v1:<day>:puzzle:<option>`, `m<n>` | a choice of the puzzle of that day, or a branch of them ([`Picked`]); menu n of them |
//! | `v1:<title>:rules:open` | the short rules in a private message |
//! | `v1:<title>:tutorial:<button>` | the tutorial ([`TutorialButton`]) |
//! | `v1:<scope>:form:<name>` | open a form ([`Form`]) |
//!
//! An id is only a request: permissions are checked by the table. Invariants: parsing never panics, and every id that
//! parses is formatted as the same text, so that each has one spelling.

use std::fmt;
use std::str::FromStr;

use crate::discord::messages::branches::Picked;
use crate::discord::messages::cursor::PageCursor;
pub use crate::discord::messages::cursor::UnknownCustomId;
use crate::discord::messages::form_id::Form;
use crate::discord::messages::tutorial_button::TutorialButton;
use crate::engine::Seat;
use crate::table::{ChannelId, DecisionId, Moment, PersonId, Seq, TableId, TournamentId};
use crate::title::ChoiceId;

/// The version of the format; ids of another version are answered as outdated.
const VERSION: &str = "v1";

/// Replaces the title in ids about all tables of a person.
const GAMES: &str = "games";

/// Replaces the title in ids about a server.
const SERVER: &str = "server";

/// A pressed button or menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// A choice of a decision.
    Choose(TableId, DecisionId, ChoiceId),
    /// A menu of choices of a decision.
    Menu(TableId, DecisionId, u16),
    /// Another page or branch of the choices of a decision.
    Page(TableId, DecisionId, PageCursor),
    /// Shows the choices of a decision privately.
    Open(TableId, DecisionId),
    /// Undoes the step before a decision.
    Back(TableId, DecisionId),
    /// Shows the turn of a seat privately; the same button serves the whole turn.
    Turn(TableId, Seat),
    /// A button of the lobby card.
    Lobby(TableId, Lobby),
    /// The menu of clocks on the lobby card.
    Pace(TableId),
    /// A button to manage a running game.
    Hosting(TableId, Hosting),
    /// A button about an undo by consent.
    Undo(TableId, UndoButton),
    /// Gives a standing order for all contests, or withdraws all orders.
    Orders(TableId, OrderButton),
    /// A page of the log.
    Log(TableId, u16),
    /// Reposts the board.
    Board(TableId),
    /// Shows the whole board in words privately.
    Words(TableId),
    /// Confirms the end of a running game.
    End(TableId),
    /// Opens a table like this one.
    Rematch(TableId),
    /// Checks the dice of a finished game.
    Dice(TableId),
    /// Shows the review of a finished game privately.
    Review(TableId),
    /// Shows the board at some moment of the past.
    Replay(TableId, Moment),
    /// The menu of the turns of a game.
    ReplayMenu(TableId),
    /// Shows the whole game as an animated picture.
    AnimateGame(TableId),
    /// Shows what happened since the person's last turn as an animated picture.
    AnimateSince(TableId),
    /// A page of the rules of a title.
    Rules(String, u16),
    /// Shows the rules of a title privately.
    OpenRules(String),
    /// Opens a table of a title in this channel.
    NewTable(String),
    /// Opens a table for two, and invites this person.
    Challenge(String, PersonId),
    /// A button of the tutorial of a title.
    Tutorial(String, TutorialButton),
    /// The menu of one's tables, to leave or end one.
    Out,
    /// Deletes the data of the person.
    Forget,
    /// A page of the tables of the server.
    ServerTables(u16),
    /// The menu of the tables of the server, to end one.
    ServerTable,
    /// Removes the settings of the server that point to a deleted channel.
    ClearSetting(ChannelId),
    Tournament(TournamentId, TournamentButton),
    /// A choice of the puzzle of a day, or a branch of them.
    Puzzle(u64, Picked),
    /// A menu of choices of the puzzle of a day.
    PuzzleMenu(u64, u16),
    /// Opens a form, which has the same id.
    Form(Form),
}

/// The buttons of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentButton {
    /// Take part.
    Join,
    /// Leave it.
    Leave,
    /// Draw the numbers and begin.
    Start,
    /// Confirm that it is cancelled.
    Cancel,
}

impl TournamentButton {
    pub const ALL: [Self; 4] = [Self::Join, Self::Leave, Self::Start, Self::Cancel];

    /// The word for it in ids and in the keys of its sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
        }
    }
}

/// A button of the lobby card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lobby {
    /// Take a seat.
    Join,
    Leave,
    /// Give a seat to a computer player.
    Computer,
    Start,
    /// Close the table.
    Cancel,
    /// Decline an invitation.
    Decline,
}

/// A button about orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderButton {
    /// Leave every contest at once.
    Never,
    /// Stay while it wins.
    WhileWinning,
    /// Withdraw all orders.
    Clear,
}

impl OrderButton {
    const ALL: [Self; 3] = [Self::Never, Self::WhileWinning, Self::Clear];

    const fn word(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::WhileWinning => "wins",
            Self::Clear => "clear",
        }
    }
}

/// A button to manage a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hosting {
    /// Give more time to the asked people.
    Extend,
    /// Ask to end the game.
    End,
    /// Remind the asked people.
    Nudge,
    /// Let the computer play for one's own seat.
    Leave,
    /// Take one's own seat back from the computer player.
    Reclaim,
    /// Let the computer play for this seat.
    Computer(Seat),
    /// Take over this seat.
    Substitute(Seat),
}

/// A button about an undo by consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoButton {
    /// Ask for consent to undo the move of this entry.
    Ask(Seq),
    /// Agree to the request of this entry.
    Agree(Seq),
    /// Refuse, or withdraw one's own request.
    Refuse(Seq),
}

impl fmt::Display for UndoButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ask(seq) => write!(f, "a{seq}"),
            Self::Agree(seq) => write!(f, "y{seq}"),
            Self::Refuse(seq) => write!(f, "n{seq}"),
        }
    }
}

fn undo(which: &str) -> Option<UndoButton> {
    let (button, seq) = which.split_at_checked(1)?;
    let seq = Seq(seq.parse().ok()?);
    match button {
        "a" => Some(UndoButton::Ask(seq)),
        "y" => Some(UndoButton::Agree(seq)),
        "n" => Some(UndoButton::Refuse(seq)),
        _ => None,
    }
}

impl fmt::Display for Hosting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extend => f.write_str("extend"),
            Self::End => f.write_str("end"),
            Self::Nudge => f.write_str("nudge"),
            Self::Leave => f.write_str("leave"),
            Self::Reclaim => f.write_str("reclaim"),
            Self::Computer(seat) => write!(f, "c{}", seat.0),
            Self::Substitute(seat) => write!(f, "s{}", seat.0),
        }
    }
}

fn hosting(which: &str) -> Option<Hosting> {
    let seat = |text: &str| Some(Seat(text.parse().ok()?));
    match which {
        "extend" => Some(Hosting::Extend),
        "end" => Some(Hosting::End),
        "nudge" => Some(Hosting::Nudge),
        "leave" => Some(Hosting::Leave),
        "reclaim" => Some(Hosting::Reclaim),
        _ => match which.split_at_checked(1)? {
            ("c", text) => seat(text).map(Hosting::Computer),
            ("s", text) => seat(text).map(Hosting::Substitute),
            _ => None,
        },
    }
}

impl Lobby {
    /// Those of the lobby card, in its order.
    pub const CARD: [Self; 5] = [Self::Join, Self::Leave, Self::Computer, Self::Start, Self::Cancel];
    pub const ALL: [Self; 6] = [Self::Join, Self::Leave, Self::Computer, Self::Start, Self::Cancel, Self::Decline];

    /// The word for it in ids and in the keys of its sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Computer => "computer",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Decline => "decline",
        }
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(table, decision, choice) => write!(f, "{VERSION}:{table}:{}:{choice}", decision.0),
            Self::Menu(table, decision, menu) => write!(f, "{VERSION}:{table}:{}:m{menu}", decision.0),
            Self::Page(table, decision, page) => write!(f, "{VERSION}:{table}:{}:p{page}", decision.0),
            Self::Open(table, decision) => write!(f, "{VERSION}:{table}:{}:open", decision.0),
            Self::Back(table, decision) => write!(f, "{VERSION}:{table}:{}:back", decision.0),
            Self::Turn(table, seat) => write!(f, "{VERSION}:{table}:turn:{}", seat.0),
            Self::Lobby(table, button) => write!(f, "{VERSION}:{table}:lobby:{}", button.word()),
            Self::Pace(table) => write!(f, "{VERSION}:{table}:lobby:pace"),
            Self::Hosting(table, hosting) => write!(f, "{VERSION}:{table}:host:{hosting}"),
            Self::Undo(table, button) => write!(f, "{VERSION}:{table}:undo:{button}"),
            Self::Orders(table, button) => write!(f, "{VERSION}:{table}:orders:{}", button.word()),
            Self::Log(table, page) => write!(f, "{VERSION}:{table}:log:{page}"),
            Self::Board(table) => write!(f, "{VERSION}:{table}:board:post"),
            Self::Words(table) => write!(f, "{VERSION}:{table}:board:words"),
            Self::End(table) => write!(f, "{VERSION}:{table}:game:end"),
            Self::Rematch(table) => write!(f, "{VERSION}:{table}:game:rematch"),
            Self::Dice(table) => write!(f, "{VERSION}:{table}:game:dice"),
            Self::Review(table) => write!(f, "{VERSION}:{table}:game:review"),
            Self::Replay(table, Moment::Start) => write!(f, "{VERSION}:{table}:replay:start"),
            Self::Replay(table, Moment::Last) => write!(f, "{VERSION}:{table}:replay:last"),
            Self::Replay(table, Moment::Before(seq)) => write!(f, "{VERSION}:{table}:replay:b{}", seq.0),
            Self::Replay(table, Moment::After(seq)) => write!(f, "{VERSION}:{table}:replay:a{}", seq.0),
            Self::Replay(table, Moment::At(seq)) => write!(f, "{VERSION}:{table}:replay:{}", seq.0),
            Self::ReplayMenu(table) => write!(f, "{VERSION}:{table}:replay:to"),
            Self::AnimateGame(table) => write!(f, "{VERSION}:{table}:replay:all"),
            Self::AnimateSince(table) => write!(f, "{VERSION}:{table}:replay:mine"),
            Self::Rules(title, page) => write!(f, "{VERSION}:{title}:rules:{page}"),
            Self::OpenRules(title) => write!(f, "{VERSION}:{title}:rules:open"),
            Self::NewTable(title) => write!(f, "{VERSION}:{title}:table:new"),
            Self::Challenge(title, person) => write!(f, "{VERSION}:{title}:challenge:{person}"),
            Self::Tutorial(title, button) => write!(f, "{VERSION}:{title}:tutorial:{button}"),
            Self::Out => write!(f, "{VERSION}:{GAMES}:table:out"),
            Self::Forget => write!(f, "{VERSION}:{GAMES}:table:forget"),
            Self::ServerTables(page) => write!(f, "{VERSION}:{SERVER}:tables:{page}"),
            Self::ServerTable => write!(f, "{VERSION}:{SERVER}:tables:end"),
            Self::ClearSetting(channel) => write!(f, "{VERSION}:{SERVER}:clear:{channel}"),
            Self::Tournament(id, button) => write!(f, "{VERSION}:{id}:tournament:{}", button.word()),
            Self::Puzzle(day, picked) => write!(f, "{VERSION}:{day}:puzzle:{picked}"),
            Self::PuzzleMenu(day, menu) => write!(f, "{VERSION}:{day}:puzzle:m{menu}"),
            Self::Form(form) => write!(f, "{form}"),
        }
    }
}

impl FromStr for Press {
    type Err = UnknownCustomId;

    fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
        let press = read(text).ok_or(UnknownCustomId)?;
        if press.to_string() == text { Ok(press) } else { Err(UnknownCustomId) }
    }
}

fn read(text: &str) -> Option<Press> {
    let mut parts = text.split(':');
    let (version, scope, about, which) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    if version != VERSION || parts.next().is_some() {
        return None;
    }
    if about == "form" {
        return text.parse().ok().map(Press::Form);
    }
    if matches!(about, "rules" | "table" | "tutorial" | "challenge") {
        let plain = !scope.is_empty() && scope.len() <= 32 && scope.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        let title = plain.then(|| scope.to_owned())?;
        return match (about, which) {
            ("table", "out") => Some(Press::Out),
            ("table", "forget") => Some(Press::Forget),
            ("table", _) => Some(Press::NewTable(title)),
            ("challenge", person) => Some(Press::Challenge(title, PersonId(person.parse().ok()?))),
            ("tutorial", which) => Some(Press::Tutorial(title, TutorialButton::read(which)?)),
            (_, "open") => Some(Press::OpenRules(title)),
            (_, page) => Some(Press::Rules(title, page.parse().ok()?)),
        };
    }
    if about == "tournament" {
        let button = TournamentButton::ALL.into_iter().find(|button| button.word() == which)?;
        return Some(Press::Tournament(TournamentId(scope.parse().ok()?), button));
    }
    if about == "puzzle" {
        let day = scope.parse().ok()?;
        return match which.strip_prefix('m') {
            Some(menu) => Some(Press::PuzzleMenu(day, menu.parse().ok()?)),
            None => Some(Press::Puzzle(day, which.parse().ok()?)),
        };
    }
    if about == "tables" {
        return match which {
            "end" => Some(Press::ServerTable),
            page => Some(Press::ServerTables(page.parse().ok()?)),
        };
    }
    if about == "clear" {
        return Some(Press::ClearSetting(ChannelId(which.parse().ok()?)));
    }
    let table = scope.parse::<TableId>().ok()?;
    match about {
        "lobby" if which == "pace" => Some(Press::Pace(table)),
        "host" => hosting(which).map(|hosting| Press::Hosting(table, hosting)),
        "lobby" => Lobby::ALL.into_iter().find(|button| button.word() == which).map(|b| Press::Lobby(table, b)),
        "undo" => undo(which).map(|button| Press::Undo(table, button)),
        "orders" => OrderButton::ALL.into_iter().find(|button| button.word() == which).map(|b| Press::Orders(table, b)),
        "turn" => Some(Press::Turn(table, Seat(which.parse().ok()?))),
        "log" => Some(Press::Log(table, which.parse().ok()?)),
        "board" if which == "words" => Some(Press::Words(table)),
        "board" => Some(Press::Board(table)),
        "game" if which == "rematch" => Some(Press::Rematch(table)),
        "game" if which == "dice" => Some(Press::Dice(table)),
        "game" if which == "review" => Some(Press::Review(table)),
        "game" => Some(Press::End(table)),
        "replay" if which == "to" => Some(Press::ReplayMenu(table)),
        "replay" if which == "all" => Some(Press::AnimateGame(table)),
        "replay" if which == "mine" => Some(Press::AnimateSince(table)),
        "replay" => Some(Press::Replay(table, moment(which)?)),
        _ => {
            let decision = DecisionId(about.parse().ok()?);
            match which.chars().next()? {
                'o' => Some(Press::Open(table, decision)),
                'b' => Some(Press::Back(table, decision)),
                'm' => Some(Press::Menu(table, decision, which[1..].parse().ok()?)),
                'p' => Some(Press::Page(table, decision, which[1..].parse().ok()?)),
                _ => Some(Press::Choose(table, decision, which.parse().ok()?)),
            }
        }
    }
}

fn moment(which: &str) -> Option<Moment> {
    let seq = |text: &str| Some(Seq(text.parse().ok()?));
    match which {
        "start" => Some(Moment::Start),
        "last" => Some(Moment::Last),
        _ => match which.split_at_checked(1)? {
            ("b", text) => seq(text).map(Moment::Before),
            ("a", text) => seq(text).map(Moment::After),
            _ => seq(which).map(Moment::At),
        },
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::discord::messages::branches::Target;

    fn table() -> TableId {
        "7k3m9qzx".parse().unwrap()
    }

    fn tutorial_button() -> impl Strategy<Value = TutorialButton> {
        (0..6_u8, any::<u8>(), any::<u16>(), any::<u16>(), any::<u8>()).prop_map(|(which, step, n, choice, depth)| {
            match which {
                0 => TutorialButton::Begin,
                1 => TutorialButton::Again,
                2 => TutorialButton::Words,
                3 => TutorialButton::Choose(step, ChoiceId::Action(n)),
                4 => TutorialButton::Menu(step, n),
                _ => TutorialButton::Page(step, PageCursor::within(choice, depth).turned(n)),
            }
        })
    }

    fn press() -> impl Strategy<Value = Press> {
        let (decision, n) = (any::<u64>().prop_map(DecisionId), any::<u16>());
        let button = proptest::sample::select(Lobby::ALL.to_vec());
        let moment = |(which, seq)| match which {
            0 => Moment::Start,
            1 => Moment::Last,
            2 => Moment::Before(Seq(seq)),
            3 => Moment::After(Seq(seq)),
            _ => Moment::At(Seq(seq)),
        };
        let hosting = |(which, seat)| match which {
            0 => Hosting::Extend,
            1 => Hosting::End,
            2 => Hosting::Nudge,
            3 => Hosting::Reclaim,
            4 => Hosting::Leave,
            5 => Hosting::Computer(Seat(seat)),
            _ => Hosting::Substitute(Seat(seat)),
        };
        let undo = |(which, seq)| match which {
            0 => UndoButton::Ask(Seq(seq)),
            1 => UndoButton::Agree(Seq(seq)),
            _ => UndoButton::Refuse(Seq(seq)),
        };
        let undos = (0..3_u8, any::<u64>()).prop_map(undo);
        let hostings = (0..7_u8, any::<u8>()).prop_map(hosting);
        let moments = (0..5_u8, any::<u64>()).prop_map(moment);
        prop_oneof![
            (decision.clone(), n).prop_map(|(d, n)| Press::Choose(table(), d, ChoiceId::Action(n))),
            (decision.clone(), any::<u32>()).prop_map(|(d, n)| Press::Choose(table(), d, ChoiceId::Intent(n))),
            (decision.clone(), n).prop_map(|(d, n)| Press::Menu(table(), d, n)),
            (decision.clone(), n, n, any::<u8>()).prop_map(|(d, page, choice, depth)| {
                Press::Page(table(), d, PageCursor::within(choice, depth).turned(page))
            }),
            decision.clone().prop_map(|d| Press::Open(table(), d)),
            decision.prop_map(|d| Press::Back(table(), d)),
            any::<u8>().prop_map(|seat| Press::Turn(table(), Seat(seat))),
            button.prop_map(|b| Press::Lobby(table(), b)),
            n.prop_map(|n| Press::Log(table(), n)),
            proptest::sample::select(OrderButton::ALL.to_vec()).prop_map(|b| Press::Orders(table(), b)),
            Just(Press::Out),
            any::<u64>().prop_map(|person| Press::Challenge("raids".to_owned(), PersonId(person))),
            proptest::sample::select(vec![Form::Report, Form::Calls, Form::Limits, Form::Note(table())])
                .prop_map(Press::Form),
            Just(Press::Forget),
            Just(Press::ServerTable),
            any::<u64>().prop_map(|channel| Press::ClearSetting(ChannelId(channel))),
            n.prop_map(Press::ServerTables),
            (any::<u64>(), proptest::sample::select(TournamentButton::ALL.to_vec()))
                .prop_map(|(id, button)| Press::Tournament(TournamentId(id), button)),
            (any::<u64>(), n).prop_map(|(day, n)| Press::PuzzleMenu(day, n)),
            (any::<u64>(), n).prop_map(|(day, n)| Press::Puzzle(day, Picked(Target::Take(ChoiceId::Action(n))))),
            (any::<u64>(), n, any::<u8>())
                .prop_map(|(day, n, depth)| { Press::Puzzle(day, Picked(Target::Go(PageCursor::within(n, depth)))) }),
            Just(Press::Pace(table())),
            undos.prop_map(|button| Press::Undo(table(), button)),
            hostings.prop_map(|hosting| Press::Hosting(table(), hosting)),
            Just(Press::Board(table())),
            Just(Press::ReplayMenu(table())),
            Just(Press::AnimateGame(table())),
            Just(Press::AnimateSince(table())),
            Just(Press::Words(table())),
            Just(Press::End(table())),
            Just(Press::Rematch(table())),
            Just(Press::Dice(table())),
            Just(Press::Review(table())),
            moments.prop_map(|moment| Press::Replay(table(), moment)),
            "[a-z_]{1,32}".prop_map(Press::OpenRules),
            "[a-z_]{1,32}".prop_map(Press::NewTable),
            ("[a-z_]{1,32}", n).prop_map(|(title, n)| Press::Rules(title, n)),
            ("[a-z_]{1,32}", tutorial_button()).prop_map(|(title, button)| Press::Tutorial(title, button)),
        ]
    }

    proptest! {
        #[test]
        fn every_press_reads_back_and_fits(press in press()) {
            let text = press.to_string();
            prop_assert!(text.len() <= 100);
            prop_assert_eq!(text.parse::<Press>(), Ok(press));
        }

        #[test]
        fn garbage_never_panics_and_has_one_spelling(text in "\\PC{0,120}") {
            if let Ok(press) = text.parse::<Press>() {
                prop_assert_eq!(press.to_string(), text);
            }
        }

        #[test]
        fn near_misses_never_panic(text in "v[0-9]:[0-9a-z]{7,9}:(lobby|log|game|host|board|rules|turn|undo|tutorial|puzzle|tables|[0-9]{1,22}|-1):[mpo+]?[a-z0-9é.]{0,9}(:x)?") {
            if let Ok(press) = text.parse::<Press>() {
                prop_assert_eq!(press.to_string(), text);
            }
        }
    }

    #[test]
    fn forged_ids_are_foreign() {
        let forged = [
            "",
            "v1",
            "v2:7k3m9qzx:3:0",
            "v1:7k3m9qzx:3:0:0",
            "v1:7k3m9qzx:+3:0",
            "v1:7k3m9qzx:03:0",
            "v1:7k3m9qzx:3:65536",
            "v1:7K3M9QZX:3:0",
            "v1:7k3m9qzx:lobby:burn",
            "v1:7k3m9qzx:game:End",
            "v1:raids:table:out",
            "v1:7k3m9qzx:host:c",
            "v1:7k3m9qzx:host:c01",
            "v1:7k3m9qzx:host:s256",
            "v1:7k3m9qzx:3:mé",
            "v1:7k3m9qzx:3:p1.2",
            "v1:7k3m9qzx:3:p1.2.0",
            "v1:7k3m9qzx:3:p1.02.1",
            "v1:7k3m9qzx:3:p1.2.1.1",
            "v1::rules:1",
            "v1:7k3m9qzx:3:openly",
            "v1:7k3m9qzx:3:backwards",
            "v1:7k3m9qzx:undo:y",
            "v1:7k3m9qzx:undo:y07",
            "v1:7k3m9qzx:undo:7",
            "v1:7k3m9qzx:turn:256",
            "v1:7k3m9qzx:turn:01",
            "v1:RAIDS:rules:1",
            "v1:07:tournament:join",
            "v1:7k3m9qzx:tournament:join",
            "v1:7:tournament:burn",
            "v1:07:puzzle:1",
            "v1:7:puzzle:01",
            "v1:7:puzzle:m65536",
            "v1:7k3m9qzx:puzzle:1",
            "v1:server:tables:01",
            "v1:server:tables:burn",
            "v1:server:tables:65536",
            "v1:raids:tables:0",
            "v1:7k3m9qzx:tables:end",
            "v1:raids:challenge:07",
            "v1:raids:form:report",
            "v1:raids:tutorial:01.2",
            "v1:raids:tutorial:256.0",
            "v1:raids:tutorial:1.p",
        ];
        for id in forged {
            assert_eq!(id.parse::<Press>(), Err(UnknownCustomId), "{id}");
        }
    }
}
