//! `/leaderboard` and `/stats` after a game, through the sandbox.

use support::evening;

use evening::{Evening, ends, text, without_limits};
use serde_json::json;
use skald::engine::Seed;
use skald::sandbox::message::Message;
use skald::table::{Act, Pick, Stage};

#[tokio::test(start_paused = true)]
async fn finished_game_updates_leaderboard_without_hidden_names() {
    let evening = Evening::begin(without_limits()).await;
    let (one, two, guest) = (evening.member(0), evening.member(1), evening.member(4));
    let empty = evening.slash(one, "leaderboard", &[]).await;
    assert!(text(&empty).contains("No such game between people has been finished here"), "{}", text(&empty));
    evening.start_title("brandubh", 2, 2).await;
    for turn in 0.. {
        let view = evening.shared().await;
        if view.stage != Stage::Playing {
            break;
        }
        let seat = view.open[0].decision.seat;
        let person = view.occupant(seat).unwrap().person().unwrap().clone();
        let position = view.clone().seen_by(person.id).unredacted().unwrap().duplicate();
        let action = position.suggest("random", seat, &Seed::from_number(turn)).unwrap().unwrap();
        let choice = Pick::Typed(action.to_string());
        let act = Act { table: view.id, person, decision: None, choice, idempotency_key: None };
        evening.tables.play().act(act).await.unwrap();
    }
    let table = evening.slash(guest, "leaderboard", &[("title", json!("Brandubh"))]).await;
    let said = text(&table);
    assert!(said.contains("Astrid") && said.contains("Bjorn") && said.contains("1. **"), "{said}");
    assert!(said.contains("one game") && said.contains("this quarter"), "{said}");
    let none = evening.slash(guest, "leaderboard", &[("title", json!("raids"))]).await;
    assert!(text(&none).contains("No such game"), "{}", text(&none));
    let unknown = evening.slash(guest, "leaderboard", &[("title", json!("chess"))]).await;
    assert!(unknown.content.contains("chess"), "{}", unknown.content);

    let own = evening.slash(two, "stats", &[]).await;
    assert!(text(&own).contains("Brandubh") && text(&own).contains("Mean rank"), "{}", text(&own));
    let nothing = evening.slash(guest, "stats", &[]).await;
    assert!(text(&nothing).contains("finished no game with"), "{}", text(&nothing));

    // Any interaction brings the present name, also to results of earlier games.
    evening.sandbox.rename_member(two, "Bjarne");
    evening.slash(two, "help", &[]).await;
    let renamed = async || text(&evening.slash(guest, "leaderboard", &[]).await).contains("Bjarne");
    evening.until("the present name is shown", renamed).await;
    let again = text(&evening.slash(guest, "leaderboard", &[]).await);
    assert!(!again.contains("Bjorn"), "{again}");
    evening.sandbox.rename_member(two, "Bjorn");
    evening.slash(two, "help", &[]).await;
    let renamed = async || text(&evening.slash(guest, "leaderboard", &[]).await).contains("Bjorn");
    evening.until("the name before", renamed).await;

    let hidden = evening.slash(one, "me", &[("standing", json!(1))]).await;
    assert!(hidden.content.contains("do not name you"), "{}", hidden.content);
    let without = text(&evening.slash(guest, "leaderboard", &[]).await);
    assert!(!without.contains("Astrid") && without.contains("somebody") && without.contains("Bjorn"), "{without}");
    let by_themselves = text(&evening.slash(one, "leaderboard", &[]).await);
    assert!(by_themselves.contains("Astrid"), "{by_themselves}");
    // A manager takes somebody off, also one who has left the server, and puts them on again.
    for (option, listed) in [("off", false), ("on", true)] {
        let person = [(option, json!(two.to_string()))];
        let settings = text(&evening.slash(one, "server leaderboard", &person).await);
        assert_eq!(settings.contains(&format!("Not on the leaderboard: <@{two}>")), !listed, "{settings}");
        let table = text(&evening.slash(guest, "leaderboard", &[]).await);
        assert_eq!((table.contains("Bjorn"), table.contains("1. **")), (listed, true), "{table}");
    }
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn draw_is_no_win_from_the_end_card_to_the_leaderboard() {
    for title in ["brandubh", "nine_mens_morris"] {
        let mut evening = Evening::begin(without_limits()).await;
        let [one, two, guest] = [0, 1, 4].map(|at| evening.member(at));
        evening.start_title(title, 2, 2).await;
        support::people::draw(&evening.tables, evening.shared().await.id).await;
        let card = evening.message(guest, "the end card", |message: &Message| ends(message, ":game:rematch")).await;
        let said = text(&card);
        assert_eq!(said.matches("🤝 Draw: ").count(), 2, "{said}");
        assert!(!said.contains('🥇') && !said.contains("wins") && !said.contains("shared"), "{said}");
        let table = text(&evening.slash(guest, "leaderboard", &[]).await);
        assert_eq!(table.matches("one game, 0 won, 1 drawn").count(), 2, "{table}");
        assert!(!table.contains('🥇') && !table.contains('🥈'), "{table}");
        for member in [one, two] {
            let own = text(&evening.slash(member, "stats", &[]).await);
            assert!(own.contains("0 won, 1 drawn") && !own.contains('🥇'), "{own}");
        }
        evening.stop().await;
        evening.assert_no_faults();
    }
}
