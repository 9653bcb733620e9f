import type { ApiDocument, Method } from "#shared/developers/openapi.ts";
import { site } from "#shared/site.ts";
import { isBelow } from "#shared/urls/is-below.ts";
import { version } from "../../../package.json";
import { api } from "../../api.ts";
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

/** The sections of the API reference, with the paths of their endpoints: the longest that fits counts. */
const sections: [name: string, description: string, ...paths: string[]][] = [
  ["Authentication", "Accounts, sessions and emailed links.", "/auth"],
  ["Account", "Your account, and user management for administrators.", "/users"],
  [
    "Projects",
    "Your websites with their keywords, feeds and leads.",
    "/projects",
    "/clients",
    "/invitations",
    "/search",
  ],
  ["Mentions", "Public posts that match a project's keywords, and your replies.", "/posts", "/feeds"],
  ["Offers", "Offers for customers who are about to leave.", "/offers"],
  ["Cancellation dialog", "Called from your website by the cancellation dialog, and from your server.", "/feedback"],
  ["Feedback", "Feedback from customers who are about to leave.", "/feedbacks"],
  ["Suggestions", "Improvements for a project's website.", "/suggestions"],
  ["Directories", "The catalogue: sites that list businesses, with the source of each fact.", "/directories"],
  ["Credits", "Adjustments of an account's credits.", "/credits"],
  [
    "Submissions",
    "What became of each directory: proposals, their approval, and the listings with their proof.",
    "/submissions",
  ],
  ["Destinations", "Where a project's articles and pages are published.", "/destinations"],
  [
    "Articles",
    "Topics with their evidence, and the articles about them: from the idea to the published page.",
    "/articles",
    "/topics",
  ],
  [
    "Reports",
    "Monthly reports and their share links, the public ledger, and the counter of visits from directories.",
    "/reports",
    "/ledger",
    "/visits",
  ],
  ["Tasks", "The operators' queue, and the owner's view of orders and throughput.", "/tasks", "/deliveries"],
  ["Page sets", "Pages from a template and the rows of a file: their checks, previews and publishing.", "/page-sets"],
  [
    "Webhooks",
    "A project's events for your own endpoint, signed as Standard Webhooks describes.",
    "/webhooks",
    "/webhook-deliveries",
    "/deliveries/{id}",
  ],
  ["Plans", "Plans for sale.", "/plans"],
  [
    "Payments",
    "Checkouts, subscriptions, and connected Stripe accounts with their coupons.",
    "/payments",
    "/subscriptions",
  ],
  ["Blog", "Blog posts.", "/blogposts"],
  ["Images", "Uploaded images in several widths.", "/file-uploads"],
  ["Audit log", "Actions of administrators.", "/audit"],
  ["Settings", "What the site shows, what plans include and how long data is kept.", "/settings", "/retention"],
  ["Setup", "The checklist of a new installation.", "/setup"],
  ["Waitlist", "People who want to hear from us.", "/waitlist"],
  ["Digest", "Unsubscribe from the weekly digest.", "/digest"],
  ["Service", "Health checks, our bot and this document.", "/health", "/ready", "/bot", "/openapi.json"],
];

const tagOf = (path: string) => {
  const [section] = sections
    .flatMap(([name, , ...prefixes]) => prefixes.map((prefix) => ({ name, prefix })))
    .filter(({ prefix }) => isBelow(path, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (!section) throw new Error(`${path} belongs to no section of the API reference.`);
  return section.name;
};

/** Describes every endpoint, in registration order. Throws for one without `route` or `describe`. */
const listOperations = () => {
  // Hono lists each handler and middleware of an endpoint as a route; method ALL is middleware for several endpoints.
  const routes = Map.groupBy(
    api.routes.filter(({ method }) => method !== "ALL"),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...routes].map(([name, parts]) => {
    const [method = "", path = ""] = name.split(" ");
    const [options] = parts.flatMap(({ handler }) => routeOptions.get(handler) ?? []);
    const [docs] = parts.flatMap(({ handler }) => operationDocs.get(handler) ?? []);
    if (!options || !docs) throw new Error(`${name} needs route() and describe().`);
    const endpoint = { method: method.toLowerCase() as Method, path, options, docs };
    const pattern = path.replace(/:(\w+)/g, "{$1}");
    return { ...endpoint, pattern, operation: operationOf(endpoint, tagOf(pattern)) };
  });
};

const buildDocument = (): ApiDocument => {
  const operations = listOperations();
  const paths: ApiDocument["paths"] = {};
  for (const { pattern, method, operation } of operations) paths[pattern] = { ...paths[pattern], [method]: operation };
  const errors = operations.flatMap(({ operation }) => problemResponses(operation["x-problems"]));
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version, description },
    servers: [{ url: "/api" }],
    tags: sections.map(([name, description]) => ({ name, description })),
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

/** The OpenAPI document, built from the routes and their documentation. */
export const document = buildDocument();
