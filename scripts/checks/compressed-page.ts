import { brotliDecompressSync } from "node:zlib";

/** Waits for the best compression of a cached page, which it gets once it is requested again. */
export const readCompressed = async (url: string) => {
  for (let attempt = 0; attempt < 400; attempt++) {
    const response = await fetch(url, { headers: { "accept-encoding": "br" }, decompress: false } as RequestInit);
    const sent = await response.bytes();
    const { headers } = response;
    if (headers.get("etag")?.endsWith('-br-best"'))
      return { headers, sent, html: brotliDecompressSync(sent).toString() };
    await Bun.sleep(50);
  }
  throw new Error(`${url} was not cached.`);
};
