import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Fetcher } from "#client/app/api-client.ts";
import type { Tracking } from "#client/app/tracking.ts";
import { earlyScript, lateScript } from "#client/document.tsx";
import { speculationRules } from "#client/site/speculation-rules.ts";
import { isSecret, link, type PageKind, queryNames, pages as table } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import type { AppEnv, Bindings } from "../http/app-env.ts";
import { clientAddress } from "../http/client-address.ts";
import { asPublicRead, readCostMs } from "../http/public-limits.ts";
import { withoutSecret } from "../http/request-log.ts";
import { pagePolicy, securityHeaders } from "../http/security-headers.ts";
import { type AssetsOf, hashSource } from "./assets.ts";
import { readTagsOf } from "./cache-invalidation.ts";
import { type Encoded, negotiateEncoding } from "./content-negotiation.ts";
import { googleHosts, hasGoogleButton, noHosts, trackingHosts } from "./csp-hosts.ts";
import type { PageCache } from "./page-cache.ts";
import { matchPage, type RenderedPage, renderPage } from "./render.tsx";
import { createSharedReads } from "./shared-reads.ts";
import { streamPage } from "./stream-page.ts";

type PagesOptions = {
  cache: PageCache;
  assetsOf: AssetsOf;
  siteUrl: string;
  /** Calls the app in process, for API calls from loaders. */
  callApp: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  tracking: Tracking | undefined;
  googleClientId: string | undefined;
  development: boolean;
};

/** Returns the handler for all page URLs: it renders and streams the page, and caches public ones. */
export const createPages = (options: PagesOptions) => {
  const { cache, assetsOf, siteUrl, callApp, tracking, googleClientId, development } = options;
  const commonHeaders = securityHeaders(siteUrl);
  const scriptHashes = [earlyScript, lateScript, speculationRules].map(hashSource);
  const sharedReads = createSharedReads(cache);

  const policyOf = ({ page, kind, styleHash }: RenderedPage, nonce: string) => {
    const { scripts, styles, ...google } = googleClientId && hasGoogleButton(page) ? googleHosts : noHosts;
    const inline = ["'unsafe-inline'"];
    if (development)
      return pagePolicy({ ...google, scripts: [...inline, ...scripts], styles: [...inline, ...styles], development });
    if (kind === "app")
      return pagePolicy({ ...google, scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...scripts], styles });
    const tracked = trackingHosts(isSecret(page) ? undefined : tracking);
    return pagePolicy({
      ...tracked,
      scripts: [...scriptHashes, ...tracked.scripts],
      styles: styleHash ? [styleHash] : [],
    });
  };

  const headersOf = (page: RenderedPage, nonce: string): Record<string, string> => ({
    ...commonHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policyOf(page, nonce),
    // Browsers revalidate a cached page on each visit, so that changes show at once.
    "Cache-Control": page.isCacheable && page.status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
    ...(page.status === 405 && { Allow: "GET, HEAD" }),
    ...(page.status === 503 && { "Retry-After": "1" }),
    ...((page.kind === "app" || isSecret(page.page)) && { "X-Robots-Tag": "noindex" }),
    ...(isSecret(page.page) && { "Referrer-Policy": "no-referrer" }),
  });

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { method } = c.req;
    // The path as sent: Hono's own path is decoded and has no trailing slash.
    const { pathname: path, search, searchParams } = new URL(c.req.url);
    const requested = matchPage(path);
    const { page, kind } = requested;
    c.set("route", page ? table[page].path : "/*");
    if (!methodsOf[kind].includes(method))
      return c.text("This page only supports GET and HEAD.", 405, { Allow: "GET, HEAD" });
    if (path !== "/" && path.endsWith("/")) return c.redirect(path.replace(/\/+$/, "") + search, 308);

    // Unknown URLs share one cached 404 page: there are unlimited variants of them.
    const cacheKey = page ? path : link("notFound");
    const notFound = page
      ? undefined
      : await asPublicRead(c, readCostMs.call, async () => cache.find(c.req.raw, cacheKey));
    if (notFound) return notFound;

    const tags = new Set<string>();
    let since = 0;
    const nonce = randomBytes(16).toString("base64");
    const callApi: Fetcher = async (input, init) => {
      const request = new Request(input as Request, init);
      // Public pages are cached for all users, so their loaders run without a session.
      const token = kind === "app" ? getCookie(c, storageKeys.token) : undefined;
      if (token && /^[\w.-]+$/.test(token)) request.headers.set("authorization", `Bearer ${token}`);
      if (request.method === "GET") for (const tag of readTagsOf(new URL(request.url).pathname)) tags.add(tag);
      const call = () => callApp(request, { inProcess: { address: clientAddress(c), requestId: c.var.requestId } });
      return kind === "public" ? sharedReads(request, call) : call();
    };
    let hasFailed = false;
    let endRendering = (_isCacheable: boolean) => {};
    const onError = (err: unknown) => {
      hasFailed = true;
      endRendering(false);
      if (!c.req.raw.signal.aborted)
        c.var.log.error({ requestId: c.var.requestId, path: withoutSecret(path), err }, "A page failed to render.");
    };

    const isMissing = !cache.has(cacheKey);
    const query = page ? queryNames(page) : [];
    // Pages that may be cached are rendered by one request at a time. An escaped path is a duplicate of a plain one.
    const isShared =
      kind === "public" && method === "GET" && !path.includes("%") && !query.some((name) => searchParams.has(name));
    const rendered = await asPublicRead(c, readCostMs.page, async () => {
      if (isShared) endRendering = await cache.startRendering(cacheKey);
      // Another request may have rendered it while this one waited.
      const saved = isMissing && cache.find(c.req.raw, cacheKey);
      if (saved) return { saved };
      since = cache.version();
      return renderPage(c.req.raw, {
        requested,
        siteUrl,
        assetsOf,
        callApi,
        nonce,
        tracking: isSecret(requested.page) ? undefined : tracking,
        googleClientId,
        onError,
      });
    }).catch((err) => {
      endRendering(false);
      throw err;
    });
    const isCacheable = isShared && !development && "isCacheable" in rendered && rendered.isCacheable;
    if (!isCacheable) endRendering("saved" in rendered);
    if ("saved" in rendered) return rendered.saved;
    if (rendered instanceof Response) return redirected(rendered);
    if (rendered.status === 401) return c.redirect(`${link("signIn")}?next=${encodeURIComponent(path + search)}`, 302);

    const { status, body } = rendered;
    const headers = headersOf(rendered, nonce);
    if (development || kind === "app") return new Response(body, { status, headers });

    const save = (bytes: Uint8Array, encoded: Encoded | undefined) => {
      if (!hasFailed) cache.save(cacheKey, { status, query, body: bytes, encoded, headers, tags }, since);
      endRendering(!hasFailed);
    };
    const onComplete = isCacheable ? save : undefined;
    const encoding = negotiateEncoding(c.req.header("accept-encoding") ?? "");
    return new Response(streamPage(body, { encoding, onComplete, onError }), {
      status,
      headers: { ...headers, Vary: "Accept-Encoding", ...(encoding && { "Content-Encoding": encoding }) },
    });
  };
};

// Forms on public pages work without JavaScript; the router responds 405 if a page has no action. Forms on app pages
// need JavaScript: only the browser can store what they return.
const methodsOf: Record<PageKind, string[]> = { public: ["GET", "HEAD", "POST"], app: ["GET", "HEAD"] };

/** Returns the router's redirect with only its Location header. */
const redirected = ({ status, headers }: Response) =>
  new Response(null, { status, headers: { Location: headers.get("location") ?? "/", "Cache-Control": "no-store" } });
