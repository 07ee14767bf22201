# syntax=docker/dockerfile:1
# The binary is built in one stage and runs in another that holds nothing else. Games live in the volume /data.
#
#   docker build -t skald .            (BuildKit, which every Docker since 23 uses; or buildah, podman --format docker)
#   docker run -e DISCORD_TOKEN -v skald:/data skald

FROM rust:1.95-trixie AS build
WORKDIR /build
# What cargo downloads and builds stays in a cache of the builder, not in a layer: a change of ours builds only what changed,
# and nothing here knows which targets the package has.
ENV CARGO_HOME=/cache/cargo CARGO_TARGET_DIR=/cache/target
# For `skald --version`: this context has no git. `.ci/release image` sets both.
ARG SKALD_COMMIT
ARG SOURCE_DATE_EPOCH
COPY . .
# Files may be older than what was built of others in their place; cargo goes by age, so these count as new.
RUN --mount=type=cache,id=skald,target=/cache,sharing=locked \
    touch crates/*/src/lib.rs src/lib.rs src/main.rs \
    && cargo build --release --locked --bin skald \
    && install -D -t /image/usr/local/bin /cache/target/release/skald \
    && install -D -m 644 -t /image/usr/share/doc/skald LICENSE \
    && .ci/release notices >/image/usr/share/doc/skald/NOTICES
# The image gets the C library that the binary loads, with its licences, and no shell.
RUN ldd /image/usr/local/bin/skald | grep -o '/[^ ]*' | xargs cp -L --parents -t /image \
    && cp --parents -t /image /usr/share/doc/libc6/copyright /usr/share/doc/libgcc-s1/copyright \
    && install -D -m 644 -t /image/etc/skald config.example.toml \
    && echo 'skald:x:10001:10001::/data:/' >/image/etc/passwd \
    && echo 'skald:x:10001:' >/image/etc/group \
    && echo 'hosts: files dns' >/image/etc/nsswitch.conf \
    && install -d /owned/data \
    && install -d -m 1777 /owned/tmp

FROM scratch
ARG SKALD_COMMIT
LABEL org.opencontainers.image.title="Skald" \
      org.opencontainers.image.description="A Discord bot that hosts whole board games in a server's channels, asynchronously" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/skald-board-games/skald" \
      org.opencontainers.image.revision="${SKALD_COMMIT}"
COPY --from=build /image/ /
COPY --from=build --chown=10001:10001 /owned/ /
ENV PATH=/usr/local/bin
# glibc's allocator keeps less freed memory (docs/performance.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=262144
# As numbers, so that whoever runs it can see that it is not root.
USER 10001:10001
WORKDIR /data
VOLUME /data
# Asks the bot itself, through the heartbeat that it leaves in the folder of its store; see docs/operations.md.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["/usr/local/bin/skald", "health"]
# The token comes from the environment (DISCORD_TOKEN) or from a file that the configuration names.
ENTRYPOINT ["/usr/local/bin/skald"]
# Reads /data/config.toml, if it is there.
CMD ["run"]
