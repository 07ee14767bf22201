//! The world in a file: `sandbox.json` in a folder, with the attachments next to it.
//!
//! The sandbox writes a new file, syncs and renames it, so a crash leaves the old world or the new one. It does not save
//! ephemeral messages, since no client keeps them.

use super::{
    Hub, SandboxError,
    server_state::Change,
    snowflake::Id,
    world::{FORMAT, World},
};
use serde_json::Value;
use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    sync::{Arc, PoisonError},
    time::Duration,
};
use tokio::sync::broadcast::error::RecvError;

const NAME: &str = "sandbox.json";
const FILES: &str = "attachments";

/// The sandbox saves changes within this span together.
const DEBOUNCE: Duration = Duration::from_millis(150);

fn failed(path: &Path) -> impl FnOnce(std::io::Error) -> SandboxError {
    let path = path.to_owned();
    |source| SandboxError::File { path, source }
}

/// Loads the world of a folder, if there is one.
pub(super) fn load(folder: &Path) -> Result<Option<World>, SandboxError> {
    let path = folder.join(NAME);
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(&path)(error)),
    };
    let broken = |source| SandboxError::Broken { path: path.clone(), source };
    let whole: Value = serde_json::from_slice(&text).map_err(broken)?;
    let found = whole["format"].as_u64().and_then(|format| u32::try_from(format).ok()).unwrap_or(0);
    if found > FORMAT {
        return Err(SandboxError::Newer { path, found, known: FORMAT });
    }
    let mut world: World = serde_json::from_value(whole).map_err(broken)?;
    for file in world.messages.files_mut() {
        // A missing attachment loads as an empty one, so its message survives.
        file.bytes = Arc::new(fs::read(attachment(folder, file.id)).unwrap_or_default());
    }
    Ok(Some(world))
}

fn attachment(folder: &Path, id: Id) -> PathBuf {
    folder.join(FILES).join(id.to_string())
}

/// Saves the world to its folder.
pub(super) fn store(hub: &Hub, folder: &Path) -> Result<(), SandboxError> {
    let path = folder.join(NAME);
    let _alone = hub.saving.lock().unwrap_or_else(PoisonError::into_inner);
    let (text, files) = {
        let state = hub.state();
        let mut world =
            serde_json::to_value(&state.world).map_err(|source| SandboxError::Broken { path: path.clone(), source })?;
        if let Some(messages) = world["messages"].as_object_mut() {
            messages.retain(|_, message| message["addressee"].is_null());
        }
        let open = state.world.messages.values().filter(|message| !message.is_ephemeral());
        let files: Vec<_> = open.flat_map(|message| &message.attachments).cloned().collect();
        (world.to_string(), files)
    };
    fs::create_dir_all(folder.join(FILES)).map_err(failed(folder))?;
    for file in files {
        let path = attachment(folder, file.id);
        if !path.exists() {
            fs::write(&path, file.bytes.as_slice()).map_err(failed(&path))?;
        }
    }
    let fresh = folder.join("sandbox.json.new");
    let write = || -> std::io::Result<()> {
        let mut file = File::create(&fresh)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&fresh, &path)?;
        File::open(folder)?.sync_all()
    };
    write().map_err(failed(&path))
}

/// Saves after every change of the world, until the sandbox stops.
pub(super) async fn save_on_change(hub: Arc<Hub>) {
    let mut changes = hub.state().changes.subscribe();
    loop {
        let change = tokio::select! {
            () = hub.stop.cancelled() => return,
            change = changes.recv() => change,
        };
        match change {
            Ok(Change::Interaction(_) | Change::Typing(_) | Change::Violation | Change::Exchange | Change::Gateway) => {
                continue;
            }
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
        tokio::time::sleep(DEBOUNCE).await;
        while changes.try_recv().is_ok() {}
        let Some(folder) = hub.folder.clone() else { return };
        let saving = hub.clone();
        let saved = tokio::task::spawn_blocking(move || store(&saving, &folder)).await;
        if let Ok(Err(error)) = saved {
            tracing::error!(%error, "the sandbox cannot save its world");
        }
    }
}
