import { Hono } from "hono";
import { contactPath, waitlistInput, waitlistQuery } from "#shared/waitlist.ts";
import type { App } from "../../dependencies.ts";
import { admin } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { check } from "../../http/validate.ts";
import { allContacts, deleteContact, joinWaitlist, listContacts, retryContact } from "./waitlist.ts";

const joinHour = sharedLimit({ name: "waitlist-hour", points: 30, seconds: 3600 });

export const waitlist = new Hono<App>()
  .post("/", rate(joinHour), check("json", waitlistInput), async (c) => {
    await joinWaitlist(c.var, c.req.valid("json"));
    return c.json({ joined: true as const }, 201);
  })
  .get("/", admin, check("query", waitlistQuery), async (c) =>
    c.json(await listContacts(c.var.db, c.req.valid("query"))),
  )
  .post("/:id/retry", admin, check("param", contactPath), async (c) => {
    await retryContact(c.var, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .delete("/:id", admin, check("param", contactPath), async (c) => {
    await deleteContact(c.var, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get("/export", admin, (c) => {
    const day = c.var.clock().toISOString().slice(0, 10);
    return csv(`Waitlist_${day}.csv`, ["email", "source", "state", "list", "createdAt"], allContacts(c.var.db));
  });
