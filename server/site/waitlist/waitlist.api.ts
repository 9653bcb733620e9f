import { Hono } from "hono";
import { contactList, joinedResponse, waitlistInput, waitlistQuery } from "#shared/site/waitlist.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { csv } from "../../http/download.ts";
import { publicWrites } from "../../http/public-limits.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { deleteContact, exportContacts, joinWaitlist, listContacts, retryContact } from "./waitlist.ts";

const joinHour = rateLimit({ name: "waitlist-hour", points: 30, seconds: 3600 });
const queueWrite = publicWrites();

export const waitlist = new Hono<AppEnv>()
  .post(
    "/",
    route({ access: "anyone", limits: [joinHour], json: waitlistInput }),
    describe("Join the waitlist", {
      description:
        "The response is the same for an address that has already joined. Leave `nickname` out: it is a honeypot for bots.",
      responses: { 201: joinedResponse },
    }),
    async (c) => {
      await queueWrite(() => joinWaitlist(c.var, c.req.valid("json")));
      return c.json({ joined: true as const }, 201);
    },
  )
  .get(
    "/",
    route({ access: "admin", query: waitlistQuery }),
    describe("List waitlist contacts", { responses: { 200: contactList } }),
    async (c) => c.json(await listContacts(c.var.db, c.req.valid("query"))),
  )
  .post(
    "/:id/retry",
    route({ access: "admin", param: idPath }),
    describe("Retry a failed contact", { description: "Sends the contact to the contact service again." }),
    async (c) => noContent(c, retryContact(c.var, c.req.valid("param").id)),
  )
  .delete(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Delete a contact", {
      description: "Also deletes the contact in the contact service, with retries until that succeeds.",
    }),
    async (c) => noContent(c, deleteContact(c.var, c.req.valid("param").id)),
  )
  .get(
    "/export",
    route({ access: "admin" }),
    describe("Export waitlist contacts", { responses: { 200: "text/csv" } }),
    (c) => {
      const day = utcDay(c.var.clock());
      return csv(`Waitlist_${day}.csv`, ["email", "source", "state", "list", "createdAt"], exportContacts(c.var.db));
    },
  );
