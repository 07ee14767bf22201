//! The command line as an operator uses it: the real binary, its output and its exit code.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use skald::engine::{Chance, Seed};
use skald::store::{Lsm, Rotation, Store as _, Timestamp};
use skald::title::{Origin, Record, RecordEntry, Title};
use support::folders::contents;

fn skald(arguments: &[&str]) -> Output {
    skald_in(Path::new("."), arguments)
}

/// The same in another current folder, with a `data` folder of its own.
fn skald_in(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    command.args(arguments).env_remove("DISCORD_TOKEN").current_dir(folder);
    command.output().expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn written(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    fs::write(&path, content).expect("a file");
    path.display().to_string()
}

/// Removes the right of all others to read a file.
fn private(path: &str) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600)).expect("it is ours");
    }
    #[cfg(not(unix))]
    let _as_it_is = path;
}

fn embedded_edition() -> Value {
    serde_json::from_str(skald::games::TITLES[0].2[0]).expect("the embedded edition")
}

#[test]
fn version_names_the_build() {
    let said = text(&skald(&["--version"]).stdout);
    assert_eq!(said, format!("skald {}\n", env!("SKALD_VERSION")));
    assert!(said.starts_with(concat!("skald ", env!("CARGO_PKG_VERSION"))), "{said}");
}

#[test]
fn doctor_names_every_problem_by_its_key() {
    let folder = folder();
    let config = written(folder.path(), "config.toml", "[log]\nformat = \"yaml\"\nverbose = true\n");
    let output = skald(&["doctor", "--offline", "--config", &config]);
    let errors = text(&output.stdout);
    assert!(!output.status.success());
    assert!(errors.contains("2 errors") && errors.contains("error    config     log.verbose"), "{errors}");
    assert!(errors.contains("log.format") && errors.contains("log.verbose"), "{errors}");
}

#[test]
fn doctor_says_where_people_tap_the_board() {
    let folder = folder();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address");
    let section = format!("[board]\naddress = \"{address}\"\npublic_url = \"https://board.example\"\n");
    let config = written(folder.path(), "config.toml", &section);
    let said = text(&skald(&["doctor", "--offline", "--config", &config]).stdout);
    assert!(said.contains("people play on the page https://board.example/"), "{said}");
    assert!(said.contains(&format!("board.address: cannot listen on {address}")), "{said}");
    assert!(!said.contains("Activity"), "{said}");
    for (secret, expected) in
        [("n8Yk3vQ0sX2fT7bLr9ZpWc4HdJ6mEaGu", "/ must lead to board.example"), ("a.b.c", "no client secret")]
    {
        let named = format!("{section}client_secret_file = \"{}\"\n", written(folder.path(), "secret", secret));
        let config = written(folder.path(), "config.toml", &named);
        let said = text(&skald(&["doctor", "--offline", "--config", &config]).stdout);
        assert!(said.contains(expected) && !said.contains(secret), "{said}");
    }
}

#[test]
fn doctor_says_where_a_token_is_wanted() {
    let folder = folder();
    let config = written(folder.path(), "config.toml", "");
    let output = skald(&["doctor", "--offline", "--config", &config]);
    assert!(!output.status.success());
    assert!(text(&output.stdout).contains("DISCORD_TOKEN"));
}

#[test]
fn quoted_token_is_named_by_doctor_and_run() {
    let folder = folder();
    for command in ["doctor", "run"] {
        for quoted in ["\"MTIz.abc.def\"", "'MTIz.abc.def'"] {
            let mut skald = Command::new(env!("CARGO_BIN_EXE_skald"));
            let output = skald.arg(command).current_dir(folder.path()).env("DISCORD_TOKEN", quoted).output();
            let output = output.expect("the binary starts");
            let said = text(&[&output.stdout[..], &output.stderr].concat());
            assert!(!output.status.success() && said.contains("DISCORD_TOKEN has quotes around the token"), "{said}");
            assert!(said.contains("write the token without quotes") && !said.contains("MTIz"), "{said}");
        }
    }
}

#[test]
fn run_without_a_token_says_what_to_do() {
    let folder = folder();
    let config = written(folder.path(), "config.toml", "");
    let output = skald(&["run", "--config", &config]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("DISCORD_TOKEN"));
}

#[test]
fn doctor_accepts_the_example_with_a_token_file() {
    let folder = folder();
    let token = written(folder.path(), "token", "MTIz.a-token.for-this-test\n");
    let config = written(folder.path(), "config.toml", &format!("[discord]\ntoken_file = {token:?}\n"));
    let output = skald_in(folder.path(), &["doctor", "--offline", "--config", &config]);
    let said = text(&output.stdout);
    assert!(!said.contains("MTIz.a-token.for-this-test"));
    #[cfg(unix)]
    {
        assert!(!output.status.success() && said.contains("error    token      every user of this machine"), "{said}");
        private(&token);
    }
    let output = skald_in(folder.path(), &["check", "--offline", "--config", &config]);
    assert!(output.status.success(), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("ok       token      there is one"));
}

/// The folder that `skald sandbox` prints in another current folder.
fn kept(current: &Path) -> Option<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    let started = command.args(["sandbox", "--port", "0"]).current_dir(current).stdout(Stdio::piped()).spawn();
    let mut sandbox = started.expect("the binary starts");
    let said = BufReader::new(sandbox.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let kept = { said }.find_map(|line| line.strip_prefix("Games are kept in ").map(str::to_owned));
    sandbox.kill().and_then(|()| sandbox.wait()).expect("it is stopped");
    kept
}

#[test]
fn sandbox_has_its_own_folder_and_finds_earlier_games() {
    let folder = folder();
    assert_eq!(kept(folder.path()).as_deref(), Some("sandbox."));
    assert!(folder.path().join("sandbox/store").exists() && !folder.path().join("data").exists());
    fs::create_dir_all(folder.path().join("data/sandbox")).unwrap();
    assert_eq!(kept(folder.path()).as_deref(), Some("data/sandbox."));
}

#[test]
fn the_doctor_says_where_interactions_come_over_http() {
    let folder = folder();
    let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let look = |address: &str, key: &str| {
        let section = format!("[interactions]\naddress = {address:?}\npublic_key = {key:?}\n");
        text(&skald(&["doctor", "--offline", "--config", &written(folder.path(), "config.toml", &section)]).stdout)
    };
    let said = look("127.0.0.1:8081", key);
    assert!(said.contains("ok       endpoint") && said.contains(key) && said.contains("/interactions"), "{said}");
    assert!(!said.contains("warning  endpoint"), "{said}");
    assert!(look("0.0.0.0:8081", key).contains("warning  endpoint"));
    let said = look("127.0.0.1:8081", &key[1..]);
    assert!(
        said.contains("error    config     interactions.public_key") && said.contains("developer portal"),
        "{said}"
    );
}

#[test]
fn a_token_on_the_command_line_is_no_argument() {
    let output = skald(&["run", "--token", "secret"]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("unexpected argument"));
}

#[test]
fn custom_edition_is_played_and_named_in_the_record() {
    let folder = folder();
    let mut edition = embedded_edition();
    edition["id"] = "my-copy".into();
    written(folder.path(), "raids/mine.json", &edition.to_string());
    let editions = folder.path().display().to_string();
    let output = skald(&["simulate", "raids", "--edition", "my-copy", "--editions", &editions]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let record: Value = serde_json::from_str(&text(&output.stdout)).expect("one record");
    assert_eq!(record["edition"], "my-copy");
}

#[test]
fn a_broken_edition_names_file_key_and_reason() {
    let folder = folder();
    let mut edition = embedded_edition();
    edition["id"] = "short".into();
    edition["voyages"]["2"].as_array_mut().expect("tiles").pop();
    written(folder.path(), "raids/short.json", &edition.to_string());
    let editions = folder.path().display().to_string();
    let output = skald(&["simulate", "raids", "--editions", &editions]);
    let errors = text(&output.stderr);
    assert!(!output.status.success());
    assert!(errors.contains("short.json") && errors.contains("voyages.2") && errors.contains("16"), "{errors}");
}

#[test]
fn edition_outside_the_folder_of_its_title_is_an_error() {
    let folder = folder();
    let mut edition = embedded_edition();
    edition["id"] = "mine".into();
    written(folder.path(), "mine.json", &edition.to_string());
    written(folder.path(), "README.md", "Editions of my own.");
    let editions = folder.path().display().to_string();
    let errors = text(&skald(&["simulate", "raids", "--edition", "mine", "--editions", &editions]).stderr);
    assert!(errors.contains("mine.json") && errors.contains("raids") && !errors.contains("README"), "{errors}");
    let token = written(folder.path(), "token", "MTIz.a-token.for-this-test");
    let content = format!("[discord]\ntoken_file = {token:?}\n[editions]\nfolder = {editions:?}\n");
    let config = written(folder.path(), "config.toml", &content);
    let checked = skald(&["doctor", "--offline", "--config", &config]);
    assert!(!checked.status.success());
    assert!(text(&checked.stdout).contains("mine.json"), "{}", text(&checked.stdout));
}

#[test]
fn doctor_names_broken_editions_too() {
    let folder = folder();
    written(folder.path(), "editions/raids/broken.json", "{\"id\": \"broken\"");
    written(folder.path(), "editions/chess/mine.json", "{}");
    let token = written(folder.path(), "token", "MTIz.a-token.for-this-test");
    let editions = folder.path().join("editions").display().to_string();
    let content = format!("[discord]\ntoken_file = {token:?}\n[editions]\nfolder = {editions:?}\n");
    let config = written(folder.path(), "config.toml", &content);
    let errors = text(&skald(&["doctor", "--offline", "--config", &config]).stdout);
    assert!(errors.contains("broken.json") && errors.contains("chess"), "{errors}");
}

/// An operator enters the printed components of their box: an uneven map is no error.
#[test]
fn unusual_edition_is_played_with_a_warning() {
    let folder = folder();
    let editions =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/core/tests/fixtures/editions").display().to_string();
    let token = written(folder.path(), "token", "MTIz.a-token.for-this-test");
    private(&token);
    let no_folder = written(folder.path(), "data", "a file where the store should be");
    let content = format!(
        "[discord]\ntoken_file = {token:?}\n[editions]\nfolder = {editions:?}\n[store]\nfolder = {:?}\n",
        "none"
    );
    let config = written(folder.path(), "config.toml", &content);
    let checked = skald(&["doctor", "--offline", "--config", &config]);
    let warnings = text(&checked.stdout);
    assert!(checked.status.success(), "{warnings}");
    let expected =
        "warning  editions   Relic Runners with edition delta: sites: quadrant nw has 5 temple sites; 3 are usual";
    let plain = warnings.lines().all(|line| !(line.starts_with("warning") && line.contains("reconstruction-1")));
    assert!(warnings.contains(expected) && plain, "{warnings}");
    assert!(warnings.contains("with edition islands: trails: only Base Camp joins"), "{warnings}");
    // The start fails at the store, after the editions were read.
    let config = written(folder.path(), "config.toml", &content.replace("\"none\"", &format!("{no_folder:?}")));
    let log = text(&skald(&["run", "--config", &config]).stderr);
    assert!(log.contains("WARN") && log.contains("edition=\"gorge\"") && log.contains("t1 has only 1 trail"), "{log}");
    for edition in ["delta", "gorge", "islands"] {
        let arguments = ["simulate", "relic_runners", "--edition", edition, "--editions", &editions, "--seats", "3"];
        let output = skald(&[&arguments[..], &["--players", "careful,random"]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let record: Value = serde_json::from_slice(&output.stdout).expect("one record");
        assert_eq!(record["edition"], edition);
    }
}

#[test]
fn an_edition_may_not_take_the_id_of_another() {
    let folder = folder();
    let mut edition = embedded_edition();
    edition["harbor_coins"] = edition["rune_set"].clone();
    written(folder.path(), "raids/other.json", &edition.to_string());
    let editions = folder.path().display().to_string();
    let output = skald(&["simulate", "raids", "--editions", &editions]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("id"), "{}", text(&output.stderr));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let arguments = ["simulate", "raids", "--seats", "3", "--games", "3", "--seed", "7", "--players", "random"];
    let (first, second) = (skald(&arguments), skald(&arguments));
    assert!(first.status.success(), "{}", text(&first.stderr));
    assert_eq!(first.stdout, second.stdout);
    assert_eq!(text(&first.stdout).lines().count(), 3);
}

#[cfg(unix)]
#[test]
fn programs_play_over_lines_of_json() {
    // It always answers with the first action of the list.
    let first = r#"exec:sed -u -E s/.*"actions":\["([^"]+).*/\1/"#;
    let players = format!("{first},random");
    let output = skald(&["simulate", "raids", "--games", "2", "--players", &players]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let folder = folder();
    let file = written(folder.path(), "games.json", &text(&output.stdout));
    let drawn = folder.path().join("board.svg").display().to_string();
    assert!(skald(&["draw", &file, "--game", "2", "--out", &drawn]).status.success(), "the record replays");
    for (player, problem) in
        [("exec:echo hello", "\"hello\"; one of these is wanted: "), ("exec:./nothing", "does not start")]
    {
        let errors = text(&skald(&["simulate", "raids", "--players", player]).stderr);
        assert!(errors.contains(problem) && errors.contains(player), "{player}: {errors}");
    }
}

#[test]
fn error_for_an_unknown_value_lists_the_known_ones() {
    // The problem, the valid values, and a word that belongs to another mistake.
    let cases: [(&[&str], [&str; 2], &str); 8] = [
        (&["simulate", "chess"], ["title", "raids (reconstruction-1)"], "player"),
        (&["simulate", "raids", "--edition", "gold"], ["edition", "raids (reconstruction-1)"], "player"),
        (&["simulate", "raids", "--players", "clever"], ["clever", "known: normal, easy"], "option"),
        (&["simulate", "raids", "--players", "random,clever"], ["clever", "known: normal, easy"], "option"),
        (&["simulate", "raids", "--options", "colour=red"], ["colour", "ghost_reorder"], "player"),
        (&["simulate", "raids", "--options", "ghost_reorder=jump"], ["jump", "swap, shift"], "player"),
        (&["simulate", "raids", "--options", "jump"], ["key=value", "ghost_reorder"], "player"),
        (&["simulate", "raids", "--seats", "5"], ["5 seats", "2 to 4"], "player"),
    ];
    for (arguments, expected, foreign) in cases {
        let output = skald(arguments);
        let errors = text(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        assert!(expected.iter().all(|words| errors.contains(words)), "{arguments:?}: {errors}");
        assert!(!errors.contains(foreign), "{arguments:?} blames something else: {errors}");
    }
}

#[test]
fn every_simulated_record_replays_with_and_without_its_seed() {
    let output = skald(&["simulate", "raids", "--seats", "4", "--games", "4", "--players", "careful,random"]);
    let titles = skald::games::builtin().expect("the titles");
    for line in text(&output.stdout).lines() {
        let mut record: skald::title::Record = serde_json::from_str(line).expect("a record");
        record.replay(&titles).expect("the seeded replay");
        record.seed = None;
        record.replay(&titles).expect("the replay from recorded draws");
    }
}

#[test]
fn a_backup_is_read_back_and_can_be_exported_from() {
    let folder = folder();
    let simulated = skald(&["simulate", "raids", "--seats", "2", "--seed", "3"]);
    let config = written(folder.path(), "config.toml", "");
    let record = written(folder.path(), "record.json", &text(&simulated.stdout));
    let [store, backup] = ["store", "backup"].map(|name| folder.path().join(name).display().to_string());
    let imported = skald(&["import", &record, "--config", &config, "--store", &store]);
    let table = text(&imported.stdout).trim().to_owned();
    let taken = skald(&["backup", &backup, "--config", &config, "--store", &store]);
    assert!(taken.status.success() && text(&taken.stdout).contains("read back and sound"), "{}", text(&taken.stderr));
    let from = |store: &str| {
        let before = contents(Path::new(store));
        let exported = skald(&["export", &table, "--config", &config, "--store", store]);
        assert!(exported.status.success(), "{}", text(&exported.stderr));
        assert!(contents(Path::new(store)) == before, "an export changes nothing");
        text(&exported.stdout)
    };
    assert_eq!(from(&backup), from(&store));
    let again = skald(&["backup", &backup, "--config", &config, "--store", &store]);
    assert!(!again.status.success() && text(&again.stderr).contains("missing or empty"), "{}", text(&again.stderr));
}

/// Games of every title are imported, backed up, replayed from the backup, and restored over later changes.
#[test]
fn backup_is_replayed_and_restored_and_old_store_is_kept() {
    let folder = folder();
    let config = written(folder.path(), "config.toml", "");
    let [store, backup] = ["store", "backup"].map(|name| folder.path().join(name).display().to_string());
    let import = |title: &str, seed: &str| {
        let simulated = skald(&["simulate", title, "--seed", seed]);
        let record = written(folder.path(), "record.json", &text(&simulated.stdout));
        let imported = skald(&["import", &record, "--config", &config, "--store", &store]);
        assert!(imported.status.success(), "{}", text(&imported.stderr));
        text(&imported.stdout).trim().to_owned()
    };
    let exported = |table: &str| skald(&["export", table, "--config", &config, "--store", &store]);
    let tables: Vec<_> = skald::games::TITLES.iter().map(|(title, ..)| import(title, "3")).collect();
    assert!(skald(&["backup", &backup, "--config", &config, "--store", &store]).status.success());
    let before: Vec<_> = tables.iter().map(|table| exported(table).stdout).collect();
    let late = import("raids", "4");

    let verified = skald(&["restore", &backup, "--verify", "--config", &config, "--store", &store]);
    let said = text(&verified.stdout);
    assert!(verified.status.success() && said.contains("all equal their stored results"), "{said}");
    assert!(said.contains(&format!("of {} games, and read 0 lobbies", tables.len())), "{said}");
    assert!(exported(&late).status.success(), "nothing was restored");

    let restored = skald(&["restore", &backup, "--config", &config, "--store", &store]);
    assert!(restored.status.success(), "{}", text(&restored.stderr));
    assert!(text(&restored.stdout).contains("store.replaced-1"), "{}", text(&restored.stdout));
    assert!(!exported(&late).status.success());
    assert_eq!(tables.iter().map(|table| exported(table).stdout).collect::<Vec<_>>(), before);
    let aside = folder.path().join("store.replaced-1").display().to_string();
    assert!(skald(&["export", &late, "--config", &config, "--store", &aside]).status.success());
}

#[test]
fn backup_with_a_game_that_differs_is_not_restored() {
    let folder = folder();
    let mut edition = embedded_edition();
    edition["id"] = "mine".into();
    written(folder.path(), "editions/raids/mine.json", &edition.to_string());
    let editions = folder.path().join("editions").display().to_string();
    let [bare, config] = ["", &*format!("[editions]\nfolder = {editions:?}\n")];
    let [bare, config] =
        [("bare.toml", bare), ("config.toml", config)].map(|(name, content)| written(folder.path(), name, content));
    let [store, backup] = ["store", "backup"].map(|name| folder.path().join(name).display().to_string());
    let simulated = skald(&["simulate", "raids", "--edition", "mine", "--editions", &editions]);
    let record = written(folder.path(), "record.json", &text(&simulated.stdout));
    let table = text(&skald(&["import", &record, "--config", &config, "--store", &store]).stdout).trim().to_owned();
    assert!(skald(&["backup", &backup, "--config", &config, "--store", &store]).status.success());
    for arguments in [&["restore", &backup, "--verify"][..], &["restore", &backup]] {
        let before = contents(Path::new(&store));
        let output = skald(&[arguments, &["--config", &bare, "--store", &store]].concat());
        let said = text(&output.stdout);
        assert!(!output.status.success() && said.contains(&table) && said.contains("mine"), "{said}");
        assert!(said.contains("Tables that differ: 1"), "{said}");
        assert!(contents(Path::new(&store)) == before, "nothing was changed");
    }
    let output = skald(&["restore", &backup, "--anyway", "--config", &bare, "--store", &store]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(Path::new(&format!("{store}.replaced-1")).is_dir());
}

/// The doctor's lines about a store that is missing, in use, closed or damaged, and about its backups.
#[test]
fn doctor_checks_the_store_and_its_backups_read_only() {
    let folder = folder();
    let token = written(folder.path(), "token", "MTIz.a-token.for-this-test");
    private(&token);
    let [store, backups] = ["store", "backups"].map(|name| folder.path().join(name));
    let content = format!(
        "[discord]\ntoken_file = {token:?}\n[store]\nfolder = {store:?}\n[backups]\nfolder = {backups:?}\nkeep = 2\n"
    );
    let config = written(folder.path(), "config.toml", &content);
    let looked = |works: bool| {
        let before = contents(folder.path());
        let output = skald(&["doctor", "--offline", "--config", &config]);
        assert!(contents(folder.path()) == before, "nothing was changed");
        let said = text(&output.stdout);
        assert_eq!(output.status.success(), works, "{said}");
        assert!(said.contains(if works { "0 errors" } else { "1 errors" }), "{said}");
        said
    };
    let has_line = |said: &str, line: &str| assert!(said.contains(line), "{line} is not in: {said}");
    has_line(&looked(true), "ok       store      there is none in ");
    assert!(!store.exists());
    let open = Lsm::open(&store).expect("opens");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(open.remember(vec![("a".to_owned(), Some(serde_json::json!(1)))], None)).expect("is taken");
    let said = looked(true);
    has_line(&said, "warning  store      it is in use by another command");
    has_line(&said, "its journal of ");
    has_line(&said, "warning  backups    ");
    let memo = vec![("a".to_owned(), Some(1.into()))];
    tokio::runtime::Runtime::new().expect("starts").block_on(open.remember(memo, None)).expect("is written");
    drop(open);
    has_line(&looked(true), "ok       store      it was closed cleanly");
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    let rotation = Rotation { store: store.clone(), folder: backups, keep: 2 };
    let day = std::time::Duration::from_secs(24 * 3600);
    for (hours, line) in [
        (60, "warning  backups    1 of 2, the newest 60 hours old: "),
        (7, "ok       backups    2 of 2, the newest 7 hours old: "),
    ] {
        rotation.keep_up(day, Timestamp(now - hours * 3_600_000), || false).expect("is due");
        has_line(&looked(true), line);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        for (mode, works, line) in [
            (0o755, true, "warning  store      every user of this machine may read "),
            (0o777, false, "error    store      every user of this machine may change "),
            (0o700, true, "0 errors"),
        ] {
            fs::set_permissions(&store, fs::Permissions::from_mode(mode)).expect("it is ours");
            has_line(&looked(works), line);
        }
    }
    let segment = fs::read_dir(store.join("journal")).expect("is there").flatten().map(|entry| entry.path()).max();
    // A copy from before a migration, which is older than the scheduled backups.
    let copied = store.join("backups/schema-0005-1");
    fs::create_dir_all(&copied).expect("is created");
    let old = std::time::SystemTime::now() - 60 * day;
    fs::File::create(copied.join("store.json")).and_then(|label| label.set_modified(old)).expect("is written");
    let newest = rotation.backups().expect("are read").pop().expect("there is one").path;
    let advice = format!("or restore a backup, such as {}, which is 7 hours old", newest.display());
    let advised = || {
        has_line(&looked(false), &advice);
        let refused = text(&skald(&["export", "11111111", "--config", &config]).stderr);
        assert!(refused.contains(&advice), "{refused}");
    };
    let segment = segment.expect("a store has one");
    fs::rename(&segment, folder.path().join("segment")).expect("is there");
    has_line(&looked(false), "error    store      ");
    advised();
    fs::rename(folder.path().join("segment"), &segment).expect("is there");
    fs::write(store.join("store.json"), "{}").expect("is written");
    advised();
    fs::remove_dir_all(rotation.folder).expect("is there");
    has_line(&looked(false), "or restore a backup, such as ");
    has_line(&looked(false), "schema-0005-1, which is 60 days old");
}

#[test]
fn import_says_once_what_does_not_hold() {
    let folder = folder();
    let output = skald(&["simulate", "raids", "--seats", "2", "--seed", "3"]);
    let sound: Value = serde_json::from_str(&text(&output.stdout)).expect("one record");
    let config = written(folder.path(), "config.toml", "");
    let store = folder.path().join("store").display().to_string();
    let import = |record: &Value| {
        let record = written(folder.path(), "record.json", &record.to_string());
        skald(&["import", &record, "--config", &config, "--store", &store])
    };
    let mut richer = sound.clone();
    let points = richer["scores"][1]["lines"][0]["points"].as_i64().expect("points");
    richer["scores"][1]["lines"][0]["points"] = (points + 3).into();
    let mut bold = sound.clone();
    bold["entries"][0]["action"] = "flee".into();
    let mut strange = sound.clone();
    strange["options"]["colour"] = "red".into();
    let cases = [
        (richer, format!("score of seat 2: the record has {} points from coins", points + 3)),
        (bold, "entry 1: \"flee\": refused by ".to_owned()),
        (strange, "option colour: unknown; known: ".to_owned()),
    ];
    for (record, why) in cases {
        let output = import(&record);
        let errors = text(&output.stderr);
        assert!(!output.status.success());
        assert_eq!(errors.matches(&why).count(), 1, "{errors}");
        let reason = errors.trim().strip_prefix("skald: record 1: the record is invalid: ").expect("the beginning");
        assert!(!reason.contains("ScoreSheet"), "{errors}");
    }
    assert!(import(&sound).status.success());
}

#[test]
fn import_error_names_the_field_and_quotes_little() {
    let folder = folder();
    let output = skald(&["simulate", "raids", "--seats", "2", "--seed", "3"]);
    let sound: Value = serde_json::from_str(&text(&output.stdout)).expect("one record");
    let config = written(folder.path(), "config.toml", "");
    let store = folder.path().join("store").display().to_string();
    let import = |content: &str| {
        let record = written(folder.path(), "record.json", content);
        let output = skald(&["import", &record, "--config", &config, "--store", &store]);
        (output.status.success(), text(&output.stderr))
    };
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = sound.clone();
        change(&mut record);
        record.to_string()
    };
    let entry = |change: &dyn Fn(&mut serde_json::Map<String, Value>)| {
        changed(&|record| change(record["entries"][2].as_object_mut().expect("an entry")))
    };
    let without = |key: &'static str| entry(&|entry| drop(entry.remove(key)));
    let with = |key: &'static str, value: Value| entry(&|entry| drop(entry.insert(key.to_owned(), value.clone())));
    let long = "long".repeat(50_000);
    let cases = [
        (with("seat", "two".into()), "entries[2].seat: invalid type: string \"two\", expected u8"),
        (with("seat", 300.into()), "entries[2].seat: invalid value: integer `300`, expected u8"),
        (with("seq", long.clone().into()), "entries[2].seq: invalid type: string \"longlong"),
        (with("seq", (-1).into()), "entries[2].seq: invalid value: integer `-1`, expected u64"),
        (with("action", Value::Null), "entries[2].action: invalid type: null, expected a string"),
        (
            with("colour", 1.into()),
            "entries[2].colour: unknown field `colour`, expected one of `seq`, `seat`, `action`",
        ),
        (with("undo", serde_json::json!({"to": 1})), "entries[2]: an undo has neither `action` nor"),
        (without("seq"), "entries[2]: missing field `seq`"),
        (without("events"), "entries[2]: missing field `events`"),
        (without("action"), "entries[2]: missing field `action`"),
        (changed(&|record| record["seed"] = "77".into()), "seed: a seed is 64 hexadecimal digits"),
        (changed(&|record| record["seed"] = Value::Null), "seed: invalid type: null, expected a string"),
        (
            changed(&|record| drop(record.as_object_mut().expect("a record").remove("outcome"))),
            "missing field `outcome`",
        ),
        (changed(&|record| record[long.as_str()] = 1.into()), "unknown field `longlong"),
        ("[".repeat(3_000), "record 1, line 1: "),
        (sound.to_string()[..900].to_owned(), "record 1, line 1: EOF while parsing"),
        (String::new(), "there is no record in the file"),
    ];
    for (content, why) in cases {
        let (success, errors) = import(&content);
        assert!(!success && errors.contains(why) && errors.contains("record.json: "), "{why}: {errors}");
        assert!(errors.len() < 600 && !errors.contains("untagged"), "{why}: {errors}");
    }
    // The record and the line of a file with several. An empty line changes neither.
    let (success, errors) = import(&format!("{sound}\n\n{}\n", without("seat")));
    assert!(
        !success && errors.contains("not a record: record 2, line 3: entries[2]: missing field `seat`"),
        "{errors}"
    );
    assert!(!Path::new(&store).exists(), "an unreadable record opens no store");
    assert!(import(&format!("\n{sound}\n")).0);
}

#[test]
fn import_names_the_entry_that_record_md_forbids() {
    let folder = folder();
    let output = skald(&["simulate", "raids", "--seats", "2", "--seed", "3"]);
    let sound: Value = serde_json::from_str(&text(&output.stdout)).expect("one record");
    let config = written(folder.path(), "config.toml", "");
    let store = folder.path().join("store").display().to_string();
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 6] = [
        (|record| record["entries"][4]["seq"] = 4.into(), "entry 4, number 5 of the list: its seq must be above 4"),
        (|record| record["entries"][4]["seq"] = 2.into(), "entry 2, number 5 of the list: its seq must be above 4"),
        (|record| record["entries"][4]["seat"] = 2.into(), "entry 5: its seat is 2, counted from 0"),
        (|record| drop(record.as_object_mut().expect("a record").remove("seed")), "the record has no seed"),
        (|record| record["commitment"] = "0".repeat(64).into(), "commitment: the record has 000"),
        (
            |record| drop(record["options"].as_object_mut().expect("switches").remove("ghost_reorder")),
            "option ghost_reorder: missing; its values are: swap, shift",
        ),
    ];
    for (change, why) in cases {
        let mut record = sound.clone();
        change(&mut record);
        let record = written(folder.path(), "record.json", &record.to_string());
        let output = skald(&["import", &record, "--config", &config, "--store", &store]);
        let errors = text(&output.stderr);
        assert!(!output.status.success() && errors.contains(why), "{why}: {errors}");
    }
}

#[test]
fn picks_of_the_random_player_prove_the_legal_choices() {
    let output =
        skald(&["simulate", "raids", "--seats", "3", "--games", "2", "--seed", "5", "--players", "random,careful"]);
    let titles = skald::games::builtin().expect("the titles");
    let title = titles.default_of("raids").expect("raids");
    let mut picks = 0;
    for (number, line) in text(&output.stdout).lines().enumerate() {
        let record: skald::title::Record = serde_json::from_str(line).expect("a record");
        // docs/record.md, Seeds: seat s of game k is played by name (k + s) mod n.
        let names: Vec<_> = (0..3).map(|seat| ["random", "careful"][(number + seat) % 2]).collect();
        assert_eq!(record.players, names);
        let seed = record.seed.expect("a seed");
        assert_eq!(seed, Seed::from_number(5).derive("game", number as u64));
        let (mut position, _) = title.start(&record.options, 3, &seed).expect("a first position");
        for entry in &record.entries {
            let legal = position.legal(entry.seat());
            if legal.len() > 1 && record.players[entry.seat().index()] == "random" {
                let mut chance = Chance::seeded(&seed.derive("policy", entry.seq()));
                (0..32).for_each(|_| drop(chance.below(256)));
                let pick = chance.below(legal.len() as u32).expect("seeded chance") as usize;
                assert_eq!(Some(legal[pick].as_str()), entry.action(), "game {number}, entry {}", entry.seq());
                picks += 1;
            }
            position.act(entry.seat(), entry.action().expect("nothing is taken back")).expect("a legal action");
        }
    }
    assert!(picks > 20, "{picks}");
}

/// A record of a game of three in a file.
fn recorded(folder: &Path) -> String {
    let output = skald(&["simulate", "raids", "--seats", "3", "--seed", "5"]);
    written(folder, "game.json", &text(&output.stdout))
}

#[test]
fn draw_writes_the_board_and_says_it() {
    let folder = folder();
    let record = recorded(folder.path());
    let out = |name: &str| folder.path().join(name).display().to_string();
    let (png, svg, json) = (out("board.png"), out("board.svg"), out("board.json"));
    let said = skald(&["draw", &record, "--seq", "40", "--viewer", "2", "--names", "Astrid,Bjørn,Cnut", "--out", &png]);
    assert!(said.status.success(), "{}", text(&said.stderr));
    assert!(text(&said.stdout).contains("B Bjørn"), "{}", text(&said.stdout));
    assert!(fs::read(&png).expect("a PNG").starts_with(b"\x89PNG"));
    for frame in ["whole", "around", "legend"] {
        let said = skald(&["draw", &record, "--viewer", "1", "--frame", frame, "--theme", "light", "--out", &svg]);
        assert!(said.status.success(), "{frame}: {}", text(&said.stderr));
        assert!(text(&fs::read(&svg).expect("an SVG")).starts_with("<svg"), "{frame}");
    }
    let gif = folder.path().join("game.gif").display().to_string();
    let said = skald(&["draw", &record, "--out", &gif]);
    assert!(text(&said.stdout).contains("pictures, the last one: "), "{}", text(&said.stderr));
    assert!(fs::read(&gif).expect("a GIF").starts_with(b"GIF89a"));
    let said = skald(&["draw", &record, "--seq", "0", "--contrast", "--language", "es", "--out", &json]);
    assert!(text(&said.stdout).contains("Viaje 1 de 4"), "{}", text(&said.stderr));
    serde_json::from_slice::<skald::canvas::scene::Scene>(&fs::read(&json).expect("a scene")).expect("a scene");
}

#[test]
fn review_without_a_page_prints_accounts_and_checks_twice() {
    let folder = folder();
    let record = recorded(folder.path());
    let said = skald(&["review", &record, "--check", "1"]);
    let printed = text(&said.stdout);
    assert!(said.status.success() && printed.starts_with("raids 1\n"), "{printed} {}", text(&said.stderr));
    assert_eq!(printed.matches(" at the start · own choices ").count(), 3, "{printed}");
    assert!(printed.contains("turning points confirmed\nnot foreseen "), "{printed}");
    let mut begun: Value = serde_json::from_slice(&fs::read(&record).expect("a record")).expect("JSON");
    begun["outcome"] = Value::Null;
    let begun = written(folder.path(), "begun.json", &begun.to_string());
    let page = folder.path().join("page.html").display().to_string();
    for out in [&[][..], &["--out", page.as_str()]] {
        let said = skald(&[&["review", begun.as_str()], out].concat());
        assert!(text(&said.stderr).contains("the game is not over"), "{}", text(&said.stderr));
    }
    let said = skald(&["review", &record, "--game", "2"]);
    assert!(text(&said.stderr).contains("--game: the file has records 1 to 1"), "{}", text(&said.stderr));
}

#[test]
fn draw_says_what_is_wrong() {
    let folder = folder();
    let record = recorded(folder.path());
    let png = folder.path().join("board.png").display().to_string();
    let nowhere = folder.path().join("no/such/folder/board.png").display().to_string();
    let gif = folder.path().join("board.gif").display().to_string();
    let cases: [(&[&str], &str); 11] = [
        (&["--seq", "9999", "--out", &png], "there is no entry 9999; the record goes from 0, the setup, to "),
        (&["--viewer", "4", "--out", &png], "the record has seats 1 to 3"),
        (&["--viewer", "0", "--out", &png], "nor a seat counted from 1"),
        (&["--viewer", "everybody", "--out", &png], "nor a seat counted from 1"),
        (&["--frame", "around", "--out", &png], "needs a seat"),
        (&["--game", "2", "--out", &png], "the file has records 1 to 1"),
        (&["--names", "Astrid", "--out", &png], "1 names for 3 seats"),
        (&["--language", "xx", "--out", &png], "one of en, es, fr"),
        (&["--out", "board.jpg"], "ends in .png, .svg, .gif or .json"),
        (&["--seq", "4", "--out", &gif], "without --seq"),
        (&["--out", &nowhere], "no/such/folder"),
    ];
    for (arguments, expected) in cases {
        let output = skald(&[&["draw", &record], arguments].concat());
        let errors = text(&output.stderr);
        assert!(!output.status.success() && errors.contains(expected), "{arguments:?}: {errors}");
    }
    assert!(!Path::new(&png).exists(), "a refused drawing leaves no file");
    let broken = written(folder.path(), "broken.json", "{\"format\": 1}");
    let errors = text(&skald(&["draw", &broken, "--out", &png]).stderr);
    assert!(errors.contains("broken.json") && errors.contains("not a record"), "{errors}");
}

/// A game in progress under the oldest rules of a title that has newer ones: a few picks of the random player.
fn begun_before(title: &dyn Title) -> Record {
    let (meta, seed) = (title.meta(), Seed::from_number(1));
    let mut options = title.complete_options(&Value::Null).expect("switches");
    let newer =
        |key: &String| title.options().iter().any(|spec| spec.key == key && spec.since > meta.oldest_rules_version);
    options.as_object_mut().expect("switches").retain(|key, _| !newer(key));
    let (mut position, setup) = title.restart(&options, 2, Origin::Seed(&seed)).expect("a first position");
    let mut record = Record::begin(title, options, vec!["random".to_owned(); 2], &seed, setup);
    record.rules_version = meta.oldest_rules_version;
    for seq in 1..=3 {
        let seat = position.decisions()[0].seat;
        let action = position.suggest("random", seat, &seed.derive("policy", seq)).expect("a player").expect("a pick");
        let events = position.apply(seat, &action).expect("a legal action");
        record.entries.push(RecordEntry::Act { seq, seat, action: action.to_string(), events });
    }
    record.close(position.as_ref());
    record
}

#[test]
fn patch_moves_games_only_with_apply() {
    let folder = folder();
    let config = written(folder.path(), "config.toml", "");
    let path = folder.path().join("store");
    let store = path.display().to_string();
    let patch = |more: &[&str]| {
        let output = skald(&[&["patch", "--config", &config, "--store", &store], more].concat());
        (output.status.success(), text(&output.stdout), text(&output.stderr))
    };
    let (success, _, errors) = patch(&[]);
    assert!(!success && errors.contains("there is no store in ") && !path.exists(), "{errors}");

    let titles = skald::games::builtin().expect("the titles");
    let title = titles.default_of("relic_runners").expect("Relic Runners");
    let (from, to) = (title.meta().oldest_rules_version, title.meta().rules_version);
    let import = |record: &Record, channel: &str| {
        let record = written(folder.path(), "record.json", &serde_json::to_string(record).expect("JSON"));
        let people =
            ["--channel", channel, "--player", "1=11", "--player", "2=12", "--config", &config, "--store", &store];
        let imported = skald(&[&["import", &record][..], &people].concat());
        assert!(imported.status.success(), "{}", text(&imported.stderr));
        text(&imported.stdout).trim().to_owned()
    };
    let export = |table: &str| {
        let exported = skald(&["export", table, "--with-seed", "--config", &config, "--store", &store]);
        serde_json::from_str::<Record>(&text(&exported.stdout)).unwrap_or_else(|_| panic!("{}", text(&exported.stderr)))
    };
    let old = begun_before(title.as_ref());
    let table = import(&old, "50");
    let before = contents(&path);
    let line = format!("{table}  Relic Runners  channel 50  rules {from} → {to}  ");
    let can = "replays to the same result and can be moved\nIn progress under older rules: 1. Can be moved: 1 (with --apply). Stay: 0. \
               Nothing was changed.\n";
    assert_eq!(patch(&[]), (true, format!("{line}{can}"), String::new()));
    assert_eq!(contents(&path), before, "a dry run changes nothing, byte for byte");
    assert_eq!(export(&table).rules_version, from);

    let moved =
        "replayed to the same result and was moved\nIn progress under older rules: 1. Moved: 1. Unchanged: 0.\n";
    assert_eq!(patch(&["--apply"]), (true, format!("{line}{moved}"), String::new()));
    let newest = "Every game in progress is played under the newest rules.\n";
    assert_eq!(patch(&[]).1, newest);
    assert_eq!(patch(&["--apply"]).1, newest);
    let record = export(&table);
    assert_eq!(record.rules_version, to);
    assert_eq!(record.options, title.complete_options(&Value::Null).expect("switches"));
    assert_eq!(record.entries.len(), old.entries.len());
    import(&record, "51");
}
