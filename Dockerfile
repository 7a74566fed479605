# The hall as a container: docker build -t gnomehall . (docs/hosting.md says how to run it)

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py compile_rules.py README.md LICENSE constraints.txt ./
COPY docs/rules docs/rules
COPY web web
COPY src src
# Compiled or not at all; Node for the browser client comes as a Python package.
RUN GNOMEHALL_COMPILED=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=build /wheels /wheels
COPY --from=build /source/constraints.txt /wheels/
RUN pip install --no-cache-dir -c /wheels/constraints.txt "$(ls /wheels/*.whl)[hall-postgres,hall-passkeys,hall-notify]" && rm -rf /wheels \
    && useradd --system --home-dir /data --create-home hall
USER hall
VOLUME /data
EXPOSE 8137
STOPSIGNAL SIGINT
HEALTHCHECK --interval=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8137/healthz')"]
ENTRYPOINT ["gnomehall", "serve", "--host", "0.0.0.0", "--no-browser", "--db", "sqlite:////data/hall.db"]
