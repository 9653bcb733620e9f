// Social images of pages, drawn on request and cached.
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Headline } from "#shared/social-images.ts";
import { pageOfSocialImage } from "#shared/social-images.ts";
import type { AppEnv } from "../http/app-env.ts";
import { asPublicRead, readCostMs } from "../http/public-limits.ts";
import { matchPage } from "./render.tsx";
import type { DrawSocialImage } from "./social-image-process.ts";

type SocialOptions = {
  siteUrl: string;
  /** Returns a page's response as served to visitors. */
  fetchPage: (path: string) => Promise<Response>;
  drawSocialImage: DrawSocialImage;
};

const cacheBytes = 8 * 1024 * 1024;
const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

export const socialImages = ({ siteUrl, fetchPage, drawSocialImage }: SocialOptions) => {
  const draw = cachedDrawing(drawSocialImage);
  return new Hono<AppEnv>().on("GET", ["/social.png", "/social/:path{.+\\.png}"], async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pageOfSocialImage(pathname);
    // Only public pages: an API route would mistake this for one of our in-process calls.
    const { page, kind } = matchPage(path);
    if (!page || kind !== "public") return c.text("Not found", 404);
    return asPublicRead(c, readCostMs.image, async () => {
      // Yield to the event loop: with page and image cached, a burst of requests would run without a pause.
      await setImmediate();
      const response = await fetchPage(path);
      const named = response.status === 200 ? await socialImageIn(response) : undefined;
      if (!named?.url.startsWith(siteUrl)) return c.text("Not found", 404);
      // The page names another image, as pages whose URL anyone can make up do.
      const url = new URL(named.url);
      if (url.pathname !== pathname) return c.redirect(url.pathname + url.search, 302);
      return c.body(await draw(named.headline), 200, {
        "Content-Type": "image/png",
        "Cache-Control": search === url.search ? forever : anHour,
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
    });
  });
};

/** Caches recent images. Concurrent requests for one image share its drawing. */
const cachedDrawing = (drawSocialImage: DrawSocialImage): DrawSocialImage => {
  const images = new LRUCache<string, Uint8Array<ArrayBuffer>, Headline>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => drawSocialImage(context),
    // A drawing that others wait for is not given up.
    ignoreFetchAbort: true,
  });
  return (headline) => images.forceFetch(`${headline.text}|${headline.highlight}`, { context: headline });
};

/** Reads the image URL and headline from a page's head, and the highlighted words from its h1. */
const socialImageIn = async (response: Response) => {
  const image = { url: "", text: "", highlight: "" };
  await new HTMLRewriter()
    .on('meta[property="og:image"]', {
      element: (element) => {
        image.url = decodeEntities(element.getAttribute("content"));
      },
    })
    .on('meta[property="og:image:alt"]', {
      element: (element) => {
        image.text = decodeEntities(element.getAttribute("content"));
      },
    })
    .on("h1 span", {
      text: ({ text }) => {
        image.highlight += text;
      },
    })
    .transform(response)
    .text();
  const highlight = decodeEntities(image.highlight);
  const headline = { text: image.text, highlight: image.text.includes(highlight) ? highlight : "" };
  return { url: image.url, headline };
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decodeEntities = (text: string | null) =>
  (text ?? "").replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? "");
