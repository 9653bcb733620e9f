import { join } from "node:path";
import { Glob } from "bun";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { denyAllPolicy, securityHeaders } from "../http/security-headers.ts";
import { clientFolder } from "./assets.ts";
import type { PageCache } from "./page-cache.ts";

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** The only file that other sites embed. */
const widget = "widget.js";
const forOtherSites = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };

export type Files = (c: Context<AppEnv>) => Promise<Response | undefined>;

/** Serves files of the build only: text compressed from memory, images and fonts as they are. */
export const createStaticFiles = (cache: PageCache, siteUrl: string): Files => {
  const fileNames = new Set(new Glob("**/*").scanSync(clientFolder));
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return undefined;
    const name = c.req.path.slice(1);
    if (!fileNames.has(name)) return name.startsWith("assets/") ? c.text("Not found", 404) : undefined;
    const file = Bun.file(join(clientFolder, name));
    const headers = {
      ...securityHeaders(siteUrl),
      "Content-Security-Policy": denyAllPolicy,
      "Content-Type": file.type,
      "Cache-Control": name.startsWith("assets/") ? forever : anHour,
      ...(name === widget && forOtherSites),
    };
    if (!/^(text|application\/(javascript|json)|image\/svg)/.test(file.type)) return new Response(file, { headers });
    cache.save(c.req.path, { body: await file.bytes(), headers, tags: new Set() }, cache.version());
    return cache.find(c.req.raw) ?? new Response(file, { headers });
  };
};
