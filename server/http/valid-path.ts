import { createMiddleware } from "hono/factory";
import { Problem } from "#shared/problem.ts";
import type { AppEnv } from "./app-env.ts";

const maxPathLength = 2_000;

/**
 * Rejects malformed URLs: invalid escapes, NUL bytes, backslashes, empty segments, overlong paths, and invalid URLs
 * caused by a Host header like `a b`.
 */
export const rejectMalformedPaths = createMiddleware<AppEnv>(async (c, next) => {
  if (!hasOneHost(c.req.raw)) throw new Problem("invalid", "The request must have exactly one Host header.");
  const pathname = URL.parse(c.req.url)?.pathname ?? "";
  if (pathname.length > maxPathLength) throw new Problem("invalid", "The URL is too long.");
  if (!isDecodable(pathname)) throw new Problem("invalid", "The URL is malformed.");
  await next();
});

/** Bun joins repeated Host headers with a comma. A proxy may have used a different one of them (RFC 9112, 3.2). */
export const hasOneHost = (request: Request) => !request.headers.get("host")?.includes(",");

const isDecodable = (pathname: string) => {
  if (!pathname || pathname.includes("//")) return false;
  try {
    const text = decodeURIComponent(pathname);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
    return !/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(text);
  } catch {
    return false;
  }
};
