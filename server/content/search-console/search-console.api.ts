import { Hono } from "hono";
import {
  disconnected,
  disconnectQuery,
  searchAnswer,
  searchAuthorization,
  searchConnection,
  searchPropertyInput,
  searchPropertyList,
} from "#shared/content/search-console.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, route } from "../../http/route.ts";
import {
  chooseProperty,
  disconnect,
  finishConnection,
  getConnection,
  listProperties,
  startConnection,
} from "./connection.ts";

/** Each of these calls makes requests to Google. */
const connectionsHour = rateLimit({ name: "search-connections-hour", points: 60, seconds: 3600 });

export const projectSearchConsole = new Hono<AppEnv>()
  .get(
    "/:id/search-console",
    route({ access: "user", key: "read", project: "path" }),
    describe("Retrieve a project's connection to Search Console", { responses: { 200: searchConnection } }),
    async (c) => c.json(await getConnection(c.var, c.var.project.id)),
  )
  .post(
    "/:id/search-console/connect",
    route({ access: "activePlan", role: "owner", limits: [connectionsHour], project: "path" }),
    describe("Start a connection to Search Console", {
      description:
        "Responds with Google's page of consent, which returns to the dashboard with a code. The code is accepted once, from the same user.",
      responses: { 200: searchAuthorization },
      problems: ["unavailable"],
    }),
    async (c) => c.json(await startConnection(c.var, c.var.project.id)),
  )
  .post(
    "/:id/search-console",
    route({ access: "activePlan", role: "owner", limits: [connectionsHour], json: searchAnswer, project: "path" }),
    describe("Finish a connection to Search Console", {
      responses: { 200: searchConnection },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => c.json(await finishConnection(c.var, c.var.project.id, c.req.valid("json"))),
  )
  .get(
    "/:id/search-console/properties",
    route({ access: "user", support: "refused", role: "owner", limits: [connectionsHour], project: "path" }),
    describe("List the properties of the connected account", {
      description: "Only for the owner who connected it.",
      responses: { 200: searchPropertyList },
      problems: ["conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json(await listProperties(c.var, c.var.project)),
  )
  .put(
    "/:id/search-console",
    route({ access: "activePlan", role: "owner", json: searchPropertyInput, project: "path" }),
    describe("Choose the property to read", {
      description:
        "Only for the owner who connected it. Starts the import of 16 months. The figures of another property are deleted.",
      responses: { 200: searchConnection },
      problems: ["conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json(await chooseProperty(c.var, c.var.project, c.req.valid("json").property)),
  )
  .delete(
    "/:id/search-console",
    route({ access: "user", role: "owner", query: disconnectQuery, project: "path" }),
    describe("Disconnect Search Console", {
      description:
        "Deletes our token, and the figures if `figures` is `delete`. Access at Google ends too, unless the same user has connected another project.",
      responses: { 200: disconnected },
    }),
    async (c) => c.json(await disconnect(c.var, c.var.project.id, c.req.valid("query").figures)),
  );
