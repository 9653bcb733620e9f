import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Headers of every response. Pages add their own CSP, files their own Cache-Control. */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** The strictest CSP, for API responses and files, which load nothing. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

type PagePolicy = {
  scripts: string[];
  styles: string[];
  connections?: string[];
  frames?: string[];
  development?: boolean;
};

/** Returns a page's CSP from its inline hashes or nonce and the hosts it connects to. */
export const pagePolicy = ({ scripts, styles, connections = [], frames = [], development = false }: PagePolicy) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections, ...(development ? ["ws:"] : [])].join(" ")}`,
    ...(frames.length ? [`frame-src ${frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Middleware: adds the headers that a response does not set itself. */
export const defaultHeaders = (siteUrl: string) => {
  const defaults = Object.entries({
    ...securityHeaders(siteUrl),
    "Cache-Control": "no-store",
    "Content-Security-Policy": denyAllPolicy,
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // Set on the response directly: `c.header` creates a new Response for each header.
    const { headers } = c.res;
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
  });
};
