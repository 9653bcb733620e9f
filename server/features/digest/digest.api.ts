import { Hono } from "hono";
import { digestQuery, unsubscribedResponse } from "#shared/digest.ts";
import { link } from "#shared/routes.ts";
import type { AppEnv } from "../../dependencies.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { unsubscribeFromDigest } from "./digest.ts";

/** One-click unsubscribe (RFC 8058). Mail clients post a form; its body is ignored. */
export const digest = new Hono<AppEnv>()
  .post(
    "/off",
    validate("query", digestQuery),
    describe({
      summary: "Unsubscribe from the weekly digest",
      description: "One-click unsubscribe for email clients (RFC 8058).",
      responses: { 200: unsubscribedResponse },
    }),
    async (c) => {
      await unsubscribeFromDigest(c.var, c.req.valid("query").token);
      return c.json({ digest: false as const });
    },
  )
  // Older mail clients and link scanners send GET, so it redirects to a page with a confirmation button.
  .get(
    "/off",
    validate("query", digestQuery),
    describe({
      summary: "Open the unsubscribe page",
      description: "Redirects from the link in a digest to the page that turns it off.",
      responses: { 303: null },
    }),
    (c) => c.redirect(`${link("unsubscribe")}?token=${encodeURIComponent(c.req.valid("query").token)}`, 303),
  );
