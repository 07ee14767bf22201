//! `docs/operations.md` contains the policy table of the desk.

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
    let text = fs::read_to_string(PATH).unwrap();
    let (_, rest) = text.split_once(BEGIN).expect("the begin mark");
    let (table, _) = rest.split_once("<!-- end -->").expect("the end mark");
    // The page itself says what Discord answers and what players see.
    let recoveries = |line: &str| line.split(" | ").skip(1).take(5).map(str::to_owned).collect::<Vec<_>>();
    let shown: Vec<_> = table.lines().skip(2).map(recoveries).collect();
    let rows = TABLE.iter().map(|row| [row.post, row.edit, row.delete, row.directly[0], row.answer[0]]);
    let wanted: Vec<_> = rows.map(|row| row.map(|recovery| word(recovery).to_owned()).to_vec()).collect();
    assert_eq!(shown, wanted, "each fault has one line, in the order of the table");
}
