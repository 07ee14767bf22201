//! Long texts on a phone: every page of the rules and of the help fits its screen.

use serde_json::json;

use super::stage::Stage;

/// The height of a phone, in points.
const SCREEN: f64 = 844.0;
/// Members who read English, Spanish and French.
const READERS: [&str; 3] = ["astrid", "carmen", "dominique"];

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_rules_and_help_fits_a_phone() {
    let Some(stage) = Stage::open(390).await else { return };
    let keys: Vec<_> = stage.tables.titles().keys().map(str::to_owned).collect();
    let channel = stage.sandbox.channel("north-sea").expect("the channel");
    for (at, reader) in [0, 2, 3].into_iter().zip(READERS) {
        stage.click("[data-testid=menu]").await;
        stage.become_member(reader).await;
        stage.open_channel("north-sea").await;
        let member = stage.sandbox.member(at).id;
        for name in ["help", "play"].into_iter().chain(keys.iter().map(String::as_str)) {
            let asked = match name {
                "help" => stage.sandbox.slash(member, channel, "help", &[]),
                title => stage.sandbox.slash(member, channel, "rules", &[("title", json!(title))]),
            };
            let message = asked.expect("a command").settled(super::stage::PATIENCE).await.expect("an answer");
            let id = message.message.expect("a page").id;
            for page in 0.. {
                let shown = format!(
                    "const at = document.querySelector('[data-message-id=\"{id}\"]'); \
                     const images = [...(at?.querySelectorAll('.embed img') ?? [])]; \
                     return !!at && images.every((image) => image.complete && !image.src.endsWith('/board.png')) && \
                     ({page} === 0 || !!at.querySelector('[data-custom-id=\"v1:{name}:rules:{}\"]'))",
                    page.max(1) - 1
                );
                stage.until(&format!("page {page} of {name} for {reader}"), &shown).await;
                let height = format!(
                    "return document.querySelector('[data-message-id=\"{id}\"]').getBoundingClientRect().height"
                );
                let height = stage.ask(&height).await.as_f64().expect("a height");
                println!("{reader} {name} {page}: {height}");
                assert!(height <= SCREEN, "page {page} of {name} for {reader} is {height} points high");
                let next = format!("v1:{name}:rules:{}", page + 1);
                let more = format!(
                    "return !!document.querySelector('[data-message-id=\"{id}\"] [data-custom-id=\"{next}\"]')"
                );
                if stage.ask(&more).await != json!(true) {
                    break;
                }
                stage
                    .sandbox
                    .press(member, id, &next)
                    .expect("a press")
                    .settled(super::stage::PATIENCE)
                    .await
                    .expect("a page");
            }
        }
    }
    stage.close().await;
}
