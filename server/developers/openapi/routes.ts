// Reads each endpoint's access, input and documentation from its middleware.
import type { ZodType } from "zod";
import type { KeyScope } from "#shared/account/api-keys.ts";
import type { Access, Method } from "#shared/developers/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { api } from "../../api.ts";
import {
  optionalUser,
  requireActivePlan,
  requireAdmin,
  requireOperator,
  requireOwnPlan,
  requireUploader,
  requireUser,
  requireUserUntilErased,
} from "../../http/auth.ts";
import { type OperationDocs, operationDocs } from "../../http/describe.ts";
import { acceptedScopes } from "../../http/key-access.ts";
import { rateLimitMiddleware } from "../../http/rate-limit.ts";
import { projectPathOf, requireProject } from "../../http/require-project.ts";
import { validators } from "../../http/validate.ts";

export type Endpoint = {
  method: Method;
  /** In Hono's syntax: `/projects/:id`. */
  path: string;
  docs: OperationDocs;
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

const guards = new Map<unknown, Access>([
  [optionalUser, "reader"],
  [requireUser, "user"],
  [requireUserUntilErased, "user"],
  [requireActivePlan, "member"],
  [requireOwnPlan, "member"],
  [requireUploader, "member"],
  [requireOperator, "operator"],
  [requireAdmin, "admin"],
]);

const guardProblems: Record<Access, ProblemCode[]> = {
  anyone: [],
  reader: [],
  user: ["unauthenticated", "forbidden"],
  member: ["unauthenticated", "forbidden", "limit"],
  operator: ["unauthenticated", "forbidden"],
  admin: ["unauthenticated", "forbidden"],
};

/** Returns every endpoint, in registration order. Throws for an endpoint without `describe`. */
export const listEndpoints = (): Endpoint[] => {
  // Hono lists each handler and middleware of an endpoint as a route; method ALL is middleware for several endpoints.
  const routes = Map.groupBy(
    api.routes.filter(({ method }) => method !== "ALL"),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...routes].map(([name, parts]) => {
    const [method = "", path = ""] = name.split(" ");
    return readEndpoint(
      method.toLowerCase() as Method,
      path,
      parts.map(({ handler }) => handler),
    );
  });
};

const readEndpoint = (method: Method, path: string, handlers: object[]): Endpoint => {
  const [docs] = handlers.flatMap((handler) => operationDocs.get(handler) ?? []);
  if (!docs) throw new Error(`${method} ${path} has no describe().`);
  const schemaOf = (target: string) =>
    handlers.map((handler) => validators.get(handler)).find((validator) => validator?.target === target)?.schema;
  const [access = "anyone"] = handlers.flatMap((handler) => guards.get(handler) ?? []);
  const [keyScope] = handlers.flatMap((handler) => acceptedScopes.get(handler) ?? []);
  const body = docs.requestBody ?? schemaOf("json");
  const isGuarded = access !== "anyone" && access !== "reader";
  const isIdempotent = method === "post" && isGuarded && (body === undefined || typeof body === "object");
  const [json, query] = [schemaOf("json"), schemaOf("query")];
  const param = schemaOf("param") ?? (handlers.includes(requireProject) ? projectPathOf(path) : undefined);
  const problems: ProblemCode[] = [
    ...guardProblems[access],
    ...(keyScope ? (["unauthenticated", "forbidden", "rate-limited"] as const) : []),
    ...(isIdempotent ? (["invalid", "conflict", "rate-limited"] as const) : []),
    ...(json || query || param ? (["invalid"] as const) : []),
    ...(param ? (["not-found"] as const) : []),
    ...(json ? (["too-large"] as const) : []),
    ...(handlers.some((handler) => rateLimitMiddleware.has(handler)) ? (["rate-limited"] as const) : []),
    ...(docs.problems ?? []),
  ];
  return {
    method,
    path,
    docs,
    access,
    keyScope,
    isIdempotent,
    param,
    query,
    body,
    problems: [...new Set(problems)].sort((one, other) => problemStatus[one] - problemStatus[other]),
  };
};
