//! `docs/operations.md` shows the table of what is done when Discord does not do what was asked.

use std::fmt::Write as _;
use std::fs;

use skald::discord::policy::{Remedy, TABLE};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operations.md");
const BEGIN: &str = "<!-- policy -->\n";

fn word(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Wait => "is tried again",
        Remedy::Anew => "is posted anew",
        Remedy::Done => "is done",
        Remedy::WithoutPicture => "goes without picture",
        Remedy::AsText => "goes as text",
        Remedy::Shut => "is tried again; after minutes the channel is closed",
        Remedy::Elsewhere => "goes to the channel",
        Remedy::GiveUp => "is given up, and logged",
    }
}

#[test]
fn the_table_of_faults_is_the_one_that_is_used() {
    let mut table = String::from(
        "| Discord says | a post | an edit | a deletion | a direct message | what people see |\n|---|---|---|---|---|---|\n",
    );
    for row in TABLE {
        let [post, edit, delete, direct] = [row.post, row.edit, row.delete, row.directly[0]].map(word);
        let _ = writeln!(table, "| {} | {post} | {edit} | {delete} | {direct} | {} |", row.says, row.seen);
    }
    let text = fs::read_to_string(PATH).unwrap();
    let (before, rest) = text.split_once(BEGIN).expect("the table has its place");
    let (_, after) = rest.split_once("<!-- end -->").expect("the table has an end");
    let wanted = format!("{before}{BEGIN}{table}<!-- end -->{after}");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PATH, &wanted).unwrap();
    }
    assert!(text == wanted || std::env::var_os("UPDATE").is_some(), "UPDATE=1 cargo test --test docs writes the table");
}
