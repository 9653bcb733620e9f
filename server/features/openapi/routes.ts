// Reads each endpoint's access, input and documentation from its `route()` and `describe()`.
import type { ZodType } from "zod";
import type { KeyScope } from "#shared/api-keys.ts";
import type { Access, Method } from "#shared/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { api } from "../../api.ts";
import { projectPathOf } from "../../http/require-project.ts";
import { type OperationDocs, operationDocs, type RouteOptions, routeOptions } from "../../http/route.ts";

export type Endpoint = {
  method: Method;
  /** In Hono's syntax: `/projects/:id`. */
  path: string;
  docs: OperationDocs & { summary: string };
  access: Access;
  /** The scope that an API key needs; undefined if the endpoint doesn't accept keys. */
  keyScope: KeyScope | undefined;
  /** Whether it takes an `Idempotency-Key`. */
  isIdempotent: boolean;
  param: ZodType | undefined;
  query: ZodType | undefined;
  body: OperationDocs["requestBody"];
  /** Every problem that the endpoint documents, by ascending status. */
  problems: ProblemCode[];
};

const documentedAccess: Record<RouteOptions["access"], Access> = {
  anyone: "anyone",
  reader: "reader",
  user: "user",
  userUntilErased: "user",
  activePlan: "member",
  ownPlan: "member",
  uploader: "member",
  operator: "operator",
  admin: "admin",
};

const accessProblems: Record<Access, ProblemCode[]> = {
  anyone: [],
  reader: [],
  user: ["unauthenticated", "forbidden"],
  member: ["unauthenticated", "forbidden", "limit"],
  operator: ["unauthenticated", "forbidden"],
  admin: ["unauthenticated", "forbidden"],
};

/** Returns every endpoint, in registration order. Throws for one without `route` or `describe`. */
export const listEndpoints = (): Endpoint[] => {
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
    return readEndpoint(method.toLowerCase() as Method, path, options, docs);
  });
};

const readEndpoint = (method: Method, path: string, options: RouteOptions, docs: Endpoint["docs"]): Endpoint => {
  const { key, query, json, limits } = options;
  const access = documentedAccess[options.access];
  const body = docs.requestBody ?? json;
  const isGuarded = access !== "anyone" && access !== "reader";
  const isIdempotent = method === "post" && isGuarded && (body === undefined || typeof body === "object");
  const param = options.param ?? (options.project === "path" ? projectPathOf(path) : undefined);
  const problems: ProblemCode[] = [
    ...accessProblems[access],
    ...(key ? (["unauthenticated", "forbidden", "rate-limited"] as const) : []),
    ...(isIdempotent ? (["invalid", "conflict", "rate-limited"] as const) : []),
    ...(json || query || param ? (["invalid"] as const) : []),
    ...(param ? (["not-found"] as const) : []),
    ...(json ? (["too-large"] as const) : []),
    ...(limits ? (["rate-limited"] as const) : []),
    ...(docs.problems ?? []),
  ];
  return {
    method,
    path,
    docs,
    access,
    keyScope: key,
    isIdempotent,
    param,
    query,
    body,
    problems: [...new Set(problems)].sort((one, other) => problemStatus[one] - problemStatus[other]),
  };
};
