//! The custom ids of buttons, menus and forms: each press beside its id.
//!
//! An id is only a request: permissions are checked by the table. In a menu, the choice is the value of the chosen
//! option. `id_pattern` says how ids are read.

use crate::messages::PageCursor;
use crate::messages::branches::Picked;
pub use crate::messages::cursor::UnknownCustomId;
use crate::messages::id_pattern::{Part, patterns};
use skald_core::engine::Seat;
use skald_core::title::ChoiceId;
use skald_table::{ChannelId, DecisionId, Moment, PersonId, Seq, TableId, TournamentId};

patterns! {
    /// A pressed button or menu. Ids of another version than `v1` are answered as outdated.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Press {
        /// A choice of a decision.
        Choose(table: TableId, decision: DecisionId, choice: ChoiceId) = "v1:{table}:{decision}:{choice}",
        /// A menu of choices of a decision.
        Menu(table: TableId, decision: DecisionId, menu: u16) = "v1:{table}:{decision}:m{menu}",
        /// Another page or branch of the choices of a decision.
        Page(table: TableId, decision: DecisionId, cursor: PageCursor) = "v1:{table}:{decision}:p{cursor}",
        /// Shows the choices of a decision privately.
        Open(table: TableId, decision: DecisionId) = "v1:{table}:{decision}:open",
        /// Undoes the step before a decision.
        Back(table: TableId, decision: DecisionId) = "v1:{table}:{decision}:back",
        /// Shows the turn of a seat privately; the same button serves the whole turn.
        Turn(table: TableId, seat: Seat) = "v1:{table}:turn:{seat}",
        /// A button of the lobby card or of an invitation.
        Lobby(table: TableId, button: Lobby) = "v1:{table}:lobby:{button}",
        /// The menu of clocks on the lobby card.
        Pace(table: TableId) = "v1:{table}:lobby:pace",
        /// A button to manage a running game.
        Hosting(table: TableId, button: Hosting) = "v1:{table}:host:{button}",
        /// A button about an undo by consent.
        Undo(table: TableId, button: UndoButton) = "v1:{table}:undo:{button}",
        /// Gives a standing order for all contests, or withdraws all orders.
        Orders(table: TableId, button: OrderButton) = "v1:{table}:orders:{button}",
        Log(table: TableId, page: u16) = "v1:{table}:log:{page}",
        Board(table: TableId) = "v1:{table}:board:post",
        /// Shows the whole board in words privately.
        Words(table: TableId) = "v1:{table}:board:words",
        /// Confirms the end of a running game.
        End(table: TableId) = "v1:{table}:game:end",
        Rematch(table: TableId) = "v1:{table}:game:rematch",
        /// Checks the dice of a finished game.
        Dice(table: TableId) = "v1:{table}:game:dice",
        /// Shows the review of a finished game privately.
        Review(table: TableId) = "v1:{table}:game:review",
        /// Shows the board at some moment of the past.
        Replay(table: TableId, moment: Moment) = "v1:{table}:replay:{moment}",
        /// The menu of the turns of a game; an option's value is the seq of an entry.
        ReplayMenu(table: TableId) = "v1:{table}:replay:to",
        /// Shows the whole game as an animated picture.
        AnimateGame(table: TableId) = "v1:{table}:replay:all",
        /// Shows what happened since the person's last turn as an animated picture.
        AnimateSince(table: TableId) = "v1:{table}:replay:mine",
        /// A page of the rules of a title, or of `play` and `help`, in place of the page there.
        Rules(title: String, page: u16) = "v1:{title}:rules:{page}",
        /// Shows the rules of a title privately.
        OpenRules(title: String) = "v1:{title}:rules:open",
        /// Opens a table of a title in this channel.
        NewTable(title: String) = "v1:{title}:table:new",
        /// Opens a table for two, and invites this person.
        Challenge(title: String, person: PersonId) = "v1:{title}:challenge:{person}",
        /// A button of the tutorial of a title.
        Tutorial(title: String, button: TutorialButton) = "v1:{title}:tutorial:{button}",
        /// A page of one's tables.
        Games(page: u16) = "v1:games:page:{page}",
        /// The menu of one's tables, to leave or end one; an option's value is the table.
        Out = "v1:games:table:out",
        /// Deletes the data of the person.
        Forget = "v1:games:table:forget",
        /// A page of the tables of the server that are not over.
        ServerTables(page: u16) = "v1:server:tables:{page}",
        /// The menu of the tables of the server, to end one; an option's value is the table.
        ServerTable = "v1:server:tables:end",
        /// Removes the settings of the server that point to a deleted channel.
        ClearSetting(channel: ChannelId) = "v1:server:clear:{channel}",
        Tournament(id: TournamentId, button: TournamentButton) = "v1:{id}:tournament:{button}",
        /// A choice of the puzzle of a day, or a branch of them.
        Puzzle(day: u64, picked: Picked) = "v1:{day}:puzzle:{picked}",
        /// A menu of choices of the puzzle of a day.
        PuzzleMenu(day: u64, menu: u16) = "v1:{day}:puzzle:m{menu}",
        /// Opens a form, which has the same id.
        Form(form: Form) = "{form}",
    }

    /// A form.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Form {
        Report = "v1:me:form:report",
        /// When and where a person is called.
        Calls = "v1:me:form:calls",
        Note(table: TableId) = "v1:{table}:form:note",
        /// The numbers among the settings of a server.
        Limits = "v1:server:form:limits",
    }

    /// A button of a tournament.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TournamentButton {
        Join = "join",
        Leave = "leave",
        /// Draw the numbers and begin.
        Start = "start",
        /// Confirm that it is cancelled.
        Cancel = "cancel",
    }

    /// A button of the lobby card or of an invitation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Lobby {
        Join = "join",
        Leave = "leave",
        Computer = "computer",
        Start = "start",
        Cancel = "cancel",
        Decline = "decline",
    }

    /// A button about orders.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OrderButton {
        /// Leave every contest at once.
        Never = "never",
        /// Stay while it wins.
        WhileWinning = "wins",
        Clear = "clear",
    }

    /// A button to manage a running game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Hosting {
        Extend = "extend",
        /// Ask to end the game.
        End = "end",
        Nudge = "nudge",
        /// Let the computer play for one's own seat.
        Leave = "leave",
        /// Take one's own seat back from the computer player.
        Reclaim = "reclaim",
        /// Let the computer play for this seat.
        Computer(seat: Seat) = "c{seat}",
        /// Take over this seat.
        Substitute(seat: Seat) = "s{seat}",
    }

    /// A button about an undo by consent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum UndoButton {
        /// Ask for consent to undo the move of this entry.
        Ask(seq: Seq) = "a{seq}",
        /// Agree to the request of this entry.
        Agree(seq: Seq) = "y{seq}",
        /// Refuse, or withdraw one's own request.
        Refuse(seq: Seq) = "n{seq}",
    }

    /// A button of a tutorial. Steps count from 0.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TutorialButton {
        /// Continue at the person's step, in a message of their own.
        Begin = "begin",
        Again = "again",
        Choose(step: u8, choice: ChoiceId) = "{step}.{choice}",
        Menu(step: u8, menu: u16) = "{step}.m{menu}",
        /// Another page or branch of the choices.
        Page(step: u8, cursor: PageCursor) = "{step}.p{cursor}",
        Words = "words",
    }
}

impl Press {
    /// The table that the press is about.
    pub fn table(&self) -> Option<TableId> {
        Part::table(self)
    }
}

impl Lobby {
    /// The buttons of the lobby card, in order.
    pub const CARD: [Self; 5] = [Self::Join, Self::Leave, Self::Computer, Self::Start, Self::Cancel];
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::messages::branches::Target;

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
        let decision = any::<u64>().prop_map(DecisionId);
        let n = any::<u16>();
        let button = proptest::sample::select([&Lobby::CARD[..], &[Lobby::Decline]].concat());
        let moment = |(which, seq)| match which {
            0 => Moment::Start,
            1 => Moment::Last,
            2 => Moment::Before(Seq(seq)),
            3 => Moment::After(Seq(seq)),
            4 => Moment::Choice(Seq(seq)),
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
        let tournament_buttons =
            vec![TournamentButton::Join, TournamentButton::Leave, TournamentButton::Start, TournamentButton::Cancel];
        let undos = (0..3_u8, any::<u64>()).prop_map(undo);
        let hostings = (0..7_u8, any::<u8>()).prop_map(hosting);
        let moments = (0..6_u8, any::<u64>()).prop_map(moment);
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
            proptest::sample::select(vec![OrderButton::Never, OrderButton::WhileWinning, OrderButton::Clear])
                .prop_map(|b| Press::Orders(table(), b)),
            Just(Press::Out),
            any::<u64>().prop_map(|person| Press::Challenge("raids".to_owned(), PersonId(person))),
            proptest::sample::select(vec![Form::Report, Form::Calls, Form::Limits, Form::Note(table())])
                .prop_map(Press::Form),
            Just(Press::Forget),
            Just(Press::ServerTable),
            any::<u64>().prop_map(|channel| Press::ClearSetting(ChannelId(channel))),
            n.prop_map(Press::ServerTables),
            n.prop_map(Press::Games),
            (any::<u64>(), proptest::sample::select(tournament_buttons))
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

    #[test]
    fn form_id_has_one_spelling() {
        for form in [Form::Report, Form::Calls, Form::Limits, Form::Note(table())] {
            assert_eq!(form.to_string().parse(), Ok(form));
        }
        for other in ["", "v1:me:form:note", "v1:server:form:report", "v1:7K3M9QZX:form:note", "v1:me:form:calls:1"] {
            assert_eq!(other.parse::<Form>(), Err(UnknownCustomId), "{other}");
        }
    }
}
