# Builds from a clean clone with only the image and npm registries, for amd64 and arm64 (docker-bake.hcl), and runs as an
# unprivileged user.
FROM docker.io/oven/bun:1.4.5-slim AS build
WORKDIR /app
COPY package.json bun.lock ./
COPY patches patches
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build && bun scripts/image-files.ts /project
# Of the system, only Bun, a shell with a few tools for backups, and the libraries that they load: 110 MB instead of 185.
RUN set -eu; \
    mkdir -p /system/etc /system/bin /system/tmp /owned/data /owned/backups; \
    chmod 1777 /system/tmp; chmod 700 /owned/data /owned/backups; \
    cp /etc/passwd /etc/group /system/etc/; \
    cp -L /bin/sh /bin/cat /bin/ls /bin/mkdir /bin/rm /bin/tar /usr/bin/find /system/bin/; \
    cp -L --parents /usr/local/bin/bun /system/; \
    ldd /system/bin/* /system/usr/local/bin/bun $(find /project -name '*.node') \
      | sed -n 's/^\t\(.* => \)\?\(\/[^ ]*\) (.*/\2/p' | sort -u \
      | while read -r library; do cp -L --parents "$library" /system/; done

FROM scratch
ARG VERSION=0.2.0
ARG REVISION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="Linkstead" \
      org.opencontainers.image.description="A directory-submission and backlink service." \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.licenses="LicenseRef-proprietary" \
      org.opencontainers.image.base.name="docker.io/oven/bun:1.4.5-slim"
# The layer of the system stays the same in the next version: an upgrade transfers the project only.
COPY --from=build /system /
COPY --from=build --chown=bun:bun /owned /
COPY --from=build /project /app
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 PATH=/usr/local/bin:/bin HOME=/tmp
VOLUME /data
EXPOSE 3000
USER bun
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`)).ok ? 0 : 1)"]
# Exec form, so that the process itself receives SIGTERM.
CMD ["bun", "dist/server/main.js"]
