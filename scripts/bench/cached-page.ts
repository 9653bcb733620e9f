import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "../checks/measurement.ts";
import { moveToCore, sideBySide, startReference } from "./load.ts";

const path = "/";
const limit = 0.8;
const accept = { "accept-encoding": "br" };

/** The home page from the page cache, against Bun.serve with the same bytes and headers. */
export const cachedPage = async (rounds: number): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  try {
    const cached = await bestResponse(server.url + path);
    const headers = [...cached.headers].filter(([name]) => !["content-length", "date", "connection"].includes(name));
    const reference = await startReference("scripts/bench/bare-server.ts", {
      BARE_HEADERS: JSON.stringify(Object.fromEntries(headers)),
      BARE_BODY: Buffer.from(await cached.bytes()).toString("base64"),
    });
    moveToCore(0, server.pid);
    const pair = { ours: server.url + path, reference: reference.url, rounds, options: { headers: accept } };
    const { ratio } = await sideBySide(pair);
    reference.stop();
    const what = "cached public page ÷ bare Bun.serve with the same bytes and headers";
    return [{ what, figure: ratio.toFixed(2), goal: `≥ ${limit}`, ok: ratio >= limit }];
  } finally {
    await server.kill();
  }
};

/** Waits for the final cache entry: the best compression is ready shortly after the first response. */
const bestResponse = async (url: string) => {
  for (;;) {
    const response = await fetch(url, { headers: accept, decompress: false } as RequestInit);
    if (response.headers.get("etag")?.endsWith('-br-best"')) return response;
    await response.bytes();
  }
};
