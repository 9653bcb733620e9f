// 5,000 directories on the loopback network, for due-listings.ts. They remember who was requested when.

/** The address of a host. */
export const ipOf = (host: number) => `127.8.${Math.floor(host / 250)}.${(host % 250) + 1}`;

/** A listing links to the website that its path names. `now`: the simulated time. */
export const startListingHosts = (now: () => Date) => {
  const requests = new Map<string, number>();
  const lastRequestAt = new Map<string, number>();
  let shortestGapMs = Number.POSITIVE_INFINITY;
  const server = Bun.serve({
    port: 0,
    hostname: "0.0.0.0",
    fetch: async (request) => {
      const host = request.headers.get("host") ?? "";
      const { pathname } = new URL(request.url);
      requests.set(`${host}${pathname}`, (requests.get(`${host}${pathname}`) ?? 0) + 1);
      const at = now().getTime();
      shortestGapMs = Math.min(shortestGapMs, at - (lastRequestAt.get(host) ?? Number.NEGATIVE_INFINITY));
      lastRequestAt.set(host, at);
      // A slow host must not delay the others.
      if (host.startsWith("127.8.0.7:")) await Bun.sleep(1_000);
      if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /");
      const shop = pathname.slice(1);
      return new Response(
        `<title>Tools</title><a href="https://${shop}.example/">${shop}</a>${"<p>Text</p>".repeat(200)}`,
        { headers: { "content-type": "text/html" } },
      );
    },
  });
  const times = (isRobots: boolean) =>
    [...requests].flatMap(([url, count]) => (url.endsWith("/robots.txt") === isRobots ? [count] : []));
  return {
    port: server.port ?? 0,
    /** How many URLs were requested so far. */
    requested: () => requests.size,
    /** How often each listing, and each robots.txt, was requested. */
    figures: () => ({ listings: times(false), robots: times(true), shortestGapMs }),
    stop: () => server.stop(true),
  };
};
