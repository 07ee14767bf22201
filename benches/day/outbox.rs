//! Requests that wait for Discord's global limit: one queue for all tables, first come, first served.

/// Buckets of lateness for each hour: [`A_DECADE`] for each power of ten, from [`SHORTEST`] seconds on.
const BUCKETS: usize = 160;
const A_DECADE: f64 = 20.0;
const SHORTEST: f64 = 0.01;

/// Which requests a hand-over makes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// As delivery sends them today.
    Built,
    /// Without the look at what stands below the board, and without deleting the call before.
    Lean,
    /// Boards and calls by the token of the press that brought them, which is outside of the limit.
    Tokens,
}

/// One way to send everything, and how late boards are with it.
pub struct Outbox {
    pub name: String,
    pub plan: Plan,
    /// Requests a second.
    limit: f64,
    /// Whether a change is merged into an earlier one of the same board that still waits.
    coalesces: bool,
    /// When all that waits is sent, in seconds of the day.
    free: f64,
    /// For each table, when its latest change of the board is sent, in seconds of the day.
    due: Vec<f32>,
    late: Vec<[u32; BUCKETS]>,
    pub sent: f64,
    pub merged: u64,
    pub longest: f64,
}

impl Outbox {
    pub fn new(name: String, plan: Plan, limit: f64, coalesces: bool) -> Self {
        let late = vec![[0; BUCKETS]; 24];
        Self { name, plan, limit, coalesces, free: 0.0, due: Vec::new(), late, sent: 0.0, merged: 0, longest: 0.0 }
    }

    /// A board changes at this second of the day, which takes this many requests.
    pub fn change(&mut self, now: f64, table: usize, requests: f64) {
        if self.due.len() <= table {
            self.due.resize(table + 1, 0.0);
        }
        let waits = f64::from(self.due[table]);
        let shown = if self.coalesces && waits > now {
            self.merged += 1;
            waits
        } else {
            let begins = self.free.max(now);
            self.free = begins + requests / self.limit;
            self.sent += requests;
            // The board goes first.
            let shown = begins + requests.min(1.0) / self.limit;
            self.due[table] = shown as f32;
            shown
        };
        let late = (shown - now).max(0.0);
        self.longest = self.longest.max(late);
        let bucket = ((late / SHORTEST).max(1.0).log10() * A_DECADE) as usize;
        self.late[(now as usize / 3600).min(23)][bucket.min(BUCKETS - 1)] += 1;
    }

    /// Requests for something other than a board, whose lateness is not counted.
    pub fn also(&mut self, now: f64, requests: f64) {
        self.free = self.free.max(now) + requests / self.limit;
        self.sent += requests;
    }

    /// How long it takes to send what waits at the end of the day, in seconds.
    pub fn left(&self) -> f64 {
        (self.free - 86_400.0).max(0.0)
    }

    /// This percentile of the lateness of boards in these hours, in seconds: the upper end of a bucket, at most the longest.
    pub fn within(&self, percent: u64, hours: std::ops::Range<usize>) -> f64 {
        let mut all = [0_u64; BUCKETS];
        for hour in &self.late[hours] {
            all.iter_mut().zip(hour).for_each(|(all, one)| *all += u64::from(*one));
        }
        let wanted = all.iter().sum::<u64>() * percent / 100;
        let mut seen = 0;
        let bucket = all.iter().position(|count| {
            seen += count;
            seen > wanted
        });
        (SHORTEST * 10_f64.powf((bucket.unwrap_or(0) + 1) as f64 / A_DECADE)).min(self.longest)
    }
}
