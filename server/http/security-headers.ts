import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../dependencies.ts";

/** What every answer carries. Pages add their own content policy, files their own cache rule. */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** The strictest policy: for calls and files, which need nothing at all. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

type PagePolicy = {
  scripts: string[];
  styles: string[];
  connections?: string[];
  frames?: string[];
  development?: boolean;
};

/** The content policy of a page, from the hashes or the nonce of what it holds and the hosts that it may speak to. */
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

export const headers = (siteUrl: string) => {
  const always = Object.entries({
    ...securityHeaders(siteUrl),
    "Cache-Control": "no-store",
    "Content-Security-Policy": denyAllPolicy,
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // On the answer itself: the context's own `header` makes a new answer for each name.
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  });
};
