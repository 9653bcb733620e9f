import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { api, apiReference } from "./api.ts";
import type { Dependencies } from "./dependencies.ts";
import { crawlerFiles } from "./developers/crawlers/crawler-files.api.ts";
import { createMcp } from "./developers/mcp/mcp.api.ts";
import type { AppEnv, Bindings } from "./http/app-env.ts";
import { onError, problemResponse } from "./http/error-handler.ts";
import { requestLog } from "./http/request-log.ts";
import { routeOptions } from "./http/route.ts";
import { defaultHeaders } from "./http/security-headers.ts";
import { rejectMalformedPaths } from "./http/valid-path.ts";
import { catalogueFiles } from "./links/directories/directory-files.api.ts";
import type { AssetsOf } from "./rendering/assets.ts";
import { invalidateOnWrite } from "./rendering/cache-invalidation.ts";
import { createDocuments } from "./rendering/cached-documents.ts";
import { trackingOf } from "./rendering/csp-hosts.ts";
import type { PageCache } from "./rendering/page-cache.ts";
import { createPages } from "./rendering/pages.ts";
import { socialImages } from "./rendering/social-images.ts";
import type { Files } from "./rendering/static-files.ts";
import { blogFeeds } from "./site/blog/blog-feeds.api.ts";
import { metricsEndpoint } from "./site/health/metrics.api.ts";

const maxBodyBytes = 1_000_000;
const uploadPaths = api.routes
  .filter(({ handler }) => routeOptions.get(handler)?.uploadBytes)
  .map(({ path }) => path.replace(/:\w+/g, "[^/]+"));
const uploads = new RegExp(`^/api(${uploadPaths.join("|")})/?$`);

export type AppOptions = {
  cache: PageCache;
  assetsOf: AssetsOf;
  /** Serves the built files. Absent in development, where Vite serves them. */
  files?: Files;
  development?: boolean;
};

/** Creates the Hono app: API, crawler files, feeds, social images, built files and pages. */
export const createApp = (dependencies: Dependencies, { cache, assetsOf, files, development = false }: AppOptions) => {
  const app = new Hono<AppEnv>({ strict: false });
  const siteUrl = dependencies.env.SITE_URL;
  const entries = Object.entries(dependencies) as [keyof Dependencies, unknown][];
  const pages = createPages({
    cache,
    assetsOf,
    siteUrl,
    tracking: trackingOf(dependencies.env),
    googleClientId: dependencies.google?.clientId,
    development,
    callApp: (request: Request, bindings: Bindings) => app.fetch(request, bindings),
  });
  const fetchPage = async (path: string) => {
    const request = new Request(siteUrl + path, { headers: { "accept-encoding": "identity" } });
    const inProcess = { address: "in process", requestId: "in process" };
    return cache.find(request) ?? (await app.fetch(request, { inProcess }));
  };

  const documents = createDocuments({ cache, siteUrl });

  app.use(async (c, next) => {
    for (const [name, value] of entries) c.set(name, value as never);
    c.set("documents", documents);
    c.set("apiReference", apiReference);
    await next();
  });
  app.use(requestLog, defaultHeaders(siteUrl), rejectMalformedPaths);
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new Problem("too-large", "The request body must be 1 MB or smaller.");
    },
  });
  // Uploads have their own limit, checked after authentication.
  app.use((c, next) => (uploads.test(c.req.path) ? next() : limit(c, next)));
  app.onError(onError);

  app.use("/api/*", invalidateOnWrite(cache));
  app.use(
    "/api/*",
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allowed) =>
        problemResponse(
          c,
          new Problem("method-not-allowed", "This endpoint does not support this method.", {
            headers: { Allow: allowed.join(", ") },
          }),
        ),
    }),
  );
  app.route("/api", api);
  app.get(link("apiDocs"), pages);
  app.all("/api/*", (c) => problemResponse(c, new Problem("not-found", "There is no such endpoint.")));
  app.route(
    "/",
    createMcp(siteUrl, (request, bindings) => app.fetch(request, bindings)),
  );
  app.get("/metrics", metricsEndpoint(cache));
  app.route("/", crawlerFiles({ siteUrl, html: async (path) => (await fetchPage(path)).text(), documents }));
  app.route("/", blogFeeds({ siteUrl, documents }));
  app.route("/", catalogueFiles({ siteUrl, documents }));
  app.route("/", socialImages({ siteUrl, fetchPage, drawSocialImage: dependencies.drawSocialImage }));
  if (files) app.use(async (c, next) => (await files(c)) ?? (await next()));
  app.all("*", pages);
  return app;
};
