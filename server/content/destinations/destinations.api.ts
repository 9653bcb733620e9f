import { Hono } from "hono";
import {
  connectionReport,
  createdDestination,
  destination,
  destinationChanges,
  destinationInput,
  destinationList,
  publicationList,
  publicationQuery,
  targetList,
  wordpressAnswer,
  wordpressAuthorization,
  wordpressQuery,
} from "#shared/content/destinations.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { download } from "../../http/download.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { finishWordpressConnection, listTargets, startWordpressConnection, testDestination } from "./connection.ts";
import {
  createDestination,
  deleteDestination,
  getOwnDestination,
  listDestinations,
  listPublications,
  updateDestination,
} from "./destinations.ts";
import { zipOfDocuments } from "./download-files.ts";

/** Each of these calls makes requests to a site of the caller's choice. */
const connectionsHour = createRateLimit({ name: "destination-connections-hour", points: 60, seconds: 3600 });

export const projectDestinations = new Hono<AppEnv>()
  .get(
    "/:id/destinations",
    route({ access: "user", project: "path" }),
    describe("List a project's destinations", { responses: { 200: destinationList } }),
    async (c) => c.json(await listDestinations(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/destinations",
    route({ access: "activePlan", role: "owner", json: destinationInput, project: "path" }),
    describe("Create a destination", {
      description:
        "Credentials are encrypted and never returned. A webhook without a signing secret gets one, which is returned once.",
      responses: { 201: createdDestination },
    }),
    async (c) => c.json(await createDestination(c.var, c.var.project.id, c.req.valid("json")), 201),
  )
  .get(
    "/:id/destinations/wordpress/authorize",
    route({ access: "activePlan", support: "refused", role: "owner", query: wordpressQuery, project: "path" }),
    describe("Start a WordPress connection", {
      description: "Returns the page of the website on which its owner creates a password for us.",
      responses: { 200: wordpressAuthorization },
      problems: ["rate-limited", "upstream"],
    }),
    async (c) => {
      const { user, project } = c.var;
      await consumeRateLimit(connectionsHour(c.var.db), user.id);
      const { url } = c.req.valid("query");
      return c.json(await startWordpressConnection(c.var, project.id, url));
    },
  )
  .post(
    "/:id/destinations/wordpress",
    route({ access: "activePlan", role: "owner", json: wordpressAnswer, project: "path" }),
    describe("Finish a WordPress connection", {
      description:
        "With the state of its start and the password that WordPress made. A known website gets the new password.",
      responses: { 201: createdDestination },
    }),
    async (c) => c.json(await finishWordpressConnection(c.var, c.var.project.id, c.req.valid("json")), 201),
  );

export const destinations = new Hono<AppEnv>()
  .put(
    "/:id",
    route({ access: "user", role: "owner", param: idPath, json: destinationChanges, own: getOwnDestination }),
    describe("Change a destination", {
      description: "A new address needs the credentials again. A paused destination continues.",
      responses: { 200: destination },
    }),
    async (c) => c.json(await updateDestination(c.var, c.var.own, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "user", support: "allowed", role: "owner", param: idPath, own: getOwnDestination }),
    describe("Delete a destination", {
      description: "What was published there stays on the website.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, deleteDestination(c.var, c.var.own)),
  )
  .post(
    "/:id/test",
    route({ access: "activePlan", support: "allowed", param: idPath, own: getOwnDestination }),
    describe("Test a destination's connection", {
      description: "Signs in and reports what the account may do. A webhook receives an event of the type `test`.",
      responses: { 200: connectionReport },
    }),
    async (c) => {
      await consumeRateLimit(connectionsHour(c.var.db), c.var.user.id);
      return c.json(await testDestination(c.var, c.var.own));
    },
  )
  .get(
    "/:id/targets",
    route({ access: "activePlan", param: idPath, own: getOwnDestination }),
    describe("List a destination's targets", {
      description: "WordPress categories, Webflow collections with their fields, or Shopify blogs.",
      responses: { 200: targetList },
      problems: ["rate-limited", "upstream"],
    }),
    async (c) => {
      await consumeRateLimit(connectionsHour(c.var.db), c.var.user.id);
      return c.json(await listTargets(c.var, c.var.own));
    },
  )
  .get(
    "/:id/publications",
    route({ access: "user", param: idPath, query: publicationQuery, own: getOwnDestination }),
    describe("List what is at a destination", {
      description:
        "Articles and pages that are published there, wait for it or failed: first those with a problem, then the newest.",
      responses: { 200: publicationList },
    }),
    async (c) => c.json(await listPublications(c.var.db, c.var.own, c.req.valid("query"))),
  )
  .get(
    "/:id/download",
    route({ access: "user", param: idPath, own: getOwnDestination }),
    describe("Download what is published at a destination", {
      description: "A zip with a Markdown and an HTML file per article and page.",
      responses: { 200: "application/zip" },
    }),
    async (c) => download("articles.zip", "application/zip", zipOfDocuments(c.var.db, c.var.env.SITE_URL, c.var.own)),
  );
