//! Tests of the pauses of tournaments, their cards and their ends.
#![cfg(test)]

use metrics_exporter_prometheus::PrometheusBuilder;

use super::*;
use crate::delivery::test_delivery::services;
use crate::test_server::server;
use skald_table::{CommunityId, Format, Pairing, PersonId, Placed, Round, TableId, Timestamp, TournamentStage};
use support::test_tables::processes;

const ID: TournamentId = TournamentId(1);

/// A tournament of one round with a card.
fn tournament(stage: TournamentStage, games: Vec<Pairing>) -> Tournament {
    let place = (CommunityId(9), ChannelId(5));
    let format = Format::Swiss { rounds: 1 };
    let announced = Tournament::announced(ID, place, PersonId(1), "brandubh".to_owned(), format, Timestamp(0));
    Tournament { stage, rounds: vec![Round { games, byes: Vec::new() }], card: Some(7), ..announced }
}

#[tokio::test(start_paused = true)]
async fn refused_or_failed_tournament_pauses_for_a_minute() {
    let mut paused = PausedTournaments::default();
    let other = TournamentId(2);
    paused.pause(ID, Trouble::Refused(Denial::Unreachable));
    paused.pause(other, Trouble::Failed);
    let both = |paused: &PausedTournaments| [ID, other].map(|id| (paused.is_paused(id), paused.is_skipped(id)));
    assert_eq!(both(&paused), [(true, false), (true, true)]);
    let moment = Duration::from_secs(1);
    tokio::time::advance(PAUSE - moment).await;
    assert_eq!(both(&paused), [(true, false), (true, true)]);
    tokio::time::advance(2 * moment).await;
    assert_eq!(both(&paused), [(false, false); 2]);
    assert_eq!(paused.trouble(ID), Some(Trouble::Refused(Denial::Unreachable)), "the card says it until then");
}

#[tokio::test]
async fn refused_card_pauses_even_if_its_games_are_refused() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _recorded = ::metrics::set_default_local_recorder(&recorder);
    let (url, asked) = server("403 Forbidden", br#"{"code":50001}"#.to_vec()).await;
    let [tables] = processes();
    let mut organizer = Organizer::new(services(tables, Some(&url)), 9);
    let running = tournament(TournamentStage::Running, Vec::new());
    organizer.paused.pause(ID, Trouble::Forbidden);
    for _ in 0..3 {
        organizer.show(&running, true).await.unwrap();
    }
    assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 1);
    organizer.show(&running, false).await.unwrap();
    assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 2, "it is retried after the pause");
    let shown = recorder.handle().render();
    let counted = "skald_requests_total{status=\"403\"} 2";
    assert!(shown.lines().any(|line| line == counted), "the alert SkaldRefused: {shown}");
}

#[tokio::test]
async fn refused_card_is_sent_once_as_text() {
    let (url, asked) = server("400 Bad Request", br#"{"code":50035}"#.to_vec()).await;
    let [tables] = processes();
    let mut organizer = Organizer::new(services(tables, Some(&url)), 9);
    organizer.show(&tournament(TournamentStage::Running, Vec::new()), false).await.unwrap();
    assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), 2);
    assert_eq!(organizer.paused.trouble(ID), Some(Trouble::Card));
}

#[test]
fn only_a_game_without_table_and_result_gets_a_table() {
    let channel = Some(ChannelId(6));
    let table = Some(TableId::from_bits(8));
    let result = Some(vec![Placed { rank: 1, points: 0 }]);
    let games = vec![
        Pairing { channel, table, ..Pairing::default() },
        Pairing { channel, ..Pairing::default() },
        Pairing { result: result.clone(), ..Pairing::default() },
        Pairing::default(),
        Pairing { channel, table, result, ..Pairing::default() },
    ];
    assert_eq!(without_table(&tournament(TournamentStage::Running, games)), [(2, true), (4, false)]);
}

#[tokio::test]
async fn finished_tournament_without_channel_is_archived() {
    let (url, _) = server("404 Not Found", br#"{"code":10003}"#.to_vec()).await;
    for (stage, trouble) in [(TournamentStage::Running, Some(Trouble::Card)), (TournamentStage::Over, None)] {
        let [tables] = processes();
        let mut organizer = Organizer::new(services(tables, Some(&url)), 9);
        let shown = tournament(stage, Vec::new());
        let key = format!("tournament:live:{:016x}:{:016x}", shown.community.0, ID.0);
        let saved = serde_json::to_value(&shown).unwrap();
        organizer.services.tables.outbox().set_delivery_state(vec![(key, Some(saved))], None).await.unwrap();
        organizer.show(&shown, false).await.unwrap();
        assert_eq!(organizer.paused.trouble(ID), trouble, "{stage:?}");
        // The store keeps the end of an archived tournament.
        let kept = organizer.services.tables.outbox().delivery_states("tournament:over:").await.unwrap();
        assert_eq!(kept.is_empty(), trouble.is_some(), "{stage:?}: {kept:?}");
    }
}
