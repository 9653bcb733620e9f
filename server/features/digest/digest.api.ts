import { Hono } from "hono";
import { digestQuery } from "#shared/digest.ts";
import { link } from "#shared/routes.ts";
import type { AppEnv } from "../../dependencies.ts";
import { validate } from "../../http/validate.ts";
import { unsubscribeFromDigest } from "./digest.ts";

/** Where mail programs turn the digest off by one click (RFC 8058): they post a form there, which says nothing new. */
export const digest = new Hono<AppEnv>()
  .post("/off", validate("query", digestQuery), async (c) => {
    await unsubscribeFromDigest(c.var, c.req.valid("query").token);
    return c.json({ digest: false as const });
  })
  // Older mail programs open the address instead, as scanners do: the page there asks for a click.
  .get("/off", validate("query", digestQuery), (c) =>
    c.redirect(`${link("unsubscribe")}?token=${encodeURIComponent(c.req.valid("query").token)}`, 303),
  );
