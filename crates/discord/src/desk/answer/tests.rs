//! Tests of one answer against a server that plays Discord by a script.

mod completions;
mod lost;

use reqwest::Url;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

use serde_json::Value;

use super::first::First;
use super::*;
use crate::messages::{KeptImage, OutgoingMessage};

/// What the server does with a request.
#[derive(Clone, Copy)]
enum Does {
    /// It reads the request and sends no response.
    Nothing,
    /// It responds with this status and body.
    Says(&'static str, &'static str),
}

use Does::{Nothing, Says};

const DONE: Does = Says("204 No Content", "");
const MESSAGE: Does = Says("200 OK", r#"{"id": "5"}"#);
const ACKNOWLEDGED_BEFORE: Does =
    Says("400 Bad Request", r#"{"code": 40060, "message": "Interaction has already been acknowledged."}"#);
const INVALID: Does = Says("400 Bad Request", r#"{"code": 50035, "message": "Invalid Form Body"}"#);
/// The deferred answer of another process or an earlier run.
const PROMISE: Does = Says("200 OK", r#"{"id": "5", "flags": 192}"#);
/// A private reply.
const PRIVATE: Does = Says("200 OK", r#"{"id": "5", "flags": 64}"#);
const PRESSED: u64 = 9;
const OWN: ReplyTarget = ReplyTarget::Pressed(OwnMessage(()));

/// The answer to a press on a message that only the person sees.
fn answer(callbacks: Arc<Callbacks>, ack: Ack) -> Answer {
    let pressed = Some(PRESSED);
    Answer { pressed, own: Some(OwnMessage(())), ..Answer::new(callbacks, InteractionId::new(1), "a.token", ack) }
}

/// An answer, and the requests that the server has received: method, the end of the path, and the type of a response.
struct Rig {
    answer: Arc<Answer>,
    received: Arc<StdMutex<Vec<String>>>,
}

impl Rig {
    /// A server that handles the requests by this script. The last step is repeated for all further requests.
    async fn new(ack: Ack, script: &'static [Does]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url: Url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        let received = Arc::<StdMutex<Vec<String>>>::default();
        let log = Arc::clone(&received);
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                let request = request(&mut stream).await;
                let at = log.lock().unwrap().len();
                log.lock().unwrap().push(request);
                match script[at.min(script.len() - 1)] {
                    Nothing => held.push(stream),
                    Says(status, body) => {
                        let length = body.len();
                        let head =
                            format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n");
                        let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
                    }
                }
            }
        });
        let callbacks = Arc::new(Callbacks::new(Some(&url), 7, Arc::default(), Arc::default()).unwrap());
        let answer = Arc::new(answer(callbacks, ack));
        Self { answer, received }
    }

    fn received(&self) -> Vec<String> {
        self.received.lock().unwrap().clone()
    }
}

/// A request in short form.
async fn request(stream: &mut TcpStream) -> String {
    let mut bytes = vec![0; 1 << 16];
    let mut read = 0;
    loop {
        let text = String::from_utf8_lossy(&bytes[..read]).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.to_lowercase();
            let length = length.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
            if body.len() >= length.unwrap_or_default() {
                let mut words = head.split(' ');
                let method = words.next().unwrap();
                let path = words.next().unwrap();
                let kind = serde_json::from_str::<Value>(body).ok().and_then(|body| body["type"].as_u64());
                let kind = kind.map(|kind| format!(" {kind}")).unwrap_or_default();
                return format!("{method} {}{kind}", path.rsplit('/').next().unwrap());
            }
        }
        match stream.read(&mut bytes[read..]).await {
            Ok(more) if more > 0 => read += more,
            _ => return String::new(),
        }
    }
}

/// The result of some work, and how long a busy machine has delayed this thread meanwhile.
async fn measured<T>(work: impl Future<Output = T>) -> (T, Duration) {
    let tick = Duration::from_millis(5);
    let mut held_up = Duration::ZERO;
    let mut work = std::pin::pin!(work);
    loop {
        let begun = Instant::now();
        let done = tokio::select! {
            done = &mut work => Some(done),
            () = tokio::time::sleep(tick) => None,
        };
        held_up += begun.elapsed().saturating_sub(2 * tick);
        if let Some(done) = done {
            return (done, held_up);
        }
    }
}

fn hello() -> OutgoingMessage {
    OutgoingMessage::text("hello")
}

#[tokio::test]
async fn fast_answer_is_one_request() {
    for (ack, target, sent) in [
        (Ack::Private, ReplyTarget::Reply, "POST callback 4"),
        (Ack::Quiet, OWN, "POST callback 7"),
        (Ack::Quiet, ReplyTarget::FollowUp, "POST callback 4"),
    ] {
        let rig = Rig::new(ack, &[DONE]).await;
        rig.answer.begin();
        rig.answer.send(&hello(), target).await.unwrap();
        tokio::time::sleep(GRACE * 4).await;
        rig.answer.acknowledge().await.unwrap();
        assert_eq!(rig.received(), [sent], "{ack:?} {target:?}");
    }
}

/// An interaction holds its place among those that are handled at once only until Discord has its answer.
#[tokio::test]
async fn held_value_is_freed_with_the_answer() {
    let rig = Rig::new(Ack::Private, &[DONE, MESSAGE]).await;
    let held = Arc::new(());
    rig.answer.hold(Arc::clone(&held));
    rig.answer.acknowledge().await.unwrap();
    assert_eq!(Arc::strong_count(&held), 2, "an acknowledgement is no answer");
    rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
    assert_eq!(Arc::strong_count(&held), 1);
}

#[tokio::test]
async fn slow_answer_is_acknowledged_first() {
    for (ack, acknowledged, target, sent) in [
        (Ack::Private, "POST callback 5", ReplyTarget::Reply, "PATCH @original"),
        (Ack::Quiet, "POST callback 6", OWN, "PATCH @original"),
        (Ack::Quiet, "POST callback 6", ReplyTarget::FollowUp, "POST a.token"),
    ] {
        let rig = Rig::new(ack, &[DONE, MESSAGE]).await;
        rig.answer.begin();
        while rig.received().is_empty() {
            tokio::time::sleep(GRACE).await;
        }
        assert_eq!(rig.answer.put(&mut hello(), target).await.unwrap().unwrap().message, 5);
        assert_eq!(rig.received(), [acknowledged, sent], "{ack:?} {target:?}");
    }
}

#[tokio::test]
async fn answer_unfit_as_first_response_follows_one() {
    let rig = Rig::new(Ack::Private, &[DONE, MESSAGE]).await;
    let large = hello().attach("game.json".to_owned(), vec![0; QUICK_UPLOAD + 1]);
    rig.answer.send(&large, ReplyTarget::Reply).await.unwrap();
    assert_eq!(rig.received()[0], "POST callback 5");
    assert!(rig.received()[1].starts_with("PATCH @original"), "{:?}", rig.received());
    let rig = Rig::new(Ack::Private, &[DONE, MESSAGE]).await;
    rig.answer.follow(&hello()).await.unwrap();
    assert_eq!(rig.received(), ["POST callback 5", "POST a.token"], "the private reply is still to come");
}

#[tokio::test]
async fn first_response_message_is_known_by_its_id() {
    const NAMED: Does = Says("200 OK", r#"{"interaction": {"id": "1", "response_message_id": "6"}, "resource": {}}"#);
    let rig = Rig::new(Ack::Private, &[NAMED, MESSAGE]).await;
    let sent = rig.answer.put(&mut hello(), ReplyTarget::Reply).await.unwrap().unwrap();
    assert_eq!(sent.message, 6);
    rig.answer.amend(sent, &hello()).await.unwrap();
    rig.answer.remove(sent).await.unwrap();
    assert_eq!(rig.received(), ["POST callback?with_response=true 4", "PATCH @original", "DELETE @original"]);

    let rig = Rig::new(Ack::Private, &[DONE, MESSAGE]).await;
    assert_eq!(rig.answer.put(&mut hello(), ReplyTarget::Reply).await.unwrap().unwrap().message, 5, "asked for");
    let rig = Rig::new(Ack::Quiet, &[DONE]).await;
    assert_eq!(rig.answer.put(&mut hello(), OWN).await.unwrap().unwrap().message, PRESSED);
    assert_eq!(rig.received(), ["POST callback 7"]);
}

#[tokio::test]
async fn refused_first_response_may_be_replaced() {
    let rig = Rig::new(Ack::Private, &[INVALID, DONE]).await;
    let refused = rig.answer.send(&hello(), ReplyTarget::Reply).await;
    assert!(matches!(&refused, Err(error) if error.code() == 50035), "{refused:?}");
    rig.answer.tell(&hello()).await.unwrap();
    assert_eq!(rig.received(), ["POST callback 4", "POST callback?with_response=true 4"]);
}

#[tokio::test]
async fn press_in_a_deleted_message_is_acknowledged() {
    const GONE: Does = Says("404 Not Found", r#"{"code": 10008, "message": "Unknown Message"}"#);
    let rig = Rig::new(Ack::Quiet, &[GONE, DONE, GONE]).await;
    let refused = rig.answer.send(&hello(), OWN).await;
    assert!(refused.is_err_and(|error| error.fault == Fault::Gone));
    assert_eq!(rig.received(), ["POST callback 7", "POST callback 6", "PATCH @original"]);
}

/// Another process has replaced the picture that this edit keeps.
#[tokio::test]
async fn edit_names_the_picture_that_the_message_has() {
    const KEPT: Does = Says(
        "200 OK",
        r#"{"resource": {"message": {"embeds": [{"image": {"url": "https://cdn.example/1/board.png?ex=7"}}], "attachments": []}}}"#,
    );
    const REPLACED: Does = Says(
        "200 OK",
        r#"{"resource": {"message": {"embeds": [{"image": {"url": "attachment://board.png"}}], "attachments": []}}}"#,
    );
    const OTHER: Does = Says(
        "200 OK",
        r#"{"id": "5", "embeds": [{"image": {"url": "attachment://board.png"}}], "attachments": [{"filename": "board-161.png"}]}"#,
    );
    let keeping = OutgoingMessage { picture: ImageSlot::Kept(KeptImage::named("board.png")), ..hello() };
    let first = "POST callback?with_response=true 7";
    for (script, sent) in
        [(&[KEPT][..], &[first][..]), (&[REPLACED, OTHER, MESSAGE], &[first, "PATCH @original", "PATCH @original"])]
    {
        let rig = Rig::new(Ack::Quiet, script).await;
        rig.answer.send(&keeping, OWN).await.unwrap();
        assert_eq!(rig.received(), sent);
    }
}

#[tokio::test]
async fn command_that_shows_elsewhere_leaves_no_reply() {
    let rig = Rig::new(Ack::Private, &[DONE]).await;
    rig.answer.dismiss().await.unwrap();
    assert_eq!(rig.received(), ["POST callback 5", "DELETE @original"]);
}

#[tokio::test]
async fn dead_connection_does_not_lose_a_press() {
    let rig = Rig::new(Ack::Quiet, &[Nothing, DONE]).await;
    rig.answer.acknowledge().await.unwrap();
    let took = rig.answer.since.elapsed();
    assert!((ATTEMPT..Duration::from_secs(3)).contains(&took), "{took:?}");
}

const LIMITED: Does = Says("429 Too Many Requests", r#"{"retry_after": 0.3}"#);
const UNWELL: Does = Says("502 Bad Gateway", "");
const UNSETTLED: Does = Says("404 Not Found", r#"{"code": 10015, "message": "Unknown Webhook"}"#);

#[tokio::test]
async fn second_message_is_retried_if_it_was_surely_not_sent() {
    for refused in [LIMITED, UNSETTLED] {
        let script: &'static [Does] = Box::leak(Box::new([DONE, refused, refused, MESSAGE]));
        let rig = Rig::new(Ack::Private, script).await;
        rig.answer.follow(&hello()).await.unwrap();
        assert_eq!(rig.received(), ["POST callback 5", "POST a.token", "POST a.token", "POST a.token"]);
        let took = rig.answer.since.elapsed();
        assert!(took >= Duration::from_millis(500), "the requested waits are observed: {took:?}");
    }
    let rig = Rig::new(Ack::Private, &[DONE, UNWELL, MESSAGE]).await;
    assert!(rig.answer.follow(&hello()).await.is_err_and(|error| error.fault == Fault::Silence));
    assert_eq!(rig.received(), ["POST callback 5", "POST a.token"], "this one may have been sent");
}

#[tokio::test]
async fn second_message_waits_for_a_connection() {
    // The port is reserved, but no server listens on it yet.
    let held = TcpSocket::new_v4().unwrap();
    held.set_reuseaddr(true).unwrap();
    held.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let at = held.local_addr().unwrap();
    let url: Url = format!("http://{at}").parse().unwrap();
    let callbacks = Arc::new(Callbacks::new(Some(&url), 7, Arc::default(), Arc::default()).unwrap());
    let answer = answer(callbacks, Ack::Quiet);
    *answer.first.lock().await = First::Pressed;
    let mut message = hello();
    let (sent, ()) = tokio::join!(answer.put(&mut message, ReplyTarget::FollowUp), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let place = TcpListener::bind(at).await.unwrap();
        let (mut stream, _) = place.accept().await.unwrap();
        request(&mut stream).await;
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 11\r\n\r\n{\"id\": \"5\"}").await;
    });
    assert_eq!(sent.unwrap().unwrap().message, 5);
}

/// Slow: the retries end after the real timeout.
#[tokio::test]
async fn reply_unknown_to_discord_yet_is_filled_in_later() {
    let filled_in = async {
        let rig = Rig::new(Ack::Private, &[DONE, UNSETTLED, UNSETTLED, MESSAGE]).await;
        rig.answer.acknowledge().await.unwrap();
        rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
        assert_eq!(rig.received(), ["POST callback 5", "PATCH @original", "PATCH @original", "PATCH @original"]);
    };
    let given_up = async {
        let rig = Rig::new(Ack::Private, &[DONE, UNSETTLED]).await;
        rig.answer.acknowledge().await.unwrap();
        let lost = rig.answer.send(&hello(), ReplyTarget::Reply).await;
        assert!(matches!(&lost, Err(error) if error.fault == Fault::Expired), "{lost:?}");
        let took = rig.answer.since.elapsed();
        assert!((SETTLING..SETTLING * 3).contains(&took), "the retries end: {took:?}");
    };
    tokio::join!(filled_in, given_up);
}

#[tokio::test]
async fn response_is_not_retried_after_discords_deadline() {
    let rig = Rig::new(Ack::Quiet, &[Nothing]).await;
    let (acknowledged, held_up) = measured(rig.answer.acknowledge()).await;
    assert!(acknowledged.is_err_and(|error| error.fault == Fault::Silence));
    let took = rig.answer.since.elapsed();
    assert!((ATTEMPT..Duration::from_secs(3) + held_up).contains(&took), "{took:?}");
}
