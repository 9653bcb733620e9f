// What a phone gets: a page as it is sent, and Lighthouse in its mobile mode, which simulates one on slow 4G.
import { brotliDecompressSync } from "node:zlib";
import chromium from "@sparticuz/chromium";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

// Software rendering would take a third of the CPU, and a phone has a real GPU.
const chromeFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--disable-gpu",
  "--headless=new",
];

export const startPhone = async () => {
  const defaults = chromium.args.filter((arg) => !/^--(single-process|no-zygote|window-size)/.test(arg));
  const chrome = await launch({
    chromePath: await chromium.executablePath(),
    ignoreDefaultFlags: true,
    chromeFlags: [...defaults, ...chromeFlags],
  });
  return {
    measure: async (url: string) => {
      const options = { port: chrome.port, logLevel: "error" as const, onlyCategories: [...categories] };
      const { lhr } = (await lighthouse(url, options)) ?? {};
      if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
      return lhr;
    },
    stop: () => chrome.kill(),
  };
};

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
