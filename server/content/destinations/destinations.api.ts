import { Hono } from "hono";
import {
  connectionReport,
  createdDestination,
  destination,
  destinationChanges,
  destinationInput,
  destinationList,
  destinationPath,
  publicationList,
  publicationQuery,
  targetList,
  wordpressAnswer,
  wordpressAuthorization,
  wordpressQuery,
} from "#shared/content/destinations.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { download } from "../../http/download.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport, refuseSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
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
    requireUser,
    requireProject,
    describe({ summary: "List a project's destinations", responses: { 200: destinationList } }),
    async (c) => c.json(await listDestinations(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/destinations",
    requireActivePlan,
    needsRole("owner"),
    validate("json", destinationInput),
    requireProject,
    describe({
      summary: "Create a destination",
      description:
        "Credentials are encrypted and never returned. A webhook without a signing secret gets one, which is returned once.",
      responses: { 201: createdDestination },
      problems: ["invalid", "limit"],
    }),
    async (c) => c.json(await createDestination(c.var, c.var.project.id, c.req.valid("json")), 201),
  )
  .get(
    "/:id/destinations/wordpress/authorize",
    refuseSupport,
    requireActivePlan,
    needsRole("owner"),
    validate("query", wordpressQuery),
    requireProject,
    describe({
      summary: "Start a WordPress connection",
      description: "Returns the page of the website on which its owner creates a password for us.",
      responses: { 200: wordpressAuthorization },
      problems: ["invalid", "rate-limited", "upstream"],
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
    requireActivePlan,
    needsRole("owner"),
    validate("json", wordpressAnswer),
    requireProject,
    describe({
      summary: "Finish a WordPress connection",
      description:
        "With the state of its start and the password that WordPress made. A known website gets the new password.",
      responses: { 201: createdDestination },
      problems: ["invalid", "limit"],
    }),
    async (c) => c.json(await finishWordpressConnection(c.var, c.var.project.id, c.req.valid("json")), 201),
  );

export const destinations = new Hono<AppEnv>()
  .put(
    "/:id",
    requireUser,
    needsRole("owner"),
    validate("param", destinationPath),
    validate("json", destinationChanges),
    describe({
      summary: "Change a destination",
      description: "A new address needs the credentials again. A paused destination continues.",
      responses: { 200: destination },
      problems: ["invalid", "not-found"],
    }),
    async (c) => {
      const own = await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await updateDestination(c.var, own, c.req.valid("json")));
    },
  )
  .delete(
    "/:id",
    allowSupport,
    requireUser,
    needsRole("owner"),
    validate("param", destinationPath),
    describe({
      summary: "Delete a destination",
      description: "What was published there stays on the website.",
      responses: { 204: null },
      problems: ["not-found", "conflict"],
    }),
    async (c) => {
      await deleteDestination(c.var, await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/test",
    allowSupport,
    requireActivePlan,
    validate("param", destinationPath),
    describe({
      summary: "Test a destination's connection",
      description: "Signs in and reports what the account may do. A webhook receives an event of the type `test`.",
      responses: { 200: connectionReport },
      problems: ["not-found", "rate-limited"],
    }),
    async (c) => {
      const own = await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id);
      await consumeRateLimit(connectionsHour(c.var.db), c.var.user.id);
      return c.json(await testDestination(c.var, own));
    },
  )
  .get(
    "/:id/targets",
    requireActivePlan,
    validate("param", destinationPath),
    describe({
      summary: "List a destination's targets",
      description: "WordPress categories, Webflow collections with their fields, or Shopify blogs.",
      responses: { 200: targetList },
      problems: ["not-found", "rate-limited", "upstream"],
    }),
    async (c) => {
      const own = await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id);
      await consumeRateLimit(connectionsHour(c.var.db), c.var.user.id);
      return c.json(await listTargets(c.var, own));
    },
  )
  .get(
    "/:id/publications",
    requireUser,
    validate("param", destinationPath),
    validate("query", publicationQuery),
    describe({
      summary: "List what is at a destination",
      description:
        "Articles and pages that are published there, wait for it or failed: first those with a problem, then the newest.",
      responses: { 200: publicationList },
      problems: ["not-found"],
    }),
    async (c) => {
      const own = await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await listPublications(c.var.db, own, c.req.valid("query")));
    },
  )
  .get(
    "/:id/download",
    requireUser,
    validate("param", destinationPath),
    describe({
      summary: "Download what is published at a destination",
      description: "A zip with a Markdown and an HTML file per article and page.",
      responses: { 200: "application/zip" },
      problems: ["not-found"],
    }),
    async (c) => {
      const own = await getOwnDestination(c.var.db, c.var.user, c.req.valid("param").id);
      return download("articles.zip", "application/zip", zipOfDocuments(c.var.db, c.var.env.SITE_URL, own));
    },
  );
