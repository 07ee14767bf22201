//! `skald patch`: moves games in progress to the newest rules.

use std::process::ExitCode;

use clap::Args;
use skald::arena::output;
use skald::table::{Patch, PatchOutcome, Tables};

use super::host::{self, StoreArguments};
use super::location::StoreLocation;

/// The arguments of `skald patch`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    store: StoreArguments,
    /// Move the games with the same result to the newest rules; without it nothing is changed
    #[arg(long)]
    apply: bool,
}

impl Arguments {
    /// Reports for each game in progress under older rules whether it can be moved, and moves it with `--apply`.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        if self.apply {
            let work = async |tables: std::sync::Arc<Tables>| say(&tables.admin().patch(true).await?);
            return host::with_tables(&self.store, StoreLocation::open_existing, work);
        }
        let aside = host::private_folder("skald-patch-")?;
        let open = async |location: &StoreLocation| location.copied(aside.path()).await;
        host::with_tables(&self.store, open, async |tables| say(&tables.admin().patch(false).await?))
    }
}

fn say(patches: &[Patch]) -> anyhow::Result<()> {
    for patch in patches {
        output::line(line(patch))?;
    }
    Ok(output::line(sum(patches))?)
}

fn line(patch: &Patch) -> String {
    let Patch { table, title, channel, from, to, fate } = patch;
    let to = to.map_or_else(|| "?".to_owned(), |to| to.to_string());
    let fate = match fate {
        PatchOutcome::Same => "replays to the same result and can be moved".to_owned(),
        PatchOutcome::Moved => "replayed to the same result and was moved".to_owned(),
        PatchOutcome::Stays(why) => format!("stays: {why}"),
    };
    format!("{table}  {title}  channel {channel}  rules {from} → {to}  {fate}")
}

fn sum(patches: &[Patch]) -> String {
    let count = |wanted: &PatchOutcome| patches.iter().filter(|patch| patch.fate == *wanted).count();
    let same = count(&PatchOutcome::Same);
    let moved = count(&PatchOutcome::Moved);
    let all = patches.len();
    let stay = all - same - moved;
    if all == 0 {
        return "Every game in progress is played under the newest rules.".to_owned();
    }
    if moved > 0 {
        return format!("In progress under older rules: {all}. Moved: {moved}. Unchanged: {stay}.");
    }
    let how = if same > 0 { " (with --apply)" } else { "" };
    format!("In progress under older rules: {all}. Can be moved: {same}{how}. Stay: {stay}. Nothing was changed.")
}

#[cfg(test)]
mod tests {
    use skald::table::{ChannelId, TableId};

    use super::*;

    #[test]
    fn every_table_has_a_line_with_what_an_operator_needs() {
        let patch = |fate| Patch {
            table: TableId::from_bits(7),
            title: "Raids".to_owned(),
            channel: ChannelId(80351110224678912),
            from: 1,
            to: Some(2),
            fate,
        };
        let same = patch(PatchOutcome::Same);
        let moved = patch(PatchOutcome::Moved);
        let stays = Patch { to: None, ..patch(PatchOutcome::Stays("entry 4, event 2: …".to_owned())) };
        let text = line(&stays);
        for part in
            [&TableId::from_bits(7).to_string(), "Raids", "80351110224678912", "1 → ?", "stays: entry 4, event 2"]
        {
            assert!(text.contains(part), "{text}");
        }
        assert!(line(&same).contains("1 → 2") && line(&moved).contains("was moved"));
        let sums = [vec![], vec![stays.clone()], vec![same, stays.clone()], vec![moved, stays]].map(|all| sum(&all));
        for (sum, part) in sums.iter().zip([
            "Every game",
            "Can be moved: 0. Stay: 1.",
            "Can be moved: 1 (with --apply). Stay: 1.",
            "Moved: 1.",
        ]) {
            assert!(sum.contains(part), "{sum}");
        }
    }
}
