import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { visitInput, visitQuery, visitStats } from "#shared/links/visits.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { clientAddress, wideNetworkOf } from "../../http/client-address.ts";
import { publicWrites } from "../../http/public-limits.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, route } from "../../http/route.ts";
import { countVisit, getVisits } from "./visits.ts";

/** A visitor sends one request per arrival from another website; an office shares an address. */
const visitsHour = rateLimit({ name: "visits-hour", points: 60, seconds: 3600 });
const queueWrite = publicWrites();

/** Browsers ask with a preflight request before they send JSON to another website, so visits may also come as text. */
const readTextAsJson = createMiddleware<AppEnv>(async (c, next) => {
  if (/^text\/plain\b/i.test(c.req.header("content-type") ?? ""))
    c.req.raw.headers.set("content-type", "application/json");
  await next();
});

/** Called from customers' websites by their visitors' browsers. */
export const visits = new Hono<AppEnv>()
  .use(
    "/",
    cors({
      origin: "*",
      allowMethods: ["POST"],
      allowHeaders: ["Content-Type"],
      exposeHeaders: ["Retry-After"],
      maxAge: 7200,
    }),
  )
  .post(
    "/",
    readTextAsJson,
    route({ access: "anyone", limits: [visitsHour], json: visitInput }),
    describe("Count a visit from a directory or an AI assistant", {
      description:
        "Any website can call this endpoint, also with the JSON sent as text/plain, as `navigator.sendBeacon` does. Stores the day and the directory or assistant of the referrer, and nothing about the visitor. Unknown projects, other referrers, visits from other websites than the project's and too many from one network are accepted and ignored.",
      responses: { 202: null },
    }),
    async (c) => {
      const network = wideNetworkOf(clientAddress(c));
      const sender = { origin: c.req.header("origin"), network };
      await queueWrite(() => countVisit(c.var, c.req.valid("json"), sender));
      return c.body(null, 202);
    },
  );

export const projectVisits = new Hono<AppEnv>().get(
  "/:id/visits",
  route({ access: "user", key: "read", query: visitQuery, project: "path" }),
  describe("Retrieve a project's visits from directories and AI assistants", {
    description: "Between two days (UTC), both included; the last 30 days by default.",
    responses: { 200: visitStats },
  }),
  async (c) => c.json(await getVisits(c.var.db, c.var.project.id, c.var.clock(), c.req.valid("query"))),
);
