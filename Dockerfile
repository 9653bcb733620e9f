# Builds from a clean clone with nothing but the npm registry, and runs as an unprivileged user.
FROM node:22-slim AS build
WORKDIR /app
RUN npm install --global bun@1.4.5
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build && rm -rf node_modules && bun install --frozen-lockfile --production

FROM node:22-slim
WORKDIR /app
RUN npm install --global bun@1.4.5 && mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json /app/
COPY --from=build --chown=node:node /app/node_modules /app/node_modules
COPY --from=build --chown=node:node /app/dist /app/dist
COPY --from=build --chown=node:node /app/db/migrations /app/db/migrations
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`)).ok ? 0 : 1)"]
# Not through a shell: the process itself hears SIGTERM.
CMD ["bun", "dist/server/main.js"]
