import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzipSync,
} from "node:zlib";
import { createElement, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { directories, plans } from "#db/schema/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { Encoding } from "./content-negotiation.ts";
import { streamPage } from "./stream-page.ts";

const encodings = ["br", "zstd", "gzip"] as const;
const decompressors = { br: createBrotliDecompress, zstd: createZstdDecompress, gzip: createGunzip };
const decompress = { br: brotliDecompressSync, zstd: Bun.zstdDecompressSync, gzip: gunzipSync };

const head = "<!doctype html><title>Head</title>";
const body = `<main>${"words ".repeat(20_000)}</main>`;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A page stream that the test controls. */
const renderedPage = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (c) => {
      controller = c;
    },
  });
  return {
    stream,
    write: (text: string) => controller?.enqueue(bytesOf(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error("late")),
  };
};

const stream = (rendered: ReadableStream<Uint8Array>, encoding?: Encoding) => {
  const onComplete = vi.fn<(page: Uint8Array) => void>();
  const onError = vi.fn();
  return { reader: streamPage(rendered, { encoding, onComplete, onError }).getReader(), onComplete, onError };
};

/** Reads until the received text satisfies the condition. */
const readUntil = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  encoding: Encoding | undefined,
  isEnough: (text: string) => boolean,
) => {
  let text = "";
  const decompressor = encoding && decompressors[encoding]();
  decompressor?.on("data", (bytes: Uint8Array) => {
    text += textOf(bytes);
  });
  while (!isEnough(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!decompressor) text += textOf(value);
    else await new Promise<void>((resolve) => decompressor.write(value, () => resolve()));
  }
  return text;
};

test.each([...encodings, undefined])(
  "the first bytes arrive before the rest is rendered, encoded as %s",
  async (encoding) => {
    const page = renderedPage();
    const { reader, onComplete } = stream(page.stream, encoding);
    page.write(head);
    expect(await readUntil(reader, encoding, (text) => text === head)).toBe(head);
    expect(onComplete).not.toHaveBeenCalled();
    page.write(body);
    page.end();
    while (!(await reader.read()).done);
    expect(textOf(onComplete.mock.calls[0]?.[0] ?? new Uint8Array())).toBe(head + body);
  },
);

test.each([...encodings, undefined])(
  "sends a page that is rendered at once in parts, encoded as %s",
  async (encoding) => {
    const page = renderedPage();
    const { reader } = stream(page.stream, encoding);
    page.write(head + body);
    page.end();
    const dependencies = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) dependencies.push(part.value);
    expect(dependencies.length).toBeGreaterThan(1);
    const whole = Buffer.concat(dependencies);
    expect(textOf(encoding ? decompress[encoding](whole) : whole)).toBe(head + body);
  },
);

test.each([...encodings, undefined])("caches the page if the client disconnects, encoded as %s", async (encoding) => {
  const page = renderedPage();
  const { reader, onComplete, onError } = stream(page.stream, encoding);
  page.write(head);
  await reader.read();
  await reader.cancel();
  page.write(body);
  page.end();
  await expect.poll(() => onComplete).toHaveBeenCalledTimes(1);
  expect(textOf(onComplete.mock.calls[0]?.[0] ?? new Uint8Array())).toBe(head + body);
  expect(onError).not.toHaveBeenCalled();
});

test.each([...encodings, undefined])(
  "cuts off and reports a page that fails while it is sent, without caching it, encoded as %s",
  async (encoding) => {
    const page = renderedPage();
    const { reader, onComplete, onError } = stream(page.stream, encoding);
    page.write(head);
    await reader.read();
    page.fail();
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow("late");
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onComplete).not.toHaveBeenCalled();
  },
);

const Late = ({ text }: { text: Promise<string> }) => createElement("p", null, use(text));

test.each([...encodings, undefined])(
  "over HTTP, the first bytes arrive while React renders the rest, encoded as %s",
  async (encoding) => {
    const late = Promise.withResolvers<string>();
    const document = createElement(
      "html",
      null,
      createElement("head", null, createElement("title", null, "Head")),
      createElement("body", null, createElement(Suspense, null, createElement(Late, { text: late.promise }))),
    );
    const onComplete = vi.fn();
    const server = Bun.serve({
      port: 0,
      fetch: async () => {
        const rendered = (await renderToReadableStream(document)) as ReadableStream<Uint8Array>;
        return new Response(streamPage(rendered, { encoding, onComplete, onError: (error) => late.reject(error) }));
      },
    });
    const { body } = await fetch(server.url);
    const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const start = await readUntil(reader, encoding, (text) => text.includes("</head>"));
    expect(start).toContain("<title>Head</title></head>");
    expect(onComplete).not.toHaveBeenCalled();
    late.resolve("The end");
    while (!(await reader.read()).done);
    expect(textOf(onComplete.mock.calls[0]?.[0])).toMatch(/^<!DOCTYPE html>.*The end.*<\/html>$/s);
    await server.stop(true);
  },
);

const { get, cache, dependencies } = await createTestApp();
const fetchUncached = async (path: string, accepted: string) => {
  const server = Bun.serve({
    port: 0,
    idleTimeout: 60,
    fetch: ({ url, headers }) => {
      const { pathname, search } = new URL(url);
      return get(pathname + search, { headers });
    },
  });
  const response = await fetch(server.url.href.slice(0, -1) + path, {
    headers: { "accept-encoding": accepted },
    decompress: false,
  });
  const bytes = await response.bytes();
  await server.stop(true);
  return { response, bytes };
};

test.each([
  ["/", 200],
  ["/g/directory-listing-saas", 200],
  ["/directories?page=2", 200],
  ["/blog?q=anything", 200],
  ["/c/made-up-words-here", 200],
  ["/blog/nothing-here", 404],
  ["/no-such-page", 404],
])("streams and compresses %s for its first visitor", async (path, status) => {
  for (const encoding of encodings) {
    cache.invalidateAll();
    const { response, bytes } = await fetchUncached(path, encoding);
    expect(response.status).toBe(status);
    expect(response.headers.get("transfer-encoding")).toBe("chunked");
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const page = textOf(decompress[encoding](bytes));
    expect(page).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    expect(bytes.length).toBeLessThan(page.length / 2);
  }
});

test("the head and styles of a page arrive before it is complete", async () => {
  cache.invalidateAll();
  const { body } = await get("/g/directory-listing-saas");
  const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const first = textOf((await reader.read()).value ?? new Uint8Array());
  expect(cache.has("/g/directory-listing-saas")).toBe(false);
  expect(first).toMatch(/^<!DOCTYPE html>.*<\/head><body>/s);
  expect(first).not.toContain("</html>");
  await reader.cancel();
});

test("the page in the cache is the one that was streamed", async () => {
  cache.invalidateAll();
  const streamed = await (await get("/terms")).text();
  await expect.poll(() => cache.find(new Request(`${dependencies.env.SITE_URL}/terms`))).toBeDefined();
  expect(await cache.find(new Request(`${dependencies.env.SITE_URL}/terms`))?.text()).toBe(streamed);
});

test("the catalogue is counted once for all visits of the home page, and again once it changed", async () => {
  const total = async () => (await (await get("/")).text()).match(/([\d,]+)<\/dd>/)?.[1];
  cache.invalidateAll();
  const before = await total();
  await dependencies.db.delete(directories);
  cache.invalidate("plans");
  expect(await total()).toBe(before);
  cache.invalidate("directories");
  expect(await total()).not.toBe(before);
});

test("plans are read once for all pages, and again once they changed", async () => {
  cache.invalidateAll();
  await (await get("/")).text();
  await dependencies.db.update(plans).set({ label: "Changed behind our back" });
  expect(await (await get("/page/saas-backlinks")).text()).not.toContain("Changed behind our back");
  cache.invalidate("plans");
  expect(await (await get("/g/directory-listing-saas")).text()).toContain("Changed behind our back");
});
