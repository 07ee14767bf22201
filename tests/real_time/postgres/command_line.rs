//! The command line with a database, as an operator uses it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use skald::store::{Address, HolderId, Lsm, Postgres, Store};

use support::commits::change;
use support::postgres_server::{PASSWORD, Server, name, shared};

fn skald(folder: &Path, arguments: &[&str]) -> (Output, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    command.args(arguments).current_dir(folder).env_remove("DISCORD_TOKEN").env_remove("PGPASSWORD");
    let output = command.output().expect("the binary starts");
    let said = [&output.stdout[..], &output.stderr].concat();
    let said = String::from_utf8(said).expect("UTF-8");
    assert!(!said.contains(PASSWORD), "{said}");
    (output, said)
}

/// A folder with a configuration that names a new database.
async fn configured(server: &Server) -> (tempfile::TempDir, Address) {
    let (folder, address) = (tempfile::tempdir().expect("a folder"), server.database().await);
    let text = format!(
        "[discord]\ntoken_file = \"token\"\n[store]\nengine = \"postgres\"\nurl = {:?}\npassword_file = \"password\"\n",
        address.url
    );
    for (name, text) in [("config.toml", &text[..]), ("password", &format!("{PASSWORD}\n")), ("token", "a.b.c")] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("is written");
        let private = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        fs::set_permissions(path, private).expect("it is ours");
    }
    (folder, address)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_moves_into_a_database_and_back() {
    let Some(server) = shared() else { return };
    let (folder, address) = configured(server).await;
    let store = Lsm::open(&folder.path().join("data")).expect("opens");
    store.commit(change(1, 0).commit()).await.unwrap();
    let there = ["migrate-store", "--from", "sled:data", "--to", &address.url];
    let (output, said) = skald(folder.path(), &there);
    assert!(!output.status.success() && said.contains("in use"), "{said}");
    store.close().await.unwrap();
    drop(store);
    let (output, said) = skald(folder.path(), &there);
    assert!(output.status.success() && said.contains("1 tables (0 archived, 0 from an earlier try)"), "{said}");
    let (output, said) = skald(folder.path(), &there);
    assert!(!output.status.success() && said.contains("name an empty one"), "{said}");
    // A bot whose store was in a database leaves the first, and a disk of its own has the second.
    let target = folder.path().join("back");
    fs::create_dir_all(target.join("lost+found")).expect("is made");
    fs::write(target.join("heartbeat.lock"), "").expect("is written");
    let (output, said) = skald(folder.path(), &["migrate-store", "--from", &address.url, "--to", "sled:back"]);
    assert!(output.status.success(), "{said}");
    assert!(!target.join(".skald-unfinished").exists() && target.join("lost+found").exists());
    let (output, said) = skald(folder.path(), &["migrate-store", "--from", &address.url, "--to", "back"]);
    assert!(!output.status.success() && said.contains("holds a store already"), "{said}");
    let back = Lsm::open(&folder.path().join("back")).expect("opens");
    assert_eq!(back.load(change(1, 0).table).await.unwrap(), Some(change(1, 0).commit().head));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn database_in_use_is_not_copied() {
    let Some(server) = shared() else { return };
    let (folder, address) = configured(server).await;
    let database = Postgres::open(&address).await.expect("opens");
    database.commit(change(1, 0).commit()).await.unwrap();
    let away = ["migrate-store", "--from", &address.url, "--to", "sled:away"];
    for name in ["process:2a", "running:2a"] {
        let claimed = database.claim(HolderId(0x2a), &[name.to_owned()], Duration::from_secs(60)).await.unwrap();
        let leases: Vec<_> = claimed.into_iter().flatten().collect();
        assert_eq!(leases.len(), 1);
        let (output, said) = skald(folder.path(), &away);
        assert!(!output.status.success() && said.contains("in use by 1 running process: stop the bot first"), "{said}");
        assert!(!folder.path().join("away").exists() && !said.contains("the same"), "{said}");
        database.release(&leases).await.unwrap();
    }
    let (output, said) = skald(folder.path(), &away);
    assert!(output.status.success() && said.contains("read back and the same"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_looks_at_the_database() {
    let Some(server) = shared() else { return };
    let (folder, address) = configured(server).await;
    let (output, said) = skald(folder.path(), &["doctor", "--offline"]);
    assert!(output.status.success(), "{said}");
    for part in ["the first start creates the store in it", "fsync is off", "not encrypted", "the database has its own"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let password = folder.path().join("password");
    fs::write(&password, "wrong\n").expect("is written");
    let (output, said) = skald(folder.path(), &["doctor", "--offline"]);
    assert!(!output.status.success() && said.contains("28P01"), "{said}");
    fs::remove_file(&password).expect("is there");
    let (output, said) = skald(folder.path(), &["doctor", "--offline"]);
    assert!(!output.status.success() && said.contains("store.password_file"), "{said}");
    fs::write(&password, format!("{PASSWORD}\n")).expect("is written");
    let filling = Postgres::open_to_fill(&address, "the store in data").await.expect("it is empty");
    let (output, said) = skald(folder.path(), &["doctor", "--offline"]);
    assert!(!output.status.success() && said.contains("the store in data"), "an incomplete copy: {said}");
    filling.complete().await.expect("is marked");
    filling.close().await.expect("closes");
    let database = name(&address);
    server.script(database, &format!("alter database {database} set default_transaction_read_only = on")).await;
    let (output, said) = skald(folder.path(), &["doctor", "--offline"]);
    assert!(!output.status.success() && said.contains("the database takes no changes"), "{said}");
    let with_password = address.url.replace("skald@", "skald:hidden@");
    let (output, said) = skald(folder.path(), &["export", "00000001", "--store", &with_password]);
    assert!(!output.status.success() && said.contains("PGPASSWORD") && !said.contains("hidden"), "{said}");
    let (output, said) = skald(folder.path(), &["backup", "there"]);
    assert!(!output.status.success() && said.contains("pg_dump"), "{said}");
}
