import type { ApiDocument } from "#shared/developers/openapi.ts";
import { site } from "#shared/site.ts";
import { isBelow } from "#shared/urls/is-below.ts";
import { version } from "../../../package.json";
import { sections } from "../../api.ts";
import { headers, introduction, parameters, securitySchemes } from "./authentication.ts";
import { operationOf } from "./operation.ts";
import { defaultProblem, problemDescriptions, problemResponses } from "./problems.ts";
import { listEndpoints } from "./routes.ts";
import { namedSchemas } from "./schemas.ts";

const description = [
  "Requests and responses are JSON. Times are ISO 8601 in UTC, IDs are UUIDs, and amounts are numbers in the currency's main unit. Lists take `page` (from 1) and `limit` (1 to 100).",
  introduction,
  "Every response has an `X-Request-Id` header; include it when you contact support. Errors are problem details (RFC 9457) with a short code in `error`.",
].join("\n\n");

const buildDocument = (): ApiDocument => {
  const endpoints = listEndpoints();
  const paths: ApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint, tagOf(path)) };
  }
  const errors = endpoints.flatMap(({ problems }) => problemResponses(problems));
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version, description },
    servers: [{ url: "/api" }],
    tags: sections.map(({ name, description }) => ({ name, description })),
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

const tagOf = (path: string) => {
  const [section] = sections
    .flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })))
    .filter(({ prefix }) => isBelow(path, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (!section) throw new Error(`${path} belongs to no section of server/api.ts.`);
  return section.name;
};

/** The OpenAPI document, built from the routes and their documentation. */
export const document = buildDocument();
