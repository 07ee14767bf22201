//! Results of finished games, saved for each community in the commit that ends the game, and the standings.
//!
//! Standings follow from the results alone, so they can be recomputed at any time (P1-69). Rules:
//!
//! * A game with fewer than two people is not rated. It counts as a game against the computer.
//! * A person who left a game, or whose seat a computer player kept at its end, comes last. The best of those who
//!   stayed has won.
//! * A first rank that several share is a draw, and no win for any of them.
//! * A person whose seat a computer player had for a while can lose rating by that game, but not win any.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::{CommunityId, Person, PersonId, Records, TableError, TableId, Timestamp};
use skald_core::title::Level;

/// The initial rating. A point of the model (Weng and Lin) counts [`SCALE`] points of rating.
const BEGINNING: f64 = 1000.0;
const SCALE: f64 = 40.0;

/// A rating is provisional until its uncertainty is below this share of that of a newcomer.
const CERTAIN: f64 = 0.6;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    pub table: TableId,
    /// The key of its title.
    pub title: String,
    pub ended: Timestamp,
    /// The players in order of seat.
    pub players: Vec<PlayerResult>,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerResult {
    /// Its person; `None` for a computer player.
    pub person: Option<PersonId>,
    /// The key of the computer player's policy. Older results have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// Their name as it was received then, unsanitized.
    pub name: String,
    /// The rank from 1; ties share one.
    pub rank: u8,
    pub points: i32,
    /// Whether a computer player had the seat for a while, or gave its person a hint.
    #[serde(default)]
    pub assisted: bool,
    /// Whether the person had left the game before its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// How many decisions were made in time, where there was a clock.
    #[serde(default)]
    pub in_time: u32,
    /// How many decisions were late.
    #[serde(default)]
    pub late: u32,
}

impl PlayerResult {
    /// The result of a person who has left the game, and whose seat another person has.
    pub(super) fn of_leaver(person: &Person) -> Self {
        let id = Some(person.id);
        let name = person.name.clone();
        Self { person: id, policy: None, name, rank: 0, points: 0, assisted: false, left: true, in_time: 0, late: 0 }
    }
}

impl GameResult {
    /// The people who count in the standings, each with their rank: those who have left share the last one.
    fn people(&self) -> Vec<(PersonId, u8, &PlayerResult)> {
        let stayed = self.players.iter().filter(|player| !player.left).map(|player| player.rank);
        let last = stayed.max().unwrap_or_default() + 1;
        let counted = |player: &'_ PlayerResult| if player.left { last } else { player.rank };
        self.players.iter().filter_map(|player| Some((player.person?, counted(player), player))).collect()
    }

    /// Whether a player has won: the best of those who stayed, alone and without help.
    fn is_won_by(&self, player: &PlayerResult) -> bool {
        !player.assisted && self.is_only_first(player)
    }

    /// Whether a player has the best rank of those who stayed, alone.
    fn is_only_first(&self, player: &PlayerResult) -> bool {
        self.is_first(player) && self.firsts() == 1
    }

    /// Whether a player shares the best rank of those who stayed, without help.
    fn is_drawn_by(&self, player: &PlayerResult) -> bool {
        !player.assisted && self.is_first(player) && self.firsts() > 1
    }

    fn is_first(&self, player: &PlayerResult) -> bool {
        Some(player.rank) == self.best() && !player.left
    }

    /// How many of those who stayed have the best rank.
    fn firsts(&self) -> usize {
        let best = self.best();
        self.players.iter().filter(|player| !player.left && Some(player.rank) == best).count()
    }

    fn best(&self) -> Option<u8> {
        self.players.iter().filter(|player| !player.left).map(|player| player.rank).min()
    }

    /// The level of its strongest computer player; `None` if none has a level.
    fn level(&self) -> Option<Level> {
        let computers = self.players.iter().filter(|player| player.person.is_none());
        computers.filter_map(|player| Level::named(player.policy.as_deref()?)).max()
    }
}

/// The place of a person in the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub person: PersonId,
    /// Their name in their last game, unsanitized.
    pub name: String,
    /// The number of their finished games against people.
    pub games: u32,
    /// The number of their wins in them, without a computer player on their seat.
    pub wins: u32,
    /// The number of these games in which they shared the first rank.
    pub draws: u32,
    /// The number of their wins in all games that do not count, because a computer player helped.
    pub helped: u32,
    /// The numbers of their finished games against computer players alone, and of their wins in them, by the level of
    /// the strongest one. Not rated.
    pub against_computers: BTreeMap<Option<Level>, (u32, u32)>,
    /// The number of these games in which they shared the first rank.
    pub drawn_with_computers: u32,
    /// The sum of the ranks.
    pub ranks: u32,
    /// The rating, which begins at 1,000: the estimated skill less three times its uncertainty.
    pub rating: i32,
    /// Whether the rating is still uncertain.
    pub provisional: bool,
    /// The number of decisions in time, and of late ones.
    pub decisions: (u32, u32),
}

impl Standing {
    /// The place of one of these standings, from 1; equal ratings share one.
    pub fn place(standings: &[Self], number: usize) -> usize {
        let rating = standings.get(number).map(|standing| standing.rating);
        standings.iter().position(|other| Some(other.rating) == rating).unwrap_or(number) + 1
    }

    /// The numbers of games against computer players of all levels, and of wins in them.
    pub fn all_against_computers(&self) -> (u32, u32) {
        self.against_computers.values().fold((0, 0), |all, own| (all.0 + own.0, all.1 + own.1))
    }
}

/// The beginning of the keys of all results.
pub(super) const RESULTS: &str = "result:";

/// The beginning of the keys of the results of a community.
pub(super) fn beginning(community: CommunityId) -> String {
    format!("{RESULTS}{:016x}:", community.0)
}

/// The key of the memo of a result. The keys of a community sort by the time at which the games ended.
pub(super) fn key(community: CommunityId, result: &GameResult) -> String {
    format!("{}{:016x}:{}", beginning(community), result.ended.0, result.table)
}

impl Records<'_> {
    /// The games of a community that ended at or after `from` and before `to`, in order of that time. Games under
    /// versions without results are missing.
    ///
    /// # Errors
    /// The store fails.
    pub async fn results(
        self,
        community: CommunityId,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<GameResult>, TableError> {
        let beginning = beginning(community);
        let mut pages = self.0.memo_pages(&beginning, format!("{beginning}{:016x}", from.0));
        let mut results = Vec::new();
        while let Some(page) = pages.next().await? {
            for (key, memo) in page {
                match serde_json::from_value::<GameResult>(memo) {
                    Ok(result) if result.ended < to => results.push(result),
                    Ok(_) => return Ok(results),
                    Err(error) => tracing::error!(key, %error, "a result is skipped because it cannot be read"),
                }
            }
        }
        Ok(results)
    }
}

/// The standings after these games of a title, or of all titles: the highest rating first.
pub fn standings(results: &[GameResult], title: Option<&str>) -> Vec<Standing> {
    let mut people: BTreeMap<PersonId, (Standing, WengLinRating)> = BTreeMap::new();
    // A game for one has no opponent.
    let results = results.iter().filter(|result| result.players.len() > 1);
    for result in results.filter(|result| title.is_none_or(|title| result.title == title)) {
        let counted = result.people();
        let alone = counted.len() < 2;
        for (person, rank, player) in counted {
            let newcomer = || (newcomer(person), WengLinRating::new());
            let (standing, _) = people.entry(person).or_insert_with(newcomer);
            standing.name.clone_from(&player.name);
            let won = u32::from(result.is_won_by(player));
            standing.helped += u32::from(player.assisted && result.is_only_first(player));
            if alone {
                let (games, wins) = standing.against_computers.entry(result.level()).or_default();
                (*games, *wins) = (*games + 1, *wins + won);
                standing.drawn_with_computers += u32::from(result.is_drawn_by(player));
                continue;
            }
            standing.games += 1;
            standing.wins += won;
            standing.draws += u32::from(result.is_drawn_by(player));
            standing.ranks += u32::from(rank);
            standing.decisions.0 += player.in_time;
            standing.decisions.1 += player.late;
        }
        rate(&mut people, result);
    }
    let mut standings: Vec<_> = people.into_values().map(|(standing, rating)| rated(standing, rating)).collect();
    standings.sort_by_key(|standing| {
        let games = standing.games + standing.all_against_computers().0;
        (-standing.rating, -i64::from(games), standing.person)
    });
    standings
}

fn newcomer(person: PersonId) -> Standing {
    Standing {
        person,
        name: String::new(),
        games: 0,
        wins: 0,
        draws: 0,
        helped: 0,
        against_computers: BTreeMap::new(),
        drawn_with_computers: 0,
        ranks: 0,
        rating: 0,
        provisional: true,
        decisions: (0, 0),
    }
}

fn rate(people: &mut BTreeMap<PersonId, (Standing, WengLinRating)>, result: &GameResult) {
    let rated = result.people();
    if rated.len() < 2 {
        return;
    }
    let before: Vec<[WengLinRating; 1]> = rated
        .iter()
        .map(|(person, ..)| [people.get(person).map_or_else(WengLinRating::new, |known| known.1)])
        .collect();
    let ranks = rated.iter().map(|(_, rank, _)| MultiTeamOutcome::new(usize::from(*rank)));
    let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(ranks).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for ((person, _, player), after) in rated.iter().zip(after) {
        if let (Some((_, rating)), Some(after)) = (people.get_mut(person), after.first()) {
            let wins = cautious(after) > cautious(rating);
            if !(player.assisted && wins) {
                *rating = *after;
            }
        }
    }
}

/// The estimated skill less three times its uncertainty.
fn cautious(rating: &WengLinRating) -> f64 {
    rating.rating - 3.0 * rating.uncertainty
}

fn rated(standing: Standing, rating: WengLinRating) -> Standing {
    let cautious = cautious(&rating);
    let provisional = rating.uncertainty > CERTAIN * WengLinRating::new().uncertainty;
    Standing { rating: (BEGINNING + SCALE * cautious).round() as i32, provisional, ..standing }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, ranks: &[(u64, u8)]) -> GameResult {
        let player = |&(person, rank): &(u64, u8)| PlayerResult {
            person: (person > 0).then_some(PersonId(person)),
            policy: None,
            name: format!("P{person}"),
            rank,
            points: 10 - i32::from(rank),
            assisted: false,
            left: false,
            in_time: 3,
            late: 1,
        };
        let players = ranks.iter().map(player).collect();
        GameResult { table: TableId::from_bits(number), title: "raids".to_owned(), ended: Timestamp(number), players }
    }

    fn order(standings: &[Standing]) -> Vec<u64> {
        standings.iter().map(|standing| standing.person.0).collect()
    }

    #[test]
    fn winner_ranks_higher_and_ratings_begin_at_a_thousand() {
        assert_eq!(standings(&[], None), []);
        let lone = standings(&[game(1, &[(1, 1), (0, 2)])], None);
        assert_eq!((lone[0].rating, lone[0].games, lone[0].provisional), (1000, 0, true));
        let games: Vec<_> = (1..=30).map(|number| game(number, &[(1, 1), (2, 2), (3, 3), (4, 3)])).collect();
        let table = standings(&games, None);
        assert_eq!(order(&table)[..2], [1, 2]);
        assert_eq!(table[2].rating, table[3].rating, "players who always share a rank have the same rating");
        assert!(table[0].rating > 1500 && !table[0].provisional, "{table:?}");
        assert_eq!((table[0].wins, table[3].ranks, table[1].decisions), (30, 90, (90, 30)));
    }

    #[test]
    fn equal_ratings_are_ordered_by_number_of_games() {
        let games = [game(1, &[(1, 1), (0, 2)]), game(2, &[(2, 1), (0, 2)]), game(3, &[(2, 2), (0, 1)])];
        let table = standings(&games, None);
        assert_eq!((order(&table), table[0].rating), (vec![2, 1], table[1].rating));
    }

    #[test]
    fn titles_are_separate() {
        let mut other = game(2, &[(2, 1), (1, 2)]);
        other.title = "explorers".to_owned();
        let games = [game(1, &[(1, 1), (2, 2)]), other];
        assert_eq!(order(&standings(&games, Some("explorers"))), [2, 1]);
        assert_eq!(order(&standings(&games, Some("raids"))), [1, 2]);
    }

    fn of(standings: &[Standing], person: u64) -> &Standing {
        standings.iter().find(|standing| standing.person.0 == person).unwrap()
    }

    #[test]
    fn assisted_player_loses_rating_and_wins_none() {
        let assisted = |number, ranks: &[(u64, u8)]| {
            let mut game = game(number, ranks);
            game.players[0].assisted = true;
            standings(&[game], None)
        };
        let won = assisted(1, &[(1, 1), (2, 2)]);
        let lost = assisted(1, &[(1, 2), (2, 1)]);
        assert_eq!((of(&won, 1).rating, of(&won, 1).wins, of(&won, 1).games), (1000, 0, 1));
        assert_eq!([&won, &lost].map(|games| of(games, 1).helped), [1, 0], "and the win is named apart");
        assert!(of(&won, 2).rating < of(&lost, 2).rating, "the game counts for the opponent");
        assert_eq!(of(&lost, 1).rating, of(&standings(&[game(1, &[(1, 2), (2, 1)])], None), 1).rating);
    }

    #[test]
    fn leavers_share_the_last_rank() {
        let mut left = game(1, &[(1, 1), (2, 2), (3, 3)]);
        left.players[0].left = true;
        left.players.push(PlayerResult { left: true, ..left.players[0].clone() });
        left.players[3].person = Some(PersonId(4));
        let table = standings(&[left], None);
        assert_eq!(order(&table)[..2], [2, 3]);
        assert_eq!((of(&table, 1).ranks, of(&table, 4).ranks, of(&table, 1).wins), (4, 4, 0));
        assert_eq!(of(&table, 1).rating, of(&table, 4).rating);
    }

    #[test]
    fn shared_first_rank_is_a_draw_and_no_win() {
        let drawn = standings(&[game(1, &[(1, 1), (2, 1)]), game(2, &[(1, 1), (2, 1), (3, 3)])], None);
        for person in [1, 2] {
            assert_eq!((of(&drawn, person).wins, of(&drawn, person).draws, of(&drawn, person).games), (0, 2, 2));
        }
        assert_eq!((of(&drawn, 3).wins, of(&drawn, 3).draws), (0, 0));
        let with_computer = standings(&[game(1, &[(1, 1), (0, 1)])], None);
        assert_eq!(of(&with_computer, 1).all_against_computers(), (1, 0));
    }

    #[test]
    fn best_of_those_who_stay_has_won() {
        let mut left = game(1, &[(1, 1), (2, 2)]);
        left.players[0].left = true;
        let table = standings(&[left], None);
        assert_eq!((of(&table, 1).wins, of(&table, 2).wins), (0, 1));
    }

    #[test]
    fn games_against_the_computer_count_apart() {
        let against = |policy: Option<&str>, mut game: GameResult| {
            game.players[1].policy = policy.map(str::to_owned);
            game
        };
        let mut several = against(Some("hard"), game(4, &[(1, 2), (0, 1), (0, 3)]));
        several.players[2].policy = Some("easy".to_owned());
        let games = [
            against(None, game(1, &[(1, 1), (0, 2)])),
            against(Some("careful"), game(2, &[(1, 2), (0, 1)])),
            against(Some("easy"), game(3, &[(1, 1), (0, 2)])),
            several,
        ];
        assert!(standings(&[game(5, &[(1, 1)])], None).is_empty(), "a game for one has no opponent");
        let table = standings(&games, None);
        assert_eq!((of(&table, 1).games, of(&table, 1).all_against_computers()), (0, (4, 2)));
        let by_level = [(None, (2, 1)), (Some(Level::Easy), (1, 1)), (Some(Level::Hard), (1, 0))];
        assert_eq!(of(&table, 1).against_computers, by_level.into(), "the strongest computer player counts");
        assert_eq!((of(&table, 1).rating, of(&table, 1).ranks), (1000, 0));
    }

    /// P1-69: saved results have all data that standings need.
    #[test]
    fn saved_results_give_the_same_standings() {
        let games: Vec<_> =
            (1..40).map(|n| game(n, &[(1 + n % 5, 1), (1 + (n + 1) % 5, 2), (1 + (n + 2) % 5, 3)])).collect();
        let kept = serde_json::to_string(&games).unwrap();
        let read: Vec<GameResult> = serde_json::from_str(&kept).unwrap();
        assert_eq!(standings(&games, None), standings(&read, None));
        assert_eq!(standings(&games, None).iter().map(|standing| standing.games).sum::<u32>(), 39 * 3);
    }
}
