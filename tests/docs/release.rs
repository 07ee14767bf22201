//! What a release consists of: one address, one version, workflows, and the scripts that build it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use skald::config::Config;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

/// Files and folders that may name the address of the project or of its image.
const PLACES: &[&str] = &[
    ".ci",
    ".github",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "README.md",
    "SECURITY.md",
    "compose.example.yml",
    "compose.small.yml",
    "deploy",
    "docs",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text files below a path of the repository. Pictures are left out.
fn below(path: &Path) -> Vec<(PathBuf, String)> {
    let (mut found, mut next) = (Vec::new(), vec![path.to_owned()]);
    while let Some(path) = next.pop() {
        match fs::read_dir(&path) {
            Ok(folder) => next.extend(folder.map(|entry| entry.expect("an entry").path())),
            Err(_) => found.extend(fs::read_to_string(&path).ok().map(|text| (path, text))),
        }
    }
    found
}

fn texts() -> Vec<(PathBuf, String)> {
    let found: Vec<_> = PLACES.iter().flat_map(|place| below(&root().join(place))).collect();
    assert!(found.len() > 40, "only {} files", found.len());
    found
}

/// The words after each mention of a host, up to a character that no address has.
fn addresses<'a>(text: &'a str, host: &str) -> Vec<&'a str> {
    let inside = |c: char| c.is_ascii_alphanumeric() || "-_./:".contains(c);
    let after = text.split(host).skip(1);
    after.map(|rest| rest.split(|c| !inside(c)).next().unwrap_or_default().trim_end_matches(['.', ':'])).collect()
}

#[test]
fn every_file_names_the_repository_of_the_manifest() {
    let ours = REPOSITORY.strip_prefix("https://github.com/").expect("a repository on GitHub");
    let mut seen = 0;
    for (path, text) in texts() {
        for address in addresses(&text, "https://github.com/") {
            let mut parts = address.split('/');
            let name = [parts.next(), parts.next()].map(Option::unwrap_or_default).join("/");
            if name.ends_with("/skald") {
                assert_eq!(name, ours, "{}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 4, "only {seen} addresses found");
}

#[test]
fn every_file_names_the_image_of_this_version() {
    let ours = REPOSITORY.strip_prefix("https://github.com/").expect("a repository on GitHub");
    let wanted = format!("{ours}:{VERSION}");
    let mut seen = BTreeSet::new();
    // The script and the workflow compute the name.
    for (path, text) in texts().into_iter().filter(|(path, _)| !path.ends_with(".ci/release")) {
        for image in addresses(&text, "ghcr.io/").into_iter().filter(|image| !image.is_empty()) {
            assert_eq!(image, wanted, "{}", path.display());
            seen.insert(path.clone());
        }
    }
    let named = |name: &str| seen.contains(&root().join(name));
    assert!(["compose.small.yml", "deploy/kubernetes.yml", "docs/install.md"].into_iter().all(named));
}

/// Only the table of `docs/install.md` says what the first release changes; every line to type works in this source.
#[test]
fn typed_lines_work_before_the_first_release() {
    let mut names = 0;
    for name in ["README.md", "docs/install.md", "docs/operations.md", "docs/backups.md"] {
        for line in read(&root().join(name)).lines() {
            let published = ["ghcr.io", "cargo binstall", "/releases"].iter().any(|word| line.contains(word));
            assert!(!published || (name == "docs/install.md" && line.starts_with('|')), "{name}: {line}");
            names += usize::from(published);
        }
    }
    assert_eq!(names, 3, "the table names the image, the archives and cargo binstall");
}

/// Copies the files that `.ci/release prepare` changes into a repository of its own.
#[cfg(unix)]
#[test]
fn release_is_prepared_without_crates_at_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let copied = [".ci/release", "Cargo.toml", "Cargo.lock", "fuzz/Cargo.lock", "Dockerfile", "compose.small.yml"];
    for name in copied.into_iter().chain(["deploy/kubernetes.yml", "docs/install.md", "CHANGELOG.md"]) {
        let to = folder.path().join(name);
        fs::create_dir_all(to.parent().expect("a parent")).expect("a folder");
        fs::copy(root().join(name), to).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let changes = read(&folder.path().join("CHANGELOG.md"));
    if !changes.contains("## Unreleased") {
        fs::write(folder.path().join("CHANGELOG.md"), format!("## Unreleased\n\n{changes}")).expect("is written");
    }
    let run = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        let output = command.args(arguments).current_dir(folder.path()).env("CARGO_NET_OFFLINE", "true").output();
        let output = output.expect("it starts");
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    };
    run("git", &["init", "--quiet"]);
    run("git", &["add", "."]);
    run("git", &["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "one"]);
    run("bash", &[".ci/release", "prepare", "9.8.7"]);
    for name in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let text = read(&folder.path().join(name));
        for package in ["skald", "skald-arena", "skald-connections", "skald-core", "skald-sandbox"] {
            assert!(text.contains(&format!("name = \"{package}\"\nversion = \"9.8.7\"\n")), "{name}: {package}");
        }
    }
    assert!(read(&folder.path().join("Cargo.toml")).contains("version = \"9.8.7\""));
}

#[cfg(unix)]
#[test]
fn notices_have_the_licences_of_crates_and_letters() {
    let notices = release(&["notices"]);
    assert!(notices.contains("SIL OPEN FONT LICENSE") && notices.contains("\n=== serenity "), "{notices:.400}");
    let text = |name: &str| read(&root().join(name));
    assert!(text("Dockerfile").contains(".ci/release notices") && text(".ci/release").contains("/NOTICES"));
}

#[test]
fn changelog_begins_with_this_version_or_the_next_one() {
    let text = read(&root().join("CHANGELOG.md"));
    let first = text.lines().find_map(|line| line.strip_prefix("## ")).expect("a section");
    assert!(first == "Unreleased" || first.starts_with(&format!("{VERSION} (")), "{first}");
}

#[test]
fn workflows_pin_actions_and_limit_rights_and_time() {
    let workflows = below(&root().join(".github/workflows"));
    assert_eq!(workflows.len(), 3);
    for (path, text) in workflows {
        let name = path.display();
        assert!(text.contains("\npermissions:\n  contents: read\n"), "{name} has more rights than it needs");
        let actions = text.lines().filter_map(|line| line.split_once("uses: ").map(|(_, action)| action));
        for line in actions.filter(|action| !action.starts_with("./")) {
            let (_, version) = line.split_once('@').unwrap_or_else(|| panic!("{name}: {line}"));
            let (commit, comment) = version.split_once(" # v").unwrap_or_else(|| panic!("{name}: {line}"));
            assert!(commit.len() == 40 && commit.chars().all(|c| c.is_ascii_hexdigit()), "{name}: {line}");
            assert!(comment.starts_with(|c: char| c.is_ascii_digit()), "{name}: {line}");
        }
        let jobs = text.split_once("\njobs:\n").expect("jobs").1;
        let count = |what: &str| jobs.lines().filter(|line| line.starts_with(what)).count();
        let begins = |line: &&str| line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(':');
        // A job that is another workflow has the timeouts of its jobs.
        let limited = count("    timeout-minutes: ") + count("    uses: ./");
        assert_eq!(limited, jobs.lines().filter(begins).count(), "{name}: a job has no timeout");
        assert!(!jobs.contains("persist-credentials: true"));
        assert_eq!(text.matches("actions/checkout@").count(), text.matches("persist-credentials: false").count());
    }
}

#[test]
fn ci_builds_with_the_oldest_rust_that_is_promised() {
    let rust = env!("CARGO_PKG_RUST_VERSION");
    let text = |name: &str| read(&root().join(".github/workflows").join(name));
    assert!(text("ci.yml").contains(&format!("container: rust:{rust}-trixie@sha256:")));
    assert!(text("release.yml").contains(&format!("rustup toolchain install {rust} ")));
}

/// The text between a line and the next line that is indented less, without the indentation.
fn block(text: &str, begin: &str) -> String {
    let mut lines = text.lines().skip_while(|line| line.trim() != begin).skip(1).peekable();
    let indent = lines.peek().map_or(0, |line| line.len() - line.trim_start().len());
    let inside = lines.take_while(|line| line.is_empty() || line.starts_with(&" ".repeat(indent)));
    inside.map(|line| format!("{}\n", line.get(indent..).unwrap_or_default())).collect()
}

#[test]
fn deployed_configurations_are_valid() {
    let unit = Config::read(&read(&root().join("deploy/config.toml"))).expect("the configuration of the unit");
    let service = read(&root().join("deploy/skald.service"));
    let credentials = Path::new("/run/credentials/skald.service");
    assert_eq!(unit.discord.token_file, Some(credentials.join("token")));
    assert!(service.contains("LoadCredential=token:") && service.contains("StateDirectory=skald\n"));
    let image = read(&root().join("Dockerfile"));
    let allocator = image.lines().find_map(|line| line.strip_prefix("ENV MALLOC")).expect("the allocator");
    assert!(service.contains(&format!("Environment=MALLOC{allocator}\n")));
    let program = read(&root().join("src/cli/memory.rs"));
    for setting in format!("MALLOC{allocator}").split(' ') {
        let (name, value) = setting.split_once('=').expect("a setting");
        assert!(program.contains(&format!("(\"{name}\", \"{value}\")")), "{setting}");
    }
    assert!([&unit.store.folder, &unit.backups.folder].into_iter().all(|path| path.starts_with("/var/lib/skald")));

    let manifest = read(&root().join("deploy/kubernetes.yml"));
    let pod = Config::read(&block(&manifest, "config.toml: |")).expect("the configuration of the manifest");
    let port = pod.monitor.address.expect("a monitor").port();
    assert!(manifest.contains(&format!("{{name: monitor, containerPort: {port}}}")));
    assert!(pod.store.folder.starts_with("/data") && pod.store.in_database().is_some());
}

/// The user of the image, and the times to stop, agree in all files.
#[test]
fn deployments_agree_with_the_image() {
    let text = |name: &str| read(&root().join(name));
    let (image, manifest) = (text("Dockerfile"), text("deploy/kubernetes.yml"));
    let user = image.lines().find_map(|line| line.strip_prefix("USER ")).and_then(|user| user.split(':').next());
    let user = user.expect("a user");
    for key in ["runAsUser", "runAsGroup", "fsGroup"] {
        assert!(manifest.contains(&format!("{key}: {user}\n")), "{key}");
    }
    assert!(manifest.contains("terminationGracePeriodSeconds: 15\n"));
    assert!(text("deploy/skald.service").contains("TimeoutStopSec=15\n"));
    assert!(text("compose.small.yml").contains("stop_grace_period: 15s\n"));
}

/// The standard output of `.ci/release`.
#[cfg(unix)]
fn release(arguments: &[&str]) -> String {
    let mut command = Command::new(root().join(".ci/release"));
    let output = command.args(arguments).env("CARGO_NET_OFFLINE", "true").output().expect("bash");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("is text")
}

#[cfg(unix)]
#[test]
fn notes_of_a_release_are_the_newest_section() {
    let notes = release(&["notes"]);
    let text = read(&root().join("CHANGELOG.md"));
    let newest = text.split("\n## ").nth(1).and_then(|section| section.split_once('\n')).expect("a section").1;
    assert_eq!(notes.trim(), newest.trim());
}

#[cfg(unix)]
#[test]
fn bill_of_materials_lists_what_is_in_the_program() {
    let bill: Value = serde_json::from_str(&release(&["sbom"])).expect("is JSON");
    assert_eq!(bill["metadata"]["component"]["version"], VERSION);
    let parts = bill["components"].as_array().expect("a list");
    let find = |name: &str| parts.iter().find(|part| part["name"] == name);
    let serenity = find("serenity").expect("it is in the program");
    assert_eq!(serenity["purl"], format!("pkg:cargo/serenity@{}", serenity["version"].as_str().expect("a version")));
    assert_eq!(serenity["licenses"][0]["expression"], "ISC");
    assert_eq!(serenity["hashes"][0]["content"].as_str().map(str::len), Some(64));
    assert!(find("skald-core").is_some_and(|part| part.get("hashes").is_none()));
    assert!(find("fantoccini").is_none(), "it is for tests only");
    for part in parts {
        let licence = part["licenses"][0]["expression"].as_str().expect("a licence");
        assert!(!licence.is_empty() && !licence.contains('/'), "{part}");
    }
}

/// `build.rs` as a program, in a folder of its own.
struct BuildScript {
    folder: tempfile::TempDir,
}

impl BuildScript {
    fn compile() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let output = Command::new("rustc")
            .args(["--edition", "2024", "-o"])
            .arg(folder.path().join("script"))
            .arg(root().join("build.rs"))
            .output()
            .expect("rustc starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::create_dir_all(folder.path().join("sources/src")).expect("a folder");
        Self { folder }
    }

    fn sources(&self) -> PathBuf {
        self.folder.path().join("sources")
    }

    /// The lines of a build of version 1.2.3.
    fn lines(&self, profile: &str, set: &[(&str, &str)]) -> Vec<String> {
        let mut command = Command::new(self.folder.path().join("script"));
        command.current_dir(self.sources()).env_remove("SKALD_COMMIT").env_remove("SOURCE_DATE_EPOCH");
        command.env("CARGO_PKG_VERSION", "1.2.3").env("PROFILE", profile).envs(set.iter().copied());
        let output = command.output().expect("it starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("is text").lines().map(str::to_owned).collect()
    }

    fn version(&self, profile: &str, set: &[(&str, &str)]) -> String {
        let lines = self.lines(profile, set);
        let version = lines.iter().find_map(|line| line.strip_prefix("cargo::rustc-env=SKALD_VERSION="));
        version.expect("a version").to_owned()
    }

    fn git(&self, arguments: &[&str]) -> String {
        let output = Command::new("git")
            .args(["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"])
            .args(arguments)
            .current_dir(self.sources())
            .env("GIT_COMMITTER_DATE", "2024-02-29T23:30:00+00:00")
            .output()
            .expect("git starts");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("is text").trim().to_owned()
    }
}

#[test]
fn version_names_the_commit_and_its_date_in_release_builds() {
    let script = BuildScript::compile();
    assert_eq!(script.version("debug", &[("SKALD_COMMIT", "0123")]), "1.2.3 (development build)");
    assert_eq!(script.version("release", &[]), "1.2.3", "neither git nor a value");
    let commit = ("SKALD_COMMIT", "0123456789abcdef0123456789abcdef01234567");
    assert_eq!(script.version("release", &[commit]), "1.2.3 (0123456789ab)");
    for (seconds, date) in [
        ("0", "1970-01-01"),
        ("-1", "1969-12-31"),
        ("951868799", "2000-02-29"),
        ("951868800", "2000-03-01"),
        ("1767225599", "2025-12-31"),
        ("4107542400", "2100-03-01"),
    ] {
        let version = script.version("release", &[commit, ("SOURCE_DATE_EPOCH", seconds)]);
        assert_eq!(version, format!("1.2.3 (0123456789ab, {date})"));
    }
    assert_eq!(script.version("release", &[("SKALD_COMMIT", ""), ("SOURCE_DATE_EPOCH", "soon")]), "1.2.3");

    fs::write(script.sources().join("src/lib.rs"), "").expect("a file");
    script.git(&["init", "--quiet"]);
    script.git(&["add", "."]);
    script.git(&["commit", "--quiet", "--message", "one"]);
    script.git(&["tag", "v9.9.9"]);
    let commit = script.git(&["rev-parse", "--short=12", "HEAD"]);
    assert_eq!(script.version("release", &[]), format!("1.2.3 ({commit}, 2024-02-29)"));
    assert_eq!(script.version("release", &[("SOURCE_DATE_EPOCH", "0")]), format!("1.2.3 ({commit}, 1970-01-01)"));
    let watched = |profile: &str| script.lines(profile, &[]).contains(&"cargo::rerun-if-changed=.git/logs/HEAD".into());
    assert!(watched("release") && !watched("debug"), "only a release build follows the commits");
    fs::write(script.sources().join("src/lib.rs"), "// changed").expect("a file");
    assert_eq!(script.version("release", &[]), format!("1.2.3 ({commit}-dirty, 2024-02-29)"));
}
