// What websites of others call, in the browsers of their visitors.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { feedbackSave, shownDialogPath, shownDialogQuery, shownOfferPath, shownOfferQuery } from "#shared/feedback.ts";
import type { App } from "../../dependencies.ts";
import { anyone, member } from "../../http/auth.ts";
import { clientAddress } from "../../http/client-address.ts";
import { consume, sharedLimit } from "../../http/rate-limit.ts";
import { publicRead } from "../../http/read-budget.ts";
import { check } from "../../http/validate.ts";
import { getShownOffer, keepFeedback, tellOutcome } from "./feedback.ts";
import { saveStatus } from "./inbox.ts";
import { shownDialogOf } from "./leaving-dialog.ts";

/** Who leaves sends two; an owner who works through an inbox sends one for each. */
const strangersHour = sharedLimit({ name: "feedback-hour", points: 60, seconds: 3600 });
const ownersHour = sharedLimit({ name: "feedback-owner-hour", points: 3_000, seconds: 3600 });

const saveRate = createMiddleware<App>(async (c, next) => {
  const limiterOf = c.var.reader ? ownersHour : strangersHour;
  await consume(limiterOf(c.var.db), clientAddress(c));
  await next();
});

/** For any website, without cookies: nothing here depends on who is signed in there. */
const anyWebsite = (...allowMethods: string[]) =>
  cors({
    ...{ origin: "*", allowMethods, allowHeaders: ["Content-Type"] },
    ...{ exposeHeaders: ["Retry-After"], maxAge: 7200 },
  });

export const feedback = new Hono<App>()
  .use("/save", anyWebsite("POST"))
  .use("/dialog/:projectId", anyWebsite("GET"))
  .post("/save", anyone, saveRate, check("json", feedbackSave), async (c) => {
    const input = c.req.valid("json");
    if ("outcome" in input) return c.json(await tellOutcome(c.var.db, input), 200);
    if ("projectId" in input) return c.json(await keepFeedback(c.var, c.req.header("origin"), input), 201);
    await member(c, async () => {});
    return c.json(await saveStatus(c.var.db, c.var.user, input), 200);
  })
  .get(
    "/dialog/:projectId",
    publicRead,
    check("param", shownDialogPath),
    check("query", shownDialogQuery),
    async (c) => {
      const { projectId } = c.req.valid("param");
      c.header("Cache-Control", "public, max-age=60");
      return c.json(await shownDialogOf(c.var.db, projectId, c.req.valid("query")));
    },
  )
  .get("/:id/offer", publicRead, check("param", shownOfferPath), check("query", shownOfferQuery), async (c) =>
    c.json(await getShownOffer(c.var.db, { ...c.req.valid("param"), ...c.req.valid("query") })),
  );
