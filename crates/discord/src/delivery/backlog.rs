//! The queue of deliveries: server by server, games before lobbies, the oldest table first.
//!
//! Invariants:
//!
//! * A server waits for at most one table of each other server.
//! * A table whose game has begun goes before all lobbies of its server.
//! * A notice of another table is added only while fewer than [`ROOM`] games, or lobbies, wait for its server.
//!   Otherwise it stays in the outbox, and a later read finds it again.

use std::collections::{BTreeMap, VecDeque};

use crate::delivery::DeliveryCommand;
use skald_table::{ChannelId, CommunityId, Notice, NoticeId, NoticeKind, TableId, TablePlace};

/// How many games, and how many lobbies, may wait for one server. Notices of more tables stay in the outbox.
const ROOM: usize = 256;

/// Servers, and channels without one, take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Server {
    Community(CommunityId),
    Direct(ChannelId),
}

impl Server {
    pub fn of(place: &TablePlace) -> Self {
        place.community.map_or(Self::Direct(place.channel), Self::Community)
    }
}

/// The queued work of one table.
#[derive(Debug)]
pub struct Waiting {
    pub place: TablePlace,
    notices: BTreeMap<NoticeId, Notice>,
    commands: Vec<DeliveryCommand>,
}

impl Waiting {
    const fn at(place: TablePlace) -> Self {
        Self { place, notices: BTreeMap::new(), commands: Vec::new() }
    }

    pub fn notice_ids(&self) -> impl Iterator<Item = NoticeId> {
        self.notices.keys().copied()
    }

    /// Removes notices that another process has delivered or postponed meanwhile. `now` has them as they are stored.
    pub fn refresh(&mut self, now: &BTreeMap<NoticeId, Notice>) {
        self.notices.retain(|id, notice| now.get(id).is_some_and(|now| now.until == notice.until));
    }

    pub fn is_empty(&self) -> bool {
        self.notices.is_empty() && self.commands.is_empty()
    }

    /// The notices and the commands. The board message comes first, since calls link to it.
    pub fn work(self) -> (Vec<Notice>, Vec<DeliveryCommand>) {
        let mut notices: Vec<_> = self.notices.into_values().collect();
        notices.sort_by_key(|notice| notice.kind != NoticeKind::Card);
        (notices, self.commands)
    }
}

/// The tables of one server that have queued work, the oldest first.
#[derive(Debug, Default)]
struct Lines {
    games: VecDeque<TableId>,
    lobbies: VecDeque<TableId>,
}

impl Lines {
    const fn of(&mut self, begun: bool) -> &mut VecDeque<TableId> {
        if begun { &mut self.games } else { &mut self.lobbies }
    }

    fn is_empty(&self) -> bool {
        self.games.is_empty() && self.lobbies.is_empty()
    }

    /// Takes the first table without a running job.
    fn take(&mut self, free: impl Fn(TableId) -> bool) -> Option<TableId> {
        [&mut self.games, &mut self.lobbies].into_iter().find_map(|line| {
            let at = line.iter().position(|table| free(*table))?;
            line.remove(at)
        })
    }
}

/// The notices that wait.
#[derive(Debug, Default)]
pub struct Backlog {
    tables: BTreeMap<TableId, Waiting>,
    servers: BTreeMap<Server, Lines>,
    /// The servers in the order of their turns. Each server with queued work occurs once.
    turns: VecDeque<Server>,
}

impl Backlog {
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Adds a notice unless it is queued already or its server has no room.
    pub fn add_notice(&mut self, place: TablePlace, notice: Notice) {
        let waits = self.tables.contains_key(&notice.table);
        if waits || self.has_room(&place) {
            let waiting = self.line_up(notice.table, place);
            let card = |notice: &Notice| notice.kind == NoticeKind::Card;
            let other = waiting.notices.values().find(|other| card(&notice) && card(other)).map(|other| other.id);
            // Of two notices of the card only the newer one is kept.
            if other.is_none_or(|other| other < notice.id) {
                if let Some(other) = other {
                    waiting.notices.remove(&other);
                }
                waiting.notices.insert(notice.id, notice);
            }
        }
    }

    /// Adds a command unless the same one is queued already.
    pub fn add_command(&mut self, place: TablePlace, command: DeliveryCommand) {
        let waiting = self.line_up(command.table(), place);
        if !waiting.commands.contains(&command) {
            waiting.commands.push(command);
        }
    }

    /// Takes the work of the next free table of the next open server.
    pub fn take(
        &mut self,
        open: impl Fn(Server) -> bool,
        free: impl Fn(TableId) -> bool,
    ) -> Option<(TableId, Waiting)> {
        let at = self.turns.iter().position(|server| {
            let lines = self.servers.get(server).into_iter().flat_map(|lines| lines.games.iter().chain(&lines.lobbies));
            open(*server) && lines.into_iter().any(|table| free(*table))
        })?;
        let server = self.turns.remove(at)?;
        let lines = self.servers.get_mut(&server)?;
        let table = lines.take(free)?;
        if lines.is_empty() {
            self.servers.remove(&server);
        } else {
            self.turns.push_back(server);
        }
        Some((table, self.tables.remove(&table)?))
    }

    pub fn put_back(&mut self, waiting: Waiting) {
        for notice in waiting.notices.into_values() {
            self.add_notice(waiting.place, notice);
        }
        for command in waiting.commands {
            self.add_command(waiting.place, command);
        }
    }

    fn has_room(&self, place: &TablePlace) -> bool {
        let lines = self.servers.get(&Server::of(place));
        lines.is_none_or(|lines| if place.begun { lines.games.len() } else { lines.lobbies.len() } < ROOM)
    }

    /// Puts a table in the queue of its kind, and returns its work.
    fn line_up(&mut self, table: TableId, place: TablePlace) -> &mut Waiting {
        let stood = self.tables.get(&table).map(|waiting| waiting.place);
        if stood.is_none_or(|stood| place.begun && !stood.begun) {
            let server = Server::of(&place);
            if !self.servers.contains_key(&server) {
                self.turns.push_back(server);
            }
            let lines = self.servers.entry(server).or_default();
            lines.lobbies.retain(|other| stood.is_none() || *other != table);
            lines.of(place.begun).push_back(table);
        }
        let waiting = self.tables.entry(table).or_insert_with(|| Waiting::at(place));
        waiting.place.begun |= place.begun;
        waiting
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::engine::Seat;
    use skald_table::{DecisionId, Timestamp};

    fn place(community: u64, begun: bool) -> TablePlace {
        TablePlace { community: Some(CommunityId(community)), channel: ChannelId(community), begun }
    }

    fn notice(id: u64, kind: NoticeKind) -> Notice {
        let table = TableId::from_bits(id / 10);
        Notice { id: NoticeId(id), table, kind, created: Timestamp(0), tries: 0, until: Timestamp(0) }
    }

    fn order(backlog: &mut Backlog) -> Vec<u64> {
        std::iter::from_fn(|| backlog.take(|_| true, |_| true)).map(|(table, _)| table.bits()).collect()
    }

    #[test]
    fn servers_take_turns_and_games_go_before_lobbies() {
        let mut backlog = Backlog::default();
        for table in 1..=5 {
            backlog.add_notice(place(1, false), notice(table * 10, NoticeKind::Card));
        }
        backlog.add_notice(place(2, false), notice(60, NoticeKind::Card));
        backlog.add_notice(place(1, true), notice(70, NoticeKind::Card));
        backlog.add_command(place(3, true), DeliveryCommand::Redraw(TableId::from_bits(8)));
        backlog.add_notice(place(2, false), notice(90, NoticeKind::Card));
        assert_eq!(order(&mut backlog), [7, 6, 8, 1, 9, 2, 3, 4, 5]);
        assert!(backlog.is_empty() && backlog.turns.is_empty() && backlog.servers.is_empty());
    }

    #[test]
    fn a_lobby_whose_game_begins_moves_to_the_games() {
        let mut backlog = Backlog::default();
        for table in 1..=3 {
            backlog.add_notice(place(1, false), notice(table * 10, NoticeKind::Card));
        }
        let turn = NoticeKind::Turn { seat: Seat(0), decision: DecisionId(1) };
        backlog.add_notice(place(1, true), notice(31, turn.clone()));
        backlog.add_notice(place(1, false), notice(31, turn));
        let (table, waiting) = backlog.take(|_| true, |_| true).unwrap();
        assert_eq!(table.bits(), 3);
        let (notices, _) = waiting.work();
        assert_eq!(notices.iter().map(|notice| notice.id.0).collect::<Vec<_>>(), [30, 31], "each once");
        assert_eq!(order(&mut backlog), [1, 2]);
    }

    #[test]
    fn the_newest_card_notice_replaces_the_others_and_comes_first() {
        let mut backlog = Backlog::default();
        let turn = NoticeKind::Turn { seat: Seat(0), decision: DecisionId(1) };
        for (id, kind) in
            [(11, NoticeKind::Card), (12, turn), (15, NoticeKind::Card), (13, NoticeKind::Card), (15, NoticeKind::Card)]
        {
            backlog.add_notice(place(1, true), notice(id, kind));
        }
        let (notices, _) = backlog.take(|_| true, |_| true).unwrap().1.work();
        assert_eq!(notices.iter().map(|notice| notice.id.0).collect::<Vec<_>>(), [15, 12]);
    }

    #[test]
    fn busy_table_is_skipped_and_keeps_its_place() {
        let mut backlog = Backlog::default();
        for table in 1..=3 {
            backlog.add_notice(place(1, true), notice(table * 10, NoticeKind::Card));
        }
        backlog.add_notice(place(2, true), notice(40, NoticeKind::Card));
        let (first, _) = backlog.take(|_| true, |table| table.bits() != 1).unwrap();
        assert_eq!(first.bits(), 2);
        assert!(backlog.take(|server| server == Server::Community(CommunityId(3)), |_| true).is_none());
        let (second, _) = backlog.take(|server| server == Server::Community(CommunityId(1)), |_| true).unwrap();
        assert_eq!(second.bits(), 1);
        assert_eq!(order(&mut backlog), [4, 3]);
    }

    #[test]
    fn games_and_lobbies_of_a_server_have_separate_room() {
        let mut backlog = Backlog::default();
        for table in 1..=2000 {
            backlog.add_notice(place(1, false), notice(table * 10, NoticeKind::Card));
        }
        backlog.add_notice(place(1, true), notice(30_000, NoticeKind::Card));
        backlog.add_notice(place(2, false), notice(40_000, NoticeKind::Card));
        let order = order(&mut backlog);
        assert_eq!((order.len(), &order[..3]), (ROOM + 2, &[3000, 4000, 1][..]));
    }

    fn turn_of(seat: u8) -> NoticeKind {
        NoticeKind::Turn { seat: Seat(seat), decision: DecisionId(1) }
    }

    #[test]
    fn notices_handled_by_another_process_are_skipped() {
        let mut backlog = Backlog::default();
        for (id, seat) in [(11, 0), (12, 1), (13, 2)] {
            backlog.add_notice(place(1, true), notice(id, turn_of(seat)));
        }
        backlog.add_command(place(1, true), DeliveryCommand::Redraw(TableId::from_bits(1)));
        let (_, mut waiting) = backlog.take(|_| true, |_| true).unwrap();
        let postponed = Notice { until: Timestamp(5), ..notice(12, turn_of(1)) };
        let now = [notice(11, turn_of(0)), postponed].map(|notice| (notice.id, notice));
        waiting.refresh(&now.into_iter().collect());
        assert_eq!(waiting.notice_ids().collect::<Vec<_>>(), [NoticeId(11)]);
        waiting.refresh(&BTreeMap::new());
        assert!(waiting.notice_ids().next().is_none() && !waiting.is_empty(), "its command is left");
        waiting.commands.clear();
        assert!(waiting.is_empty());
    }

    #[test]
    fn full_server_takes_notices_of_queued_tables_only() {
        let mut backlog = Backlog::default();
        for table in 1..=ROOM as u64 + 1 {
            backlog.add_notice(place(1, true), notice(table * 10, NoticeKind::Card));
        }
        backlog.add_notice(place(1, true), notice(11, turn_of(0)));
        let (table, waiting) = backlog.take(|_| true, |_| true).unwrap();
        assert_eq!((table.bits(), waiting.notices.len()), (1, 2));
        assert_eq!(order(&mut backlog).len(), ROOM - 1);
    }

    #[test]
    fn failed_work_goes_to_the_end_of_the_queue_complete() {
        let mut backlog = Backlog::default();
        let redraw = || DeliveryCommand::Redraw(TableId::from_bits(1));
        backlog.add_notice(place(1, true), notice(10, NoticeKind::Card));
        backlog.add_command(place(1, true), redraw());
        backlog.add_command(place(1, true), redraw());
        backlog.add_command(place(1, true), DeliveryCommand::PostAnew(TableId::from_bits(1)));
        backlog.add_notice(place(1, true), notice(20, NoticeKind::Card));
        let (_, waiting) = backlog.take(|_| true, |_| true).unwrap();
        backlog.put_back(waiting);
        let tables: Vec<_> = std::iter::from_fn(|| backlog.take(|_| true, |_| true)).collect();
        let held = tables.into_iter().map(|(table, waiting)| {
            let (notices, commands) = waiting.work();
            (table.bits(), notices.len(), commands.len())
        });
        assert_eq!(held.collect::<Vec<_>>(), [(2, 1, 0), (1, 1, 2)], "the same command once");
    }

    #[test]
    fn backlog_is_empty_only_without_queued_work() {
        let mut backlog = Backlog::default();
        assert!(backlog.is_empty());
        backlog.add_notice(place(1, false), notice(10, NoticeKind::Card));
        assert!(!backlog.is_empty());
        assert_eq!(order(&mut backlog), [1]);
        backlog.add_command(place(1, true), DeliveryCommand::Redraw(TableId::from_bits(2)));
        assert!(!backlog.is_empty());
        assert_eq!(order(&mut backlog), [2]);
        assert!(backlog.is_empty());
    }
}
