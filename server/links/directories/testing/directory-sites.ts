// Websites of directories, each on a loopback address of its own, with every trap that a link check meets.
import { createServer as createHttpsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { selfSigned } from "../../../testing/self-signed.ts";

/** `day`: full days since the start. `ports`: of servers on the same address with other faults. */
type Visit = { path: string; day: number; host: string; next: (offset: number) => string; httpsUrl: string };
type Respond = (visit: Visit) => Response | Promise<Response>;

export type Site = {
  trap: string;
  respond: Respond;
  robots: Respond;
  /** The outcome of the last check. */
  lastCheck: "alive" | "moved" | "parked" | "missing" | "unknown";
  isClosed?: boolean;
  /** Sites that keep a check waiting are few, so that the test is fast. */
  isSlow?: boolean;
  /** Never answers in time. */
  isHanging?: boolean;
  /** Another server on the same address, which answers the page. */
  server?: "https" | "reset" | "closed";
};

const text = (body: BodyInit, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "text/plain", ...headers } });
const html = (body: BodyInit, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } });
const redirect = (location: string, status = 301) => new Response(null, { status, headers: { location } });
const homePage = () =>
  html(`<title>Directory of shops</title><h1>Find a shop</h1><p>${"Shops and their addresses. ".repeat(20)}`);
const hangs = () => new Promise<Response>(() => {});
const endless = (chunk: Uint8Array) =>
  new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }), {
    headers: { "content-type": "text/html" },
  });
const drips = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("<title>")),
      pull: () => new Promise(() => {}),
    }),
    { headers: { "content-type": "text/html" } },
  );

const challenge = "<title>Just a moment...</title><script>window._cf_chl_opt={}</script>";
const bomb = gzipSync(new Uint8Array(50_000_000));
const zstdBomb = zstdCompressSync(new Uint8Array(50_000_000));
const openRobots = () => text("User-agent: *\nDisallow: /private\nCrawl-delay: 5");

type Outcome = Partial<Omit<Site, "trap" | "respond">> & Pick<Site, "lastCheck">;
const site = (trap: string, respond: Respond, outcome: Outcome): Site => ({
  trap,
  respond,
  robots: openRobots,
  ...outcome,
});
const alive = { lastCheck: "alive" } as const;
const unknown = { lastCheck: "unknown" } as const;
const parked = { lastCheck: "parked" } as const;
const moved = { lastCheck: "moved" } as const;
const closed = { lastCheck: "missing", isClosed: true } as const;

/** Every trap once. */
export const traps: Site[] = [
  site("a website", homePage, alive),
  site(
    "an app without text",
    () => html('<title>App</title><div id="root"></div><script src="/app.js"></script>'),
    alive,
  ),
  site("a slow website", () => Bun.sleep(40).then(homePage), { ...alive, isSlow: true }),
  site("a website that hangs", hangs, { ...unknown, isHanging: true }),
  site("a body that never ends", drips, { ...unknown, isHanging: true }),
  site("403, then 200", ({ day }) => (day < 1 ? html("Forbidden", 403) : homePage()), alive),
  site("403 always", () => html("Forbidden", 403), unknown),
  site("429 with Retry-After", () => text("", 429, { "retry-after": "172800" }), unknown),
  site("429 without Retry-After, then 200", ({ day }) => (day < 1 ? text("", 429) : homePage()), alive),
  site("503 with a page of a broken website", () => html("<title>404 Not Found</title>", 503), unknown),
  site("404 and 500 in turns", ({ day }) => text("", day % 2 ? 404 : 500), { lastCheck: "missing" }),
  site("a challenge with 200", () => html(challenge), unknown),
  site("a challenge with 404", () => html(challenge, 404), unknown),
  site("a challenge in the headers", () => html("", 410, { "cf-mitigated": "challenge" }), unknown),
  site("202 without a body", () => new Response(null, { status: 202 }), unknown),
  site("204", () => new Response(null, { status: 204 }), unknown),
  site("304 without a condition", () => new Response(null, { status: 304 }), unknown),
  site("a domain for sale", () => html("<title>shop.example is for sale</title><p>Buy this domain."), parked),
  site("a parking script", () => html('<script src="https://img.sedoparking.com/x.js"></script>'), parked),
  site(
    "a redirect to a domain market",
    () => redirect("https://www.hugedomains.com/domain_profile.cfm?d=x", 302),
    parked,
  ),
  site(
    "a website about domains for sale",
    () => html(`<title>Domains</title>${"This domain is for sale. ".repeat(200)}`),
    alive,
  ),
  site(
    "a chain of redirects on the site",
    ({ path, host }) => {
      const step = Number(path.slice(1) || 0);
      return step < 4 ? redirect(`http://${host}/${step + 1}`, step % 2 ? 302 : 301) : homePage();
    },
    alive,
  ),
  site("an endless chain", ({ path, host }) => redirect(`http://${host}/${Number(path.slice(1) || 0) + 1}`), unknown),
  site("a loop", ({ path, host }) => redirect(`http://${host}${path === "/" ? "/a" : "/"}`), unknown),
  site("a redirect to itself", ({ host }) => redirect(`http://${host}/`), unknown),
  site("a redirect without an address", () => new Response(null, { status: 301 }), unknown),
  site("a redirect to a private address", () => redirect("http://10.0.0.1/"), unknown),
  site("a redirect to a file", () => redirect("file:///etc/passwd"), unknown),
  site(
    "a page that refreshes to another page",
    ({ path }) =>
      path === "/" ? html('<title>Home</title><meta http-equiv="refresh" content="0; url=/en/">') : homePage(),
    alive,
  ),
  site("http to https", ({ httpsUrl }) => redirect(httpsUrl), alive),
  site("an invalid certificate", homePage, { ...unknown, server: "https" }),
  site("a moved website", ({ next }) => redirect(`http://${next(1)}/`), moved),
  site("a temporary redirect to another website", ({ next }) => redirect(`http://${next(2)}/`, 302), unknown),
  site("a permanent redirect to a website that is gone", ({ next }) => redirect(`http://${next(3)}/`), unknown),
  site("404 once", ({ day }) => (day < 1 ? html("Not found", 404) : homePage()), alive),
  site("404 twice", ({ day }) => (day < 2 ? html("Not found", 404) : homePage()), alive),
  site("410 on three days", () => html("Gone", 410), closed),
  site(
    "a redirect to a page that is gone",
    ({ path }) => (path === "/" ? redirect("/home", 302) : html("No", 404)),
    closed,
  ),
  site("robots.txt that disallows all", () => html("Gone", 410), {
    ...unknown,
    robots: () => text("User-agent: *\nDisallow: /"),
  }),
  site("robots.txt that disallows our bot", () => html("Gone", 410), {
    ...unknown,
    robots: () => text("User-agent: *\nAllow: /\n\nUser-agent: LinksteadBot\nDisallow: /"),
  }),
  site("robots.txt with 500", () => html("Gone", 410), { ...unknown, robots: () => text("", 500) }),
  site("robots.txt with 429", () => html("Gone", 410), { ...unknown, robots: () => text("", 429) }),
  site("robots.txt that hangs", () => html("Gone", 410), { ...unknown, robots: hangs, isHanging: true }),
  site("robots.txt with 404", homePage, { ...alive, robots: () => text("", 404) }),
  site("robots.txt of garbage", homePage, {
    ...alive,
    robots: () => text(Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)),
  }),
  site("a huge robots.txt", homePage, { ...alive, robots: () => text("Disallow: /x\n".repeat(80_000)) }),
  site("robots.txt that is a page", homePage, { ...alive, robots: () => html("<title>Home</title>") }),
  site("robots.txt that redirects", homePage, {
    ...alive,
    robots: ({ path, host }) => (path === "/robots.txt" ? redirect(`http://${host}/rules.txt`) : openRobots()),
  }),
  site("robots.txt that redirects in a loop", homePage, {
    ...alive,
    robots: ({ host }) => redirect(`http://${host}/robots.txt`),
  }),
  site(
    "a huge page",
    () => endless(new TextEncoder().encode("<p>Shops and their addresses.</p>".repeat(1_000))),
    alive,
  ),
  site("a compressed bomb", () => html(bomb, 200, { "content-encoding": "gzip" }), unknown),
  site("a bomb in another compression", () => html(zstdBomb, 200, { "content-encoding": "zstd" }), unknown),
  site("a wrong compression", () => html("<title>Home", 200, { "content-encoding": "gzip" }), unknown),
  site("an image", () => new Response("x", { headers: { "content-type": "image/png" } }), unknown),
  site("JSON", () => Response.json({ ok: true }), unknown),
  site("an empty page", () => html(""), unknown),
  site("a page without content", () => html("<html><head></head><body>  </body></html>"), unknown),
  site("a server's default page", () => html("<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>"), unknown),
  site("a connection that is reset", homePage, { ...unknown, server: "reset" }),
  site("a closed port", homePage, { ...unknown, server: "closed" }),
];

export type RecordedRequest = { host: string; path: string; at: Date; isAlone: boolean; userAgent: string | null };

/** Starts the websites. `now` is the app's clock, on which the requests are recorded. */
export const startDirectorySites = async (sites: readonly Site[], now: () => Date) => {
  const startedAt = now().getTime();
  const requests: RecordedRequest[] = [];
  const running = new Map<string, number>();
  // Aliases beyond the sites are the targets of redirects to other websites.
  const ipOf = (at: number) => `127.1.${Math.floor(at / 250)}.${(at % 250) + 1}`;
  const targets = { moved: sites.length, temporary: sites.length + 1, gone: sites.length + 2 };
  const httpsIps = sites.flatMap(({ trap }, at) => (trap === "http to https" ? [ipOf(at)] : []));
  const { key, cert } = selfSigned(httpsIps);

  const record = (host: string, path: string, userAgent: string | null) => {
    requests.push({ host, path, at: now(), isAlone: !running.get(host), userAgent });
    running.set(host, (running.get(host) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (!isOver) running.set(host, (running.get(host) ?? 1) - 1);
      isOver = true;
    };
  };
  const answer = async (host: string, path: string) => {
    const ip = host.split(":")[0] ?? "";
    const [, , third = 0, fourth = 1] = ip.split(".").map(Number);
    const at = third * 250 + fourth - 1;
    const day = Math.floor((now().getTime() - startedAt) / (24 * 3600_000));
    const next = (offset: number) => `${ipOf(sites.length + offset - 1)}:${http.port}`;
    const one = sites[at];
    const visit = { path, day, host, next, httpsUrl: `https://${ip}:${httpsPort}/` };
    if (!one) return at === targets.gone && path === "/" ? html("Gone", 410) : path === "/" ? homePage() : openRobots();
    return (path.endsWith(".txt") ? one.robots : one.respond)(visit);
  };

  const http = Bun.serve({
    port: 0,
    hostname: "0.0.0.0",
    idleTimeout: 60,
    fetch: async (request) => {
      const host = request.headers.get("host") ?? "";
      const { pathname } = new URL(request.url);
      const done = record(host, pathname, request.headers.get("user-agent"));
      request.signal.addEventListener("abort", done);
      const response = await answer(host, pathname);
      done();
      return response;
    },
  });
  const https = createHttpsServer({ key, cert }, (request, response) => {
    record(request.headers.host ?? "", request.url ?? "", request.headers["user-agent"] ?? null)();
    response.setHeader("content-type", request.url === "/robots.txt" ? "text/plain" : "text/html");
    response.end(request.url === "/robots.txt" ? "" : "<title>Directory of shops</title>");
  }).listen(0, "0.0.0.0");
  const resets = createTcpServer((socket) => {
    socket.once("data", () => socket.resetAndDestroy()).on("error", () => {});
  }).listen(0, "0.0.0.0");
  await Promise.all([https, resets].map((server) => new Promise((resolve) => server.once("listening", resolve))));
  const portOf = (server: typeof resets) => (server.address() as { port: number }).port;
  const httpsPort = portOf(https);
  const ports = { http: http.port ?? 0, https: httpsPort, reset: portOf(resets), closed: 9 };

  const urlOf = (at: number) => {
    const { server = "http" } = sites[at] ?? {};
    return `${server === "https" ? "https" : "http"}://${ipOf(at)}:${ports[server]}/`;
  };
  return {
    requests,
    cert,
    urls: sites.map((_, at) => urlOf(at)),
    movedUrl: `http://${ipOf(targets.moved)}:${http.port}/`,
    /** For `FETCH_ALLOW`. */
    allow: Array.from({ length: sites.length + 3 }, (_, at) =>
      Object.values(ports).map((port) => `${ipOf(at)}:${port}`),
    ).flat(),
    stop: () => {
      http.stop(true);
      https.close();
      resets.close();
    },
  };
};
