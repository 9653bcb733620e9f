import { Hono } from "hono";
import { contactPath, waitlistInput, waitlistQuery } from "#shared/waitlist.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { deleteContact, exportContacts, joinWaitlist, listContacts, retryContact } from "./waitlist.ts";

const joinHour = createRateLimit({ name: "waitlist-hour", points: 30, seconds: 3600 });

export const waitlist = new Hono<AppEnv>()
  .post("/", rateLimit(joinHour), validate("json", waitlistInput), async (c) => {
    await joinWaitlist(c.var, c.req.valid("json"));
    return c.json({ joined: true as const }, 201);
  })
  .get("/", requireAdmin, validate("query", waitlistQuery), async (c) =>
    c.json(await listContacts(c.var.db, c.req.valid("query"))),
  )
  .post("/:id/retry", requireAdmin, validate("param", contactPath), async (c) => {
    await retryContact(c.var, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .delete("/:id", requireAdmin, validate("param", contactPath), async (c) => {
    await deleteContact(c.var, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get("/export", requireAdmin, (c) => {
    const day = c.var.clock().toISOString().slice(0, 10);
    return csv(`Waitlist_${day}.csv`, ["email", "source", "state", "list", "createdAt"], exportContacts(c.var.db));
  });
