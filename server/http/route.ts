import type { Context, MiddlewareHandler, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { BlankInput } from "hono/types";
import { type output, type ZodType, z } from "zod";
import type { Db } from "#db/connect.ts";
import type { ProblemCode } from "#shared/problem.ts";
import type { User } from "../access/user.ts";
import type { AppEnv } from "./app-env.ts";
import { type Authorization, authorize } from "./auth.ts";
import { requestTimeout } from "./request-timeout.ts";
import { type Project, requireProject, requireQueryProject } from "./require-project.ts";
import { allowUpload } from "./upload.ts";
import { validate } from "./validate.ts";

/** The path of a route whose only parameter is `:id`. */
export const idPath = z.object({ id: z.uuid() }).strict();

export type RouteOptions = Authorization & {
  limits?: readonly MiddlewareHandler<AppEnv>[];
  /** Accepts a file of up to this size, instead of the 1 MB of other bodies. */
  uploadBytes?: number;
  param?: ZodType;
  query?: ZodType;
  json?: ZodType;
  /**
   * Loads the project of the path parameter `:projectId` or `:id`, which the route requires, or of the query parameter
   * `project`, which is optional, as `c.var.project`.
   */
  project?: "path" | "query";
  /** Loads a row of the user's, whose id is the first path parameter, as `c.var.own`. */
  own?: (db: Db, user: User, id: string) => Promise<unknown>;
  /** Of a slow route. The server closes other connections after 10 s without data. */
  timeoutSeconds?: number;
};

type InputOf<Options, Target extends "param" | "query" | "json"> =
  Options extends Record<Target, infer Schema>
    ? Schema extends ZodType
      ? ReturnType<typeof validate<Schema, Target>> extends MiddlewareHandler<infer _E, infer _P, infer Validated>
        ? Validated
        : never
      : never
    : BlankInput;

type VariablesOf<Options> = (Options extends { project: "path" } ? { project: Project } : unknown) &
  (Options extends { project: "query" } ? { project: Project | undefined } : unknown) &
  (Options extends { own: (...args: never[]) => Promise<infer Row> } ? { own: Row } : unknown);

type RouteMiddleware<Options> = MiddlewareHandler<
  AppEnv & { Variables: VariablesOf<Options> },
  string,
  InputOf<Options, "param"> & InputOf<Options, "query"> & InputOf<Options, "json">
>;

/**
 * Middleware: checks the caller, counts the request against its limits, and validates its input, before it loads its
 * project. So a caller without access learns nothing, and invalid input is a 400 even if the project is not found.
 */
export const route = <const Options extends RouteOptions>(options: Options) => {
  const { limits = [], uploadBytes, param, query, json, project, own, timeoutSeconds } = options;
  const steps = [
    authorize(options),
    ...limits,
    uploadBytes !== undefined && allowUpload(uploadBytes),
    param && validate("param", param),
    query && validate("query", query),
    json && validate("json", json),
    project && { path: requireProject, query: requireQueryProject }[project],
    own && loadOwn(own),
    timeoutSeconds !== undefined && requestTimeout(timeoutSeconds),
  ].filter((step) => typeof step === "function") as MiddlewareHandler<AppEnv>[];
  const middleware = (c: Context<AppEnv>, next: Next) => {
    // Only the first step may respond by itself; the others throw.
    const run = async (index: number): ReturnType<MiddlewareHandler<AppEnv>> => {
      const step = steps[index];
      return step ? step(c, async () => void (await run(index + 1))) : next();
    };
    return run(0);
  };
  routeOptions.set(middleware, options);
  return middleware as unknown as RouteMiddleware<Options>;
};

const loadOwn = (load: NonNullable<RouteOptions["own"]>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const [id = ""] = Object.values<string>(c.req.param());
    c.set("own", await load(c.var.db, c.var.user, id));
    await next();
  });

/** Options by their middleware, for the OpenAPI document. */
export const routeOptions = new WeakMap<object, RouteOptions>();

/** A JSON schema, the media type of a file, or null for an empty body. */
export type ResponseBody =
  | ZodType
  | "application/json"
  | "image/webp"
  | "text/csv"
  | "application/zip"
  | "application/rss+xml"
  | null;

/**
 * Documentation that can't be read from `route`: the successful responses by status, and the problems that the domain code
 * throws.
 */
export type OperationDocs = {
  description?: string;
  /** By default an empty 204. */
  responses?: Record<number, ResponseBody>;
  /** Whether the response can also be streamed as server-sent events. */
  isStreamed?: true;
  problems?: readonly ProblemCode[];
  /** Set if no validator reads the body, or if its schema is too loose. */
  requestBody?: ZodType | "multipart/form-data" | "text/csv";
};

/** Carries the documented output in the route's type, where a test compares it with the handler's. Never sent. */
export declare const documentedOutput: unique symbol;
type DocumentedOutput<Docs> = Docs extends { responses: infer Responses }
  ? output<Extract<Responses[keyof Responses], ZodType>>
  : never;

/** Documents a route for OpenAPI and the audit log. Place it after `route`, before the handler. */
export const describe = <const Docs extends OperationDocs = OperationDocs>(summary: string, docs?: Docs) => {
  const middleware: MiddlewareHandler<AppEnv, string, { in: { [documentedOutput]?: DocumentedOutput<Docs> } }> = (
    c,
    next,
  ) => {
    c.set("summary", summary);
    return next();
  };
  operationDocs.set(middleware, { ...docs, summary });
  return middleware;
};

/** Documentation by its middleware. */
export const operationDocs = new WeakMap<object, OperationDocs & { summary: string }>();

/** Responds 204 once the work is done. */
export const noContent = async <Env extends AppEnv>(c: Context<Env>, work: Promise<unknown>) => {
  await work;
  return c.body(null, 204);
};
