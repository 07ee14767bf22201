//! `docs/operations.md` contains the policy table of the desk.

use std::fmt::Write as _;
use std::fs;

use skald::discord::policy::{Recovery, TABLE};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operations.md");
const BEGIN: &str = "<!-- policy -->\n";

fn word(recovery: Recovery) -> &'static str {
    match recovery {
        Recovery::Retry => "retried",
        Recovery::Repost => "reposted",
        Recovery::Ignore => "nothing to do",
        Recovery::DropPicture => "sent without the picture",
        Recovery::TextOnly => "sent as plain text",
        Recovery::CloseChannel => "retried; closes the channel after 2 min",
        Recovery::UseChannel => "sent to the channel",
        Recovery::GiveUp => "logged",
    }
}

#[test]
fn operations_page_shows_the_policy_table() {
    let mut table = String::from(
        "| Discord answers | post | edit | delete | direct message | answer | what players see |\n|---|---|---|---|---|---|---|\n",
    );
    for row in TABLE {
        let [post, edit, delete, direct, answer] =
            [row.post, row.edit, row.delete, row.directly[0], row.answer[0]].map(word);
        let _ = writeln!(table, "| {} | {post} | {edit} | {delete} | {direct} | {answer} | {} |", row.says, row.seen);
    }
    let text = fs::read_to_string(PATH).unwrap();
    let (before, rest) = text.split_once(BEGIN).expect("the begin mark");
    let (_, after) = rest.split_once("<!-- end -->").expect("the end mark");
    let wanted = format!("{before}{BEGIN}{table}<!-- end -->{after}");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PATH, &wanted).unwrap();
    }
    assert!(text == wanted || std::env::var_os("UPDATE").is_some(), "UPDATE=1 cargo test --test docs writes the table");
}
