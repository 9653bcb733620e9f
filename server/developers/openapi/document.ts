import type { ApiDocument, Method } from "#shared/developers/openapi.ts";
import { site } from "#shared/site.ts";
import { isBelow } from "#shared/urls/is-below.ts";
import { version } from "../../../package.json";
import type { ApiReference, ApiSection } from "../../http/app-env.ts";
import { operationDocs, routeOptions } from "../../http/route.ts";
import {
  defaultProblem,
  headers,
  introduction,
  parameters,
  problemDescriptions,
  problemResponses,
  securitySchemes,
} from "./components.ts";
import { operationOf } from "./operation.ts";
import { namedSchemas } from "./schemas.ts";

const description = [
  "Requests and responses are JSON. Times are ISO 8601 in UTC, IDs are UUIDs, and amounts are numbers in the currency's main unit. Lists take `page` (from 1) and `limit` (1 to 100).",
  introduction,
  "Every response has an `X-Request-Id` header; include it when you contact support. Errors are problem details (RFC 9457) with a short code in `error`.",
].join("\n\n");

/** The section with the longest path that fits. */
const tagOf = (path: string, sections: readonly ApiSection[]) => {
  const [section] = sections
    .flatMap(({ name, paths }) => paths.map((prefix) => ({ name, prefix })))
    .filter(({ prefix }) => isBelow(path, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (!section) throw new Error(`${path} belongs to no section of the API reference.`);
  return section.name;
};

/** Describes every endpoint, in registration order. Throws for one without `route` or `describe`. */
const listOperations = ({ routes: all, sections }: ApiReference) => {
  // Hono lists each handler and middleware of an endpoint as a route; method ALL is middleware for several endpoints.
  const routes = Map.groupBy(
    all.filter(({ method }) => method !== "ALL"),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...routes].map(([name, parts]) => {
    const [method = "", path = ""] = name.split(" ");
    const [options] = parts.flatMap(({ handler }) => routeOptions.get(handler) ?? []);
    const [docs] = parts.flatMap(({ handler }) => operationDocs.get(handler) ?? []);
    if (!options || !docs) throw new Error(`${name} needs route() and describe().`);
    const endpoint = { method: method.toLowerCase() as Method, path, options, docs };
    const pattern = path.replace(/:(\w+)/g, "{$1}");
    return { ...endpoint, pattern, operation: operationOf(endpoint, tagOf(pattern, sections)) };
  });
};

/** Builds the OpenAPI document from the routes and their documentation. */
export const buildDocument = (reference: ApiReference): ApiDocument => {
  const operations = listOperations(reference);
  const paths: ApiDocument["paths"] = {};
  for (const { pattern, method, operation } of operations) paths[pattern] = { ...paths[pattern], [method]: operation };
  const errors = operations.flatMap(({ operation }) => problemResponses(operation["x-problems"]));
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version, description },
    servers: [{ url: "/api" }],
    tags: reference.sections.map(({ name, description }) => ({ name, description })),
    paths,
    "x-problems": problemDescriptions,
    components: {
      schemas: namedSchemas(),
      responses: { any: defaultProblem, ...Object.fromEntries(errors.map(({ name, response }) => [name, response])) },
      parameters,
      headers,
      securitySchemes,
    },
  };
};
