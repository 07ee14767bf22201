# syntax=docker/dockerfile:1
# The binary is built in one stage and runs in another that holds nothing else. Games live in the volume /data.

FROM rust:1.95-bookworm AS build
WORKDIR /build
COPY Cargo.toml Cargo.lock ./
# The dependencies alone first, so that a change of ours does not build them again.
RUN mkdir src benches && echo '//! Nothing yet.' > src/lib.rs && echo 'fn main() {}' > src/main.rs \
    && for bench in engine tables; do echo 'fn main() {}' > benches/$bench.rs; done \
    && cargo build --release --locked && rm -r src benches
COPY . .
RUN touch src/lib.rs src/main.rs && cargo build --release --locked

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin skald \
    && install -d -o skald -g skald /data /etc/skald
COPY --from=build /build/target/release/skald /usr/local/bin/skald
COPY config.example.toml /etc/skald/config.example.toml
USER skald
WORKDIR /data
VOLUME /data
# The token comes from the environment (DISCORD_TOKEN) or from a file that the configuration names.
ENTRYPOINT ["/usr/local/bin/skald"]
# Reads /data/config.toml, if it is there.
CMD ["run"]
