//! `skald doctor` and `skald run` refuse the same, and what commands make belongs to the owner of the store.
#![cfg(unix)]

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use skald::store::{Lsm, Rotation, Store as _, Timestamp};
use tempfile::TempDir;

const TOKEN: &str = "MTIz.abc.def";

/// Runs the program in a folder; returns whether it succeeded, and what it said.
fn skald(folder: &Path, arguments: &[&str], token: &str) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    let output = command.args(arguments).current_dir(folder).env("DISCORD_TOKEN", token).output();
    let output = output.expect("the binary starts");
    let said = String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8");
    (output.status.success(), said)
}

/// The same with a file as standard input.
fn skald_reading(folder: &Path, arguments: &[&str], input: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    let input = fs::File::open(input).expect("is there");
    let output = command.args(arguments).current_dir(folder).stdin(input).output().expect("the binary starts");
    (output.status.success(), String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8"))
}

fn folder_with(config: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("config.toml"), config).expect("is written");
    folder
}

fn store_in(folder: &Path) -> PathBuf {
    let data = folder.join("data");
    let store = Lsm::open(&data).expect("opens");
    let runtime = tokio::runtime::Runtime::new().expect("starts");
    for number in 0..50 {
        let memo = vec![(format!("memo {number}"), Some("x".repeat(200).into()))];
        runtime.block_on(store.remember(memo, None)).expect("is written");
    }
    runtime.block_on(store.close()).expect("closes");
    data
}

/// What both refuse in this folder: the doctor's answer.
fn refused(folder: &Path, arguments: &[&str], token: &str, why: &str) {
    for command in [&["doctor", "--offline"][..], &["run"]] {
        let (works, said) = skald(folder, &[command, arguments].concat(), token);
        assert!(!works && said.contains(why), "{command:?} {why}: {said}");
        assert!(!said.contains("os error 13") && !said.contains("Not a directory"), "{said}");
    }
}

#[test]
fn doctor_and_run_refuse_the_same() {
    let plain = folder_with("");
    refused(plain.path(), &["--config", "missing.toml"], TOKEN, "missing.toml cannot be read");
    refused(plain.path(), &[], "n8Yk3vQ0sX2fT7bLr9ZpWc4HdJ6mEaGu", "not the client secret");
    refused(plain.path(), &[], "DISCORD_TOKEN=MTIz.abc.def", "write the token alone");

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let holder = TcpListener::bind(taken).expect("it is free again");
    let monitored = folder_with(&format!("[monitor]\naddress = \"{taken}\"\n"));
    refused(monitored.path(), &[], TOKEN, "monitor.address");
    drop(holder);

    let data = store_in(plain.path());
    let backups = plain.path().join("backups");
    let rotation = Rotation { store: data.clone(), folder: backups.clone(), keep: 2 };
    rotation.keep_up(Duration::from_secs(1), Timestamp(1_795_283_413_000), || false).expect("is taken");
    fs::remove_dir_all(&data).expect("is there");
    refused(plain.path(), &[], TOKEN, "holds no store, but ");
    assert!(!data.exists(), "no empty store was made");

    let file = folder_with("[store]\nfolder = \"config.toml/store\"\n");
    refused(file.path(), &[], TOKEN, "name a folder");
}

#[test]
fn doctor_refuses_a_store_that_must_exist() {
    let folder = folder_with("[store]\nmust_exist = true\n");
    refused(folder.path(), &[], TOKEN, "store.must_exist is set");
    fs::create_dir(folder.path().join("data")).expect("is made");
    refused(folder.path(), &[], TOKEN, "data holds no store, and store.must_exist is set");
    let (_, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(said.contains("1 errors") && !said.contains("creates"), "{said}");
}

#[test]
fn doctor_refuses_a_file_in_place_of_backups() {
    for backups in ["config.toml", "config.toml/backups"] {
        let folder = folder_with(&format!("[backups]\nfolder = {backups:?}\n"));
        for runs in ["before the first start", "after it"] {
            let (works, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
            let why = "error    backups    config.toml is no folder: name another one under [backups]";
            assert!(!works && said.contains(why) && said.contains("1 errors"), "{runs}: {said}");
            store_in(folder.path());
        }
    }
}

#[test]
fn doctor_warns_of_a_group_that_a_start_skips() {
    let folder = folder_with("[store]\nfolder = \"killed\"\n");
    let store = Lsm::open(&folder.path().join("data")).expect("opens");
    let runtime = tokio::runtime::Runtime::new().expect("starts");
    for number in 0..3 {
        let memo = vec![(format!("memo {number}"), Some("x".repeat(200).into()))];
        runtime.block_on(store.remember(memo, None)).expect("is written");
    }
    let copied = Command::new("cp").args(["-r", "data", "killed"]).current_dir(folder.path()).status();
    assert!(copied.expect("there is a cp").success());
    runtime.block_on(store.close()).expect("closes");
    let sound = "was not closed cleanly: then nothing is lost";
    let (works, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(works && said.contains("is sound up to change 3") && said.contains(sound), "{said}");
    let segment = folder.path().join("killed/journal/segment-00000001");
    let mut bytes = fs::read(&segment).expect("is read");
    let last = bytes.iter().rposition(|byte| *byte != 0).expect("it has a group");
    bytes[last] ^= 1;
    fs::write(&segment, bytes).expect("is written");
    let (works, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(works && said.contains("is sound up to change 2") && !said.contains("nothing is lost"), "{said}");
    assert!(said.contains("warning  store      change 3 cannot be read, and the next start skips it"), "{said}");
}

#[test]
fn doctor_knows_a_journal_that_was_cut_short() {
    let folder = folder_with("[backups]\nfolder = \"data/backups\"\n");
    let data = store_in(folder.path());
    let (_, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(said.contains("it was closed cleanly") && said.contains(" MB are free"), "{said}");
    assert!(said.contains("error    backups    data/backups is within the folder of the store"), "{said}");
    let run = fs::read_dir(data.join("journal")).expect("is there").flatten().map(|entry| entry.path()).max();
    let file = fs::File::options().write(true).open(run.expect("a run")).expect("opens");
    file.set_len(100).expect("is cut");
    let (_, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(!said.contains("closed cleanly") && said.contains("it has 100 bytes of"), "{said}");
}

#[test]
fn doctor_says_why_a_folder_cannot_be_used() {
    let folder = folder_with("");
    let data = folder.path().join("data");
    fs::create_dir(&data).expect("is made");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o500)).expect("it is ours");
    if fs::write(data.join("probe"), "").is_ok() {
        // Root may write everywhere.
        return;
    }
    let (works, said) = skald(folder.path(), &["doctor", "--offline"], TOKEN);
    assert!(!works && said.contains("cannot make a folder: this user has no right to it"), "{said}");
}

/// The record and the backup are in a folder of root alone. Without root, everything belongs to the owner anyway.
#[test]
fn root_reads_what_the_owner_may_not() {
    const USER: u32 = 12_346;
    let folder = folder_with("");
    let [above, home] = ["above", "home"].map(|name| folder.path().join(name));
    for (path, mode) in [(&above, 0o755), (&home, 0o700), (&folder.path().to_owned(), 0o755)] {
        fs::create_dir_all(path).expect("is made");
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    }
    let is_root = std::os::unix::fs::chown(&above, Some(USER), Some(USER)).is_ok();
    let (_, record) = skald(folder.path(), &["simulate", "brandubh", "--seed", "3"], TOKEN);
    let (file, store) = (home.join("record.json"), ["--store", "above/data"]);
    fs::write(&file, record).expect("is written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("it is ours");
    for (record, input) in [("-", &*file), ("home/record.json", Path::new("/dev/null"))] {
        let (works, said) = skald_reading(folder.path(), &[&["import", record], &store[..]].concat(), input);
        assert!(works, "{said}");
        assert_eq!(said.contains("root continues as user 12346, who owns above/data"), is_root, "{said}");
    }
    let (works, said) = skald(folder.path(), &[&["import", "home/none.json"], &store[..]].concat(), TOKEN);
    assert!(!works && said.contains("home/none.json") && !said.contains("continues"), "{said}");

    let backup = home.join("backup").display().to_string();
    for arguments in [&["backup", &backup][..], &["restore", &backup, "--verify"], &["restore", &backup]] {
        let (works, said) = skald(folder.path(), &[arguments, &store].concat(), TOKEN);
        assert!(works && !said.contains("is left"), "{arguments:?}: {said}");
    }
    // A copy that root has made by other means.
    let copied = Command::new("cp").args(["-r", &backup, "home/copy"]).current_dir(folder.path()).status();
    assert!(copied.expect("there is a cp").success());
    fs::write(home.join("copy/lock"), "").expect("is written");
    let temporary = above.join("temporary");
    fs::create_dir(&temporary).expect("is made");
    fs::set_permissions(&temporary, fs::Permissions::from_mode(0o1777)).expect("it is ours");
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    command.args(["restore", "home/copy"]).args(store).current_dir(folder.path()).env("TMPDIR", &temporary);
    let output = command.output().expect("the binary starts");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_dir(&temporary).expect("is there").count(), 0, "the copy for the owner is gone");
    let owner = above.metadata().expect("is there").uid();
    for path in ["data/store.json", "data.replaced-1", "data.replaced-2"] {
        assert_eq!(above.join(path).symlink_metadata().expect("is there").uid(), owner, "{path}");
    }
    assert_eq!(home.join("copy/store.json").metadata().expect("is there").uid(), if is_root { 0 } else { owner });
}

/// Root over the store of another user. Without root, the commands run as the owner anyway.
#[test]
fn commands_of_root_leave_nothing_of_root() {
    const USER: u32 = 12_345;
    let folder = folder_with("");
    let above = folder.path().join("above");
    fs::create_dir(&above).expect("is made");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("it is ours");
    fs::set_permissions(&above, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let is_root = std::os::unix::fs::chown(&above, Some(USER), Some(USER)).is_ok();
    let (_, record) = skald(folder.path(), &["simulate", "brandubh", "--seed", "3"], TOKEN);
    fs::write(folder.path().join("record.json"), record).expect("is written");
    let backup = folder.path().join("backup").display().to_string();
    for arguments in [
        &["import", "record.json"][..],
        &["forget", "--person", "7"],
        &["patch", "--apply"],
        &["backup", &backup],
        &["restore", &backup],
        &["migrate-store", "--from", "above/data", "--to", "above/copy"],
    ] {
        let store = if arguments[0] == "migrate-store" { &[][..] } else { &["--store", "above/data"] };
        let (works, said) = skald(folder.path(), &[arguments, store].concat(), TOKEN);
        assert!(works, "{arguments:?}: {said}");
    }
    // A folder that only root may look into, and a backup in a folder that is missing.
    let home = folder.path().join("home");
    fs::create_dir(&home).expect("is made");
    fs::write(home.join("config.toml"), format!("[store]\nfolder = {:?}\n", above.join("data"))).expect("is written");
    fs::set_permissions(&home, fs::Permissions::from_mode(0o700)).expect("it is ours");
    let (works, said) = skald(&home, &["forget", "--person", "8"], TOKEN);
    assert!(works || (is_root && said.contains("home/config.toml cannot be read")), "{said}");
    let deep = folder.path().join("elsewhere/backup").display().to_string();
    let (works, said) = skald(folder.path(), &["backup", &deep, "--store", "above/data"], TOKEN);
    assert!(works, "{said}");
    let (works, said) = skald(folder.path(), &["restore", &deep, "--store", "above/data"], TOKEN);
    assert!(works, "{said}");

    let owner = if is_root { USER } else { above.metadata().expect("is there").uid() };
    let mut waiting = vec![above, PathBuf::from(backup), folder.path().join("elsewhere")];
    while let Some(path) = waiting.pop() {
        assert_eq!(path.symlink_metadata().expect("is there").uid(), owner, "{}", path.display());
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).expect("is a folder").flatten().map(|entry| entry.path()));
        }
    }
}
