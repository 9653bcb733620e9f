import { Hono } from "hono";
import { contactList, contactPath, joinedResponse, waitlistInput, waitlistQuery } from "#shared/site/waitlist.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { deleteContact, exportContacts, joinWaitlist, listContacts, retryContact } from "./waitlist.ts";

const joinHour = createRateLimit({ name: "waitlist-hour", points: 30, seconds: 3600 });

export const waitlist = new Hono<AppEnv>()
  .post(
    "/",
    rateLimit(joinHour),
    validate("json", waitlistInput),
    describe({
      summary: "Join the waitlist",
      description:
        "The response is the same for an address that has already joined. Leave `nickname` out: it is a honeypot for bots.",
      responses: { 201: joinedResponse },
    }),
    async (c) => {
      await joinWaitlist(c.var, c.req.valid("json"));
      return c.json({ joined: true as const }, 201);
    },
  )
  .get(
    "/",
    requireAdmin,
    validate("query", waitlistQuery),
    describe({ summary: "List waitlist contacts", responses: { 200: contactList } }),
    async (c) => c.json(await listContacts(c.var.db, c.req.valid("query"))),
  )
  .post(
    "/:id/retry",
    requireAdmin,
    validate("param", contactPath),
    describe({
      summary: "Retry a failed contact",
      description: "Sends the contact to the contact service again.",
      responses: { 204: null },
    }),
    async (c) => {
      await retryContact(c.var, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", contactPath),
    describe({
      summary: "Delete a contact",
      description: "Also deletes the contact in the contact service, with retries until that succeeds.",
      responses: { 204: null },
    }),
    async (c) => {
      await deleteContact(c.var, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .get(
    "/export",
    requireAdmin,
    describe({ summary: "Export waitlist contacts", responses: { 200: "text/csv" } }),
    (c) => {
      const day = utcDay(c.var.clock());
      return csv(`Waitlist_${day}.csv`, ["email", "source", "state", "list", "createdAt"], exportContacts(c.var.db));
    },
  );
