//! The page of a review: HTML with its fonts, pictures and script.

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use skald::canvas::palette::Look;
use skald::canvas::raster::{BOLD_FONT, MEDIUM_FONT};
use skald::canvas::svg;
use skald::discord::messages::names::policy_key;
use skald::title::review::CHECKERS;
use skald::title::{Record, Review, Titles};
use skald::words::Voice;

use super::Moment;

/// The page. It refers to nothing outside itself.
pub fn page(
    record: &Record,
    review: &Review,
    player: &str,
    moments: &[Moment],
    voice: &Voice,
    titles: &Titles,
) -> anyhow::Result<String> {
    let title = record.find(titles)?.meta().name;
    let say = |key: &str| escaped(&voice.word(key));
    let chart = review.picture(Look::default(), voice).context("the game has no decision with a choice")?;
    let parts = [
        ("language", voice.locale.tag().to_owned()),
        ("title", escaped(&format!("{title} · {}", voice.word("review-title")))),
        ("by", escaped(&by(player, voice))),
        ("chart", svg::text(&chart.scene)),
        ("chart-alt", escaped(&chart.alt)),
        ("turning-title", say("review-turning")),
        ("turning", turning(record, review, moments, voice, titles)?),
        ("accounts-title", say("review-accounts")),
        ("accounts", list(review.seat_lines(voice))),
        ("slider", say("review-slider")),
        ("before", say("review-before")),
        ("next", say("review-next")),
        ("last", (moments.len().saturating_sub(1)).to_string()),
        ("moments", moments.iter().map(moment).collect()),
        ("style", include_str!("page.css").to_owned()),
        ("medium", STANDARD.encode(MEDIUM_FONT)),
        ("bold", STANDARD.encode(BOLD_FONT)),
        ("script", include_str!("page.js").to_owned()),
    ];
    // Each part goes to its place in one pass, so that a name such as {title} in a part stays as it is.
    let mut page = String::new();
    let mut rest = include_str!("page.html");
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").context("an open place in the page")?;
        let (_, part) = parts.iter().find(|(key, _)| *key == name).with_context(|| format!("no part {name}"))?;
        page.push_str(before);
        page.push_str(part);
        rest = after;
    }
    page.push_str(rest);
    Ok(page)
}

/// Who judged, and who confirmed.
fn by(player: &str, voice: &Voice) -> String {
    let name = |player: &str| voice.word(&policy_key(player)).into();
    voice.say("review-by", [("player", name(player)), ("other", name(CHECKERS[0].name()))])
}

/// The decisions that turned the game, each with a button that shows its board.
fn turning(
    record: &Record,
    review: &Review,
    moments: &[Moment],
    voice: &Voice,
    titles: &Titles,
) -> anyhow::Result<String> {
    let title = record.find(titles)?;
    let mut items = Vec::new();
    for (number, decision) in (1_u32..).zip(&review.turning) {
        let position = record.replay_to(titles, decision.after)?.position;
        let [played, better] = decision.lines(number, position.as_ref(), voice);
        let at = moments.iter().position(|moment| moment.seq == decision.after).unwrap_or_default();
        let why =
            decision.why(title, voice).iter().map(|line| format!("{}<br>", bold(&escaped(line)))).collect::<String>();
        items.push(format!(
            "<li>{}<br>{}<br>{why}<button type=\"button\" data-at=\"{at}\">{}</button></li>\n",
            bold(&escaped(&played)),
            bold(&escaped(&better)),
            escaped(&voice.word("review-show"))
        ));
    }
    let said = |key| format!("<p>{}</p>", escaped(&voice.word(key)));
    let unfinished = if review.is_unfinished { said("review-turning-unfinished") } else { String::new() };
    Ok(match items.is_empty() {
        true => said("review-turning-none") + &unfinished,
        false => format!("<ul>{}</ul>{unfinished}", items.concat()),
    })
}

fn list(lines: Vec<String>) -> String {
    let items: String = lines.iter().map(|line| format!("<li>{}</li>\n", escaped(line))).collect();
    format!("<ul>{items}</ul>")
}

/// A moment as a template that the script shows.
fn moment(moment: &Moment) -> String {
    let story: String = moment.story.iter().map(|line| format!("<li>{}</li>", bold(&escaped(line)))).collect();
    format!(
        "<template data-label=\"{}\"><ul class=\"story\">{story}</ul><div class=\"picture\" aria-hidden=\"true\">{}</div>\
         <pre>{}</pre></template>\n",
        escaped(&moment.label.replace("**", "")),
        moment.picture.as_deref().unwrap_or_default(),
        escaped(&moment.board.replace("**", ""))
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The parts between pairs of `**` in bold letters.
fn bold(text: &str) -> String {
    let parts = text.split("**").enumerate();
    parts.map(|(index, part)| if index % 2 == 1 { format!("<b>{part}</b>") } else { part.to_owned() }).collect()
}
