import { Hono } from "hono";
import { unsubscribedResponse, unsubscribeQuery } from "#shared/conversations/digest.ts";
import { link } from "#shared/routes.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { unsubscribe } from "./digest.ts";

const off = false as const;
const unsubscribed = { digest: { digest: off }, submissions: { submissions: off }, alerts: { alerts: off } };

/** One-click unsubscribe (RFC 8058). Mail clients post a form; its body is ignored. */
export const digest = new Hono<AppEnv>()
  .post(
    "/off",
    route({ access: "anyone", query: unsubscribeQuery }),
    describe("Unsubscribe from an optional email", {
      description: "One-click unsubscribe for email clients (RFC 8058): from the weekly digest, or from `list`.",
      responses: { 200: unsubscribedResponse },
    }),
    async (c) => {
      const query = c.req.valid("query");
      await unsubscribe(c.var, query);
      return c.json(unsubscribed[query.list]);
    },
  )
  // Older mail clients and link scanners send GET, so it redirects to a page with a confirmation button.
  .get(
    "/off",
    route({ access: "anyone", query: unsubscribeQuery }),
    describe("Open the unsubscribe page", {
      description: "Redirects from the link in an email to the page that turns it off.",
      responses: { 303: null },
    }),
    (c) => {
      const { token, list } = c.req.valid("query");
      const query = new URLSearchParams(list === "digest" ? { token } : { list, token });
      return c.redirect(`${link("unsubscribe")}?${query}`, 303);
    },
  );
