// Serves the app on a real socket, for requests that `Request` would normalize or reject.
import { connect } from "node:net";
import { afterAll, expect } from "vitest";
import { createApp } from "../app.ts";
import type { Dependencies } from "../dependencies.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";

type RawRequest = { method?: string; host?: string; headers?: string[]; body?: string };

/** Starts the app on a free port for one test file. `send` writes raw text, `raw` builds an HTTP request. */
export const createRawHttp = (dependencies: Dependencies) => {
  const cache = createPageCache();
  const app = createApp(dependencies, { cache, assetsOf: developmentAssets() });
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    development: false,
    // Bun would close the connection of a request that takes ten seconds.
    idleTimeout: 0,
    fetch: async (request, server) => cache.find(request) ?? (await app.fetch(request, { server })),
  });
  afterAll(() => server.stop(true));

  const send = (text: string) =>
    new Promise<Response>((resolve, reject) => {
      const socket = connect(server.port ?? 0, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
      const chunks: Buffer[] = [];
      socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
      socket.on("error", reject);
      socket.on("close", () => resolve(parseResponse(Buffer.concat(chunks).toString("latin1"))));
    });

  return {
    origin: server.url.origin,
    send,
    raw: (target: string, { method = "GET", host = "linkstead.test", headers = [], body = "" }: RawRequest = {}) =>
      send([`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", body].join("\r\n")),
  };
};

/** Parses the response. A connection closed without one counts as 400. */
const parseResponse = (text: string) => {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]);
  return new Response(body.join("\r\n\r\n"), { status: Number(line.split(" ")[1] ?? 400), headers });
};

/** Expects problem details with one of these statuses and returns the body. */
export const problemOf = async (response: Response, ...statuses: number[]) => {
  const body = await response.json();
  expect(statuses).toContain(response.status);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(body).toMatchObject({ status: response.status, title: expect.any(String), detail: expect.any(String) });
  return body as { error: string; detail: string };
};

/** Expects a noindex HTML page with this status and no internal details. */
export const isPageOf = async (response: Response, status: number) => {
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(text).toContain("noindex");
  expect(text).not.toMatch(/Error:|at \/|node_modules/);
};
