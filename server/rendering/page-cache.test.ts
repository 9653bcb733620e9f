import zlib, { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { negotiateEncoding } from "./content-negotiation.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const text = (words: string) => `<!doctype html><main>${words} ${"and so on ".repeat(200)}</main>`;
const page = (words: string, tags: string[] = []) => ({
  body: new TextEncoder().encode(text(words)),
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0, must-revalidate" },
  tags: new Set(tags),
});
type Page = Parameters<PageCache["save"]>[1];
const save = (cache: PageCache, path: string, rendered: Page = page(path)) =>
  cache.save(path, rendered, cache.version());
const send = (cache: PageCache, path: string, headers: Record<string, string> = {}, method = "GET") =>
  cache.find(new Request(`https://linkstead.test${path}`, { method, headers }));
const br = { "accept-encoding": "gzip, deflate, br, zstd" };

const decoded = async (response: Response | undefined) => {
  const bytes = new Uint8Array((await response?.arrayBuffer()) ?? []);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: Bun.zstdDecompressSync };
  const encoding = response?.headers.get("content-encoding") as keyof typeof decode | null | undefined;
  return new TextDecoder().decode(encoding ? decode[encoding](bytes) : bytes);
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["zstd", "zstd"],
  ["gzip", "gzip"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0, gzip", "gzip"],
  ["br ;q=0.000, gzip", "gzip"],
  ["br;Q=0, gzip", "gzip"],
  ["br;q=0.001", "br"],
  ["br;q=0, zstd;q=0, gzip;q=0", undefined],
  ["gzip;q=0", undefined],
  ["sabre, abroad", undefined],
  ["identity", undefined],
  ["deflate", undefined],
  ["x-gzip", undefined],
  ["*;q=0", undefined],
  ["", undefined],
  [",,;;q=,", undefined],
])("sends a client that accepts %j the encoding %s", (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test.each([
  ["br", "br"],
  ["zstd", "zstd"],
  ["gzip", "gzip"],
  ["identity", null],
  ["", null],
])("a cached page requested with %j is sent as %s with the same content", async (accepted, encoding) => {
  const cache = createPageCache();
  save(cache, "/a", page("words é 😀"));
  const response = send(cache, "/a", { "accept-encoding": accepted });
  expect(response?.status).toBe(200);
  expect(response?.headers.get("content-encoding")).toBe(encoding);
  expect(response?.headers.get("vary")).toBe("Accept-Encoding");
  expect(response?.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await decoded(response)).toBe(text("words é 😀"));
});

test("each encoding and each version of the content has its own ETag", async () => {
  const cache = createPageCache();
  const tags = async (words: string) => {
    save(cache, "/a", page(words));
    return ["br", "zstd", "gzip", "identity"].map((encoding) =>
      send(cache, "/a", { "accept-encoding": encoding })?.headers.get("etag"),
    );
  };
  const all = [...(await tags("first")), ...(await tags("second"))];
  expect(new Set(all).size).toBe(8);
  for (const tag of all) expect(tag).toMatch(/^"[\w-]+"$/);
  expect(await tags("first")).toEqual(all.slice(0, 4));
});

test.each(
  ["GET", "HEAD"].flatMap((method) => [
    { method, condition: "its tag", header: (tag: string) => tag },
    { method, condition: "its tag made weak by a proxy", header: (tag: string) => `W/${tag}` },
    { method, condition: "its tag among others", header: (tag: string) => `"x", ${tag} , W/"y"` },
    { method, condition: "any tag", header: () => "*" },
  ]),
)("$method with If-None-Match $condition returns 304 with headers and no body", async ({ method, header }) => {
  const cache = createPageCache();
  save(cache, "/a");
  const tag = send(cache, "/a", br)?.headers.get("etag") ?? "";
  const response = send(cache, "/a", { ...br, "if-none-match": header(tag) }, method);
  expect(response?.status).toBe(304);
  expect(await response?.text()).toBe("");
  expect(response?.headers.get("etag")).toBe(tag);
  expect(response?.headers.get("vary")).toBe("Accept-Encoding");
  expect(response?.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(response?.headers.get("content-encoding")).toBeNull();
});

test("an ETag of another encoding or page, or an unknown one, gets the whole page", async () => {
  const cache = createPageCache();
  save(cache, "/a");
  save(cache, "/b");
  const tagOf = (path: string, encoding: string) =>
    send(cache, path, { "accept-encoding": encoding })?.headers.get("etag") ?? "";
  for (const tag of [tagOf("/a", "gzip"), tagOf("/b", "br"), "", '""', "x", tagOf("/a", "br").replaceAll('"', "")])
    expect(send(cache, "/a", { ...br, "if-none-match": tag })?.status).toBe(200);
});

test("answers HEAD as GET, without the body", async () => {
  const cache = createPageCache();
  save(cache, "/a");
  // Later, the bodies are compressed better in the background.
  send(cache, "/a", br);
  send(cache, "/a", br);
  await expect.poll(() => send(cache, "/a", br)?.headers.get("etag")).toContain("best");
  const server = Bun.serve({ port: 0, fetch: (request) => cache.find(request) ?? new Response(null, { status: 500 }) });
  const requests = async (method: string, encoding: string) => {
    const response = await fetch(`${server.url}a`, {
      method,
      headers: { "accept-encoding": encoding },
      decompress: false,
    });
    const { date, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.bytes() };
  };
  for (const encoding of ["zstd", "gzip", "identity"]) {
    const [head, get] = [await requests("HEAD", encoding), await requests("GET", encoding)];
    expect(head).toEqual({ ...get, body: new Uint8Array() });
    expect(get.body.length).toBe(Number(head.headers["content-length"]));
  }
  await server.stop(true);
});

test("recompresses a page requested again with a higher quality, without changing its content", async () => {
  const cache = createPageCache();
  save(cache, "/a");
  const first = send(cache, "/a", br);
  const later = () => send(cache, "/a", br);
  await expect.poll(() => later()?.headers.get("etag")).not.toBe(first?.headers.get("etag"));
  expect(await decoded(later())).toBe(await decoded(first));
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "%s is never served from the cache",
  async (method) => {
    const cache = createPageCache();
    save(cache, "/a");
    expect(send(cache, "/a", br, method)).toBeUndefined();
  },
);

test.each(["/a?", "/a?x=1", "/a?x=/b", "/a?//", "/a?utm_source=%F0%9F%98%80"])(
  "%s is served from the cached /a",
  async (path) => {
    const cache = createPageCache();
    save(cache, "/a");
    expect(send(cache, path, br)?.status).toBe(200);
  },
);

test.each(["/", "/A", "/a/", "/a/b", "/%61", "//a", "/b?/a"])("%s is not served from the cached /a", async (path) => {
  const cache = createPageCache();
  save(cache, "/a");
  expect(send(cache, path, br)).toBeUndefined();
});

test("the home page is cached like any other", async () => {
  const cache = createPageCache();
  save(cache, "/");
  expect(await decoded(send(cache, "/?x=1", br))).toBe(text("/"));
});

test("a large body is decompressed once for clients without encodings, so that they can't take all the time", async () => {
  const cache = createPageCache();
  const body = new TextEncoder().encode(Array.from({ length: 300_000 }, (_, at) => `${at * 7919} `).join(""));
  save(cache, "/a", { ...page("/a"), body });
  const decompress = vi.spyOn(zlib, "brotliDecompressSync");
  onTestFinished(() => decompress.mockRestore());
  for (let requests = 0; requests < 100; requests++) send(cache, "/a");
  expect(decompress).toHaveBeenCalledTimes(1);
  expect(await decoded(send(cache, "/a"))).toBe(new TextDecoder().decode(body));
});

test("changing a response does not affect the next one", async () => {
  const cache = createPageCache();
  save(cache, "/a");
  const first = send(cache, "/a", br);
  first?.headers.set("Connection", "close");
  await first?.arrayBuffer();
  const second = send(cache, "/a", br);
  expect(second?.headers.has("connection")).toBe(false);
  expect(await decoded(second)).toBe(text("/a"));
});

test("invalidating a tag removes the pages that have it and no others", async () => {
  const cache = createPageCache();
  const tagsOf = (at: number) => (at % 3 ? ["plans", "blogposts"] : at % 2 ? ["directories"] : []);
  const paths = Array.from({ length: 60 }, (_, at) => `/${at}`);
  for (const [at, path] of paths.entries()) save(cache, path, page(path, tagsOf(at)));
  cache.invalidate("plan");
  expect(cache.size().pages).toBe(60);
  cache.invalidate("plans");
  expect(paths.filter((path) => send(cache, path))).toEqual(paths.filter((_, at) => at % 3 === 0));
  cache.invalidate("directories");
  expect(paths.filter((path) => send(cache, path))).toEqual(paths.filter((_, at) => at % 6 === 0));
});

test("clears the cache, and caches pages again afterwards", async () => {
  const cache = createPageCache();
  for (let at = 0; at < 10; at++) save(cache, `/${at}`, page("x", ["plans"]));
  cache.invalidate("plans");
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  save(cache, "/1");
  expect(cache.size().pages).toBe(1);
});

test("a page is not cached when something changed while it was rendered", () => {
  const cache = createPageCache();
  const since = cache.version();
  cache.invalidate("plans");
  cache.save("/a", page("old", ["plans"]), since);
  expect(send(cache, "/a")).toBeUndefined();
});

test("saves a page if only other tags were invalidated while it was rendered", async () => {
  const cache = createPageCache();
  const since = cache.version();
  cache.invalidate("users");
  cache.save("/a", page("plans", ["plans"]), since);
  expect(await decoded(send(cache, "/a"))).toBe(text("plans"));
});

test("does not save a page that was rendered before all pages were invalidated", async () => {
  const cache = createPageCache();
  const since = cache.version();
  cache.invalidateAll();
  cache.save("/a", page("old"), since);
  expect(send(cache, "/a")).toBeUndefined();
});

test("a newer cached page is not replaced by one rendered before a change", async () => {
  const cache = createPageCache();
  const since = cache.version();
  cache.invalidate("plans");
  save(cache, "/a", page("new", ["plans"]));
  cache.save("/a", page("old", ["plans"]), since);
  expect(await decoded(send(cache, "/a"))).toBe(text("new"));
});

test("memory is bounded by bytes: the least recently requested page is evicted first", async () => {
  const random = () => ({ ...page("x"), body: crypto.getRandomValues(new Uint8Array(10_000)) });
  const measure = createPageCache();
  save(measure, "/a", random());
  const one = measure.size().bytes;
  expect(one).toBeGreaterThan(10_000);

  const limitBytes = Math.ceil(one * 3.5);
  const cache = createPageCache({ limitBytes });
  for (const path of ["/a", "/b", "/c"]) save(cache, path, random());
  send(cache, "/a", br);
  save(cache, "/d", random());
  expect(["/a", "/b", "/c", "/d"].filter((path) => send(cache, path, br))).toEqual(["/a", "/c", "/d"]);
  for (let at = 0; at < 20; at++) save(cache, `/${at}`, random());
  expect(cache.size().bytes).toBeLessThanOrEqual(limitBytes);
  expect(cache.size().pages).toBe(3);
});

test("a page larger than the cache is not cached and evicts nothing", async () => {
  const cache = createPageCache({ limitBytes: 10_000 });
  save(cache, "/small");
  save(cache, "/large", { ...page("x"), body: crypto.getRandomValues(new Uint8Array(20_000)) });
  expect(send(cache, "/large")).toBeUndefined();
  expect(send(cache, "/small")?.status).toBe(200);
});

test("a page cached twice is counted once", async () => {
  const cache = createPageCache();
  save(cache, "/a");
  const before = cache.size();
  save(cache, "/a");
  expect(cache.size()).toEqual(before);
});

test.each(["/a?", "/a?x=1", "/a?pages=2", "/a?xpage=2&utm=page", "/a?x=page=2", "/a?x=?page=2", "/a?Page=2"])(
  "%s is served from the cached /a, which depends only on the query's page",
  async (path) => {
    const cache = createPageCache();
    save(cache, "/a", { ...page("x"), query: ["link", "page"] });
    expect(send(cache, path, br)?.status).toBe(200);
  },
);

test.each(["/a?page=2", "/a?page", "/a?page=", "/a?x=1&page=2", "/a?%70age=2", "/a?x&link=", "/a?x=1&&pag%65"])(
  "%s is not served from the cached /a, which depends on the query's page",
  async (path) => {
    const cache = createPageCache();
    save(cache, "/a", { ...page("x"), query: ["link", "page"] });
    expect(send(cache, path, br)).toBeUndefined();
  },
);

test.each(["br", "zstd", "gzip", "identity"])("a page that was sent as zstd only is found as %s", async (accepted) => {
  const cache = createPageCache();
  const rendered = page("words é 😀");
  save(cache, "/a", { ...rendered, encoded: { zstd: Bun.zstdCompressSync(rendered.body) } });
  for (let request = 0; request < 3; request++)
    expect(await decoded(send(cache, "/a", { "accept-encoding": accepted }))).toBe(text("words é 😀"));
});

test("counts a body that was compressed for a request", async () => {
  const cache = createPageCache();
  const rendered = { ...page("x"), body: crypto.getRandomValues(new Uint8Array(10_000)) };
  save(cache, "/a", { ...rendered, encoded: { zstd: Bun.zstdCompressSync(rendered.body) } });
  const before = cache.size().bytes;
  send(cache, "/a", br);
  expect(cache.size().bytes).toBeGreaterThan(before + 9_000);
});

test("a page that was invalidated while it was compressed well is not back in the cache", async () => {
  const cache = createPageCache();
  save(cache, "/a", page("x", ["plans"]));
  for (let request = 0; request < 2; request++) send(cache, "/a", br);
  cache.invalidate("plans");
  // Compressed after it, one at a time.
  save(cache, "/b");
  for (let request = 0; request < 2; request++) send(cache, "/b", br);
  await expect.poll(() => send(cache, "/b", br)?.headers.get("etag")).toContain("best");
  expect(cache.has("/a")).toBe(false);
});

test("a page is rendered by one request, while others wait until it is cached", async () => {
  const cache = createPageCache();
  const end = await cache.startRendering("/a");
  const waiting = Promise.all([cache.startRendering("/a"), cache.startRendering("/a")]);
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  await cache.startRendering("/b");
  expect(isOver).toBe(false);
  save(cache, "/a");
  end(true);
  await waiting;
  expect(send(cache, "/a", br)?.status).toBe(200);
});

test("after a page that can't be cached, those who waited for it render it at the same time", async () => {
  const cache = createPageCache();
  const end = await cache.startRendering("/a");
  const waiting = Promise.all([cache.startRendering("/a"), cache.startRendering("/a")]);
  end(false);
  await waiting;
});

test("after a page that changed while it was rendered, the next request renders it while others wait", async () => {
  const cache = createPageCache();
  const end = await cache.startRendering("/a");
  const order: string[] = [];
  const follow = async (name: string) => {
    const end = await cache.startRendering("/a");
    order.push(name);
    return end;
  };
  const [first, second] = [follow("first"), follow("second")];
  end(true);
  const endFirst = await first;
  expect(order).toEqual(["first"]);
  save(cache, "/a");
  endFirst(true);
  await second;
  expect(order).toEqual(["first", "second"]);
});
