import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { output, ZodType } from "zod";
import type { ProblemCode } from "#shared/problem.ts";
import type { AppEnv } from "../dependencies.ts";

/** A JSON schema, the media type of a file, or null for an empty body. */
type ResponseBody =
  | ZodType
  | "application/json"
  | "image/webp"
  | "text/csv"
  | "application/zip"
  | "application/rss+xml"
  | null;

/**
 * Documentation that can't be read from a route: a summary, its successful responses by status, and the problems its
 * domain code throws. Access, input, and the problems of both come from the route's middleware.
 */
export type OperationDocs = {
  summary: string;
  description?: string;
  responses: Record<number, ResponseBody>;
  /** Whether the response can also be streamed as server-sent events. */
  isStreamed?: true;
  problems?: readonly ProblemCode[];
  /** Set if no validator reads the body, or if its schema is too loose. */
  requestBody?: ZodType | "multipart/form-data" | "text/csv";
};

/** Carries the documented output in the route's type, where a test compares it with the handler's. Never sent. */
export declare const documentedOutput: unique symbol;
type DocumentedOutput<Docs extends OperationDocs> = output<
  Extract<Docs["responses"][keyof Docs["responses"]], ZodType>
>;

/** Documents a route for OpenAPI. Does nothing to requests. Place it before the handler. */
export const describe = <const Docs extends OperationDocs>(docs: Docs) => {
  const middleware: MiddlewareHandler<AppEnv, string, { in: { [documentedOutput]?: DocumentedOutput<Docs> } }> = (
    _,
    next,
  ) => next();
  operationDocs.set(middleware, docs);
  return middleware;
};

/** The summary of the request's route, or undefined. */
export const summaryOf = (c: Context) =>
  matchedRoutes(c)
    .map(({ handler }) => operationDocs.get(handler)?.summary)
    .find(Boolean);

/** Documentation by its middleware. */
export const operationDocs = new WeakMap<object, OperationDocs>();
