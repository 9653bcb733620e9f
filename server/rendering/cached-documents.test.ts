import { expect, test } from "vitest";
import { createDocuments } from "./cached-documents.ts";
import { createPageCache } from "./page-cache.ts";

const siteUrl = "https://linkstead.test";

const start = () => {
  const cache = createPageCache();
  const serve = createDocuments({ cache, siteUrl });
  const written: PromiseWithResolvers<string>[] = [];
  const request = () =>
    serve(new Request(`${siteUrl}/list.xml`), {
      contentType: "application/xml",
      cacheControl: "no-cache",
      tags: new Set(["plans"]),
      write: () => {
        const writing = Promise.withResolvers<string>();
        written.push(writing);
        return writing.promise;
      },
    }).then((response) => response.text());
  return { cache, request, written };
};

test("a document is written once for concurrent requests, then comes from the cache", async () => {
  const { request, written } = start();
  const requests = Array.from({ length: 20 }, request);
  written[0]?.resolve("first");
  expect(await Promise.all(requests)).toEqual(Array(20).fill("first"));
  expect(await request()).toBe("first");
  expect(written).toHaveLength(1);
});

test("a document is written again after one of its tags was invalidated, and not after another was", async () => {
  const { cache, request, written } = start();
  const first = request();
  written[0]?.resolve("first");
  await first;
  cache.invalidate("users");
  expect(await request()).toBe("first");
  cache.invalidate("plans");
  const second = request();
  written[1]?.resolve("second");
  expect(await second).toBe("second");
});

test("a request after a change waits for one new document instead of the outdated one in progress", async () => {
  const { cache, request, written } = start();
  const before = request();
  cache.invalidate("plans");
  const after = [request(), request(), request()];
  expect(written).toHaveLength(1);
  written[0]?.resolve("old");
  expect(await before).toBe("old");
  await expect.poll(() => written).toHaveLength(2);
  written[1]?.resolve("new");
  expect(await Promise.all(after)).toEqual(["new", "new", "new"]);
  expect(written).toHaveLength(2);
});

test("retries a failed document on the next request", async () => {
  const { request, written } = start();
  const first = request();
  written[0]?.reject(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  const second = request();
  written[1]?.resolve("second");
  expect(await second).toBe("second");
});
