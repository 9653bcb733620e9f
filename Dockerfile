# Builds from a clean clone with only the image and npm registries, and runs as an unprivileged user.
FROM oven/bun:1.4.5-slim AS dependencies
WORKDIR /app
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile --production

FROM oven/bun:1.4.5-slim AS build
WORKDIR /app
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build

FROM oven/bun:1.4.5-slim
WORKDIR /app
RUN mkdir /data /backups && chown bun:bun /data /backups
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# Source files for the scripts: backup, restore, create-admin, migrate and seed.
COPY db db
COPY shared shared
COPY server server
COPY scripts scripts
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
USER bun
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`)).ok ? 0 : 1)"]
# Exec form, so that the process itself receives SIGTERM.
CMD ["bun", "dist/server/main.js"]
