import { createMiddleware } from "hono/factory";
import type { App } from "../dependencies.ts";
import { Problem } from "../problem.ts";

const longestPath = 2_000;

/**
 * Refuses addresses that no room of ours could mean: broken escapes, NUL bytes, backslashes, empty parts, endless paths,
 * and those that are none, as a Host header like `a b` makes them.
 */
export const paths = createMiddleware<App>(async (c, next) => {
  if (!hasOneHost(c.req.raw)) throw new Problem("invalid", "A request has one Host header.");
  const pathname = URL.parse(c.req.url)?.pathname ?? "";
  if (pathname.length > longestPath) throw new Problem("invalid", "This address is too long.");
  if (!isReadable(pathname)) throw new Problem("invalid", "This address cannot be read.");
  await next();
});

/** Bun joins repeated Host headers with a comma; a proxy in front may have read another of them (RFC 9112, 3.2). */
export const hasOneHost = (request: Request) => !request.headers.get("host")?.includes(",");

const isReadable = (pathname: string) => {
  if (!pathname || pathname.includes("//")) return false;
  try {
    const text = decodeURIComponent(pathname);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
    return !/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(text);
  } catch {
    return false;
  }
};
