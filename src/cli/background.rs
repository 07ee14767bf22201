//! Tasks that run beside the bot until it stops.

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A task that ends soon after its token is cancelled.
pub struct BackgroundTask {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl BackgroundTask {
    /// Starts a task; `run` is given the token.
    pub fn start<F: Future<Output = ()> + Send + 'static>(run: impl FnOnce(CancellationToken) -> F) -> Self {
        let stop = CancellationToken::new();
        Self { task: tokio::spawn(run(stop.clone())), stop }
    }

    /// Cancels the token and waits for the end.
    pub async fn stop(self) {
        self.stop.cancel();
        // A panic ends the task, too.
        let _ended = self.task.await;
    }
}
