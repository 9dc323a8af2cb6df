# Two images, `--target site` and `--target admin`: docs/operating/containers.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN npm run package -- --out=/packages

# As in `dist`: where packages are made already, `--build-context packages=dist` takes their place.
FROM scratch AS packages
COPY --from=build /packages /

FROM ${NODE_IMAGE} AS host
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Nasaq" \
      org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production DATA_DIR=/data HOME=/data MALLOC_ARENA_MAX=2
# A number, so that an engine can tell that it is not root.
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
WORKDIR /nasaq
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=120s CMD ["node", "health.mjs"]
ENTRYPOINT ["node"]
CMD ["server.mjs"]

FROM host AS site
ENV SITE_HOST=0.0.0.0 SITE_PORT=3000
EXPOSE 3000
COPY --from=packages /site /nasaq

FROM host AS admin
ENV ADMIN_HOST=0.0.0.0 ADMIN_PORT=3001
EXPOSE 3001
COPY --from=packages /admin /nasaq
