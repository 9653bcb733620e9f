// Reads from the routes who may call each endpoint, and its input.
import type { ZodType } from "zod";
import type { Method, Who } from "#shared/openapi.ts";
import type { ProblemCode } from "#shared/problem.ts";
import { api } from "../../api.ts";
import { optionalUser, requireActivePlan, requireAdmin, requireUser } from "../../http/auth.ts";
import { rateLimitMiddleware } from "../../http/rate-limit.ts";
import { projectPathOf, requireProject } from "../../http/require-project.ts";
import { validators } from "../../http/validate.ts";
import type { OperationName } from "./operation-docs.ts";

export type RouteDescription = {
  name: OperationName;
  method: Method;
  /** In Hono's syntax: `/projects/:id`. */
  path: string;
  who: Who;
  body: ZodType | undefined;
  query: ZodType | undefined;
  param: ZodType | undefined;
  problems: ProblemCode[];
};

const guards = new Map<unknown, Who>([
  [optionalUser, "reader"],
  [requireUser, "user"],
  [requireActivePlan, "member"],
  [requireAdmin, "admin"],
]);

const problemsOfGuards: Record<Who, ProblemCode[]> = {
  anyone: [],
  reader: [],
  user: ["unauthenticated"],
  member: ["unauthenticated", "limit"],
  admin: ["unauthenticated", "forbidden"],
};

/** Returns every endpoint, in registration order. */
export const readRoutes = (): RouteDescription[] => {
  // Hono lists each handler and middleware of an endpoint as a route; method ALL is middleware for several endpoints.
  const handlers = Map.groupBy(
    api.routes.filter(({ method }) => method !== "ALL"),
    ({ method, path }) => `${method} ${path}` as OperationName,
  );
  return [...handlers].map(([name, routes]) => {
    const handlersOfRoute = routes.map(({ handler }) => handler);
    const who = handlersOfRoute.map((part) => guards.get(part)).find((guard) => guard !== undefined) ?? "anyone";
    const checked = (target: string) =>
      handlersOfRoute.map((part) => validators.get(part)).find((check) => check?.target === target)?.schema;
    const [method = "", path = ""] = name.split(" ");
    const [body, query] = [checked("json"), checked("query")];
    const param = checked("param") ?? (handlersOfRoute.includes(requireProject) ? projectPathOf(path) : undefined);
    return {
      name,
      method: method.toLowerCase() as Method,
      path,
      who,
      body,
      query,
      param,
      problems: [
        ...problemsOfGuards[who],
        ...(body || query || param ? (["invalid"] as const) : []),
        ...(param ? (["not-found"] as const) : []),
        ...(body ? (["too-large"] as const) : []),
        ...(handlersOfRoute.some((part) => rateLimitMiddleware.has(part)) ? (["rate-limited"] as const) : []),
      ],
    };
  });
};
