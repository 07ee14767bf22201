//! Answers to completions.

use super::*;
use crate::http::BODY;

#[tokio::test]
async fn dead_connection_does_not_lose_a_completion() {
    let rig = Rig::new(Ack::Private, &[Nothing, DONE]).await;
    rig.answer.suggest(&CreateAutocompleteResponse::new()).await.unwrap();
    let took = rig.answer.since.elapsed();
    assert!((ATTEMPT..Duration::from_secs(3)).contains(&took), "{took:?}");
}

#[tokio::test]
async fn completion_with_lost_receipt_is_answered() {
    let rig = Rig::new(Ack::Private, &[Nothing, ACKNOWLEDGED_BEFORE]).await;
    rig.answer.suggest(&CreateAutocompleteResponse::new()).await.unwrap();
}

#[tokio::test]
async fn slow_lookup_leaves_a_completion_less_retry_time() {
    let rig = Rig::new(Ack::Private, &[Nothing]).await;
    let mut answer = Arc::into_inner(rig.answer).unwrap();
    answer.since = Instant::now().checked_sub(Duration::from_millis(1500)).unwrap();
    let nothing = CreateAutocompleteResponse::new();
    let (suggested, held_up) = measured(answer.suggest(&nothing)).await;
    assert!(suggested.is_err_and(|error| error.fault == Fault::Silence));
    let took = answer.since.elapsed();
    assert!((Duration::from_millis(2450)..Duration::from_secs(3) + held_up).contains(&took), "{took:?}");
}

#[tokio::test]
async fn endless_response_to_a_completion_is_not_read_to_its_end() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url: Url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
    let serving = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = vec![0; 4096];
        let _ = stream.read(&mut request).await;
        let mut sent = 0;
        let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
        while stream.write_all(&[b'x'; 1 << 16]).await.is_ok() {
            sent += 1 << 16;
        }
        sent
    });
    let callbacks = Arc::new(Callbacks::new(Some(&url), 7, Arc::default(), Arc::default()).unwrap());
    let answer = answer(callbacks, Ack::Private);
    let refused = answer.suggest(&CreateAutocompleteResponse::new()).await;
    assert!(matches!(&refused, Err(error) if error.is_refusal()), "{refused:?}");
    // The buffers of the connection hold some more bytes.
    let sent = serving.await.unwrap();
    assert!((BODY..BODY + (16 << 20)).contains(&sent), "{sent} bytes");
}
