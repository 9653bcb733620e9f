import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { getOwnProject, isWriterOf } from "../access/own-project.ts";
import type { AppEnv } from "./app-env.ts";
import { invalidInput } from "./validate.ts";

export type Project = Awaited<ReturnType<typeof getOwnProject>>;
type ProjectEnv<Found> = AppEnv & { Variables: { project: Found } };

const byId = z.object({ id: z.uuid() });
const byProjectId = z.object({ projectId: z.uuid() });

/**
 * Requires a project that the signed-in user owns or is a member of (an admin: any project), with the role that the call
 * needs, and sets `c.var.project`. Its id is the path parameter `:projectId` or `:id`.
 */
export const requireProject = createMiddleware<ProjectEnv<Project>>(async (c, next) => {
  const param: Record<string, string> = c.req.param();
  const parsed = "projectId" in param ? byProjectId.safeParse(param) : byId.safeParse(param);
  if (!parsed.success) throw invalidInput("param", parsed.error.issues);
  const id = "projectId" in parsed.data ? parsed.data.projectId : parsed.data.id;
  c.set("project", await getOwnProject(c.var.db, c.var.user, id));
  await next();
});

const inQuery = z.object({ project: z.uuid().optional() });

/**
 * Like `requireProject`, for a project in the optional query parameter `project`. Operators can name the project of an
 * article that they are writing.
 */
export const requireQueryProject = createMiddleware<ProjectEnv<Project | undefined>>(async (c, next) => {
  const parsed = inQuery.safeParse({ project: c.req.query("project") });
  if (!parsed.success) throw invalidInput("query", parsed.error.issues);
  const { project: id } = parsed.data;
  const { db, user } = c.var;
  if (id === undefined) c.set("project", undefined);
  else {
    const isAllowed = user.isAdmin || (user.role === "operator" && (await isWriterOf(db, user, id)));
    c.set("project", await getOwnProject(db, { ...user, isAdmin: isAllowed }, id));
  }
  await next();
});

/** Returns the path schema of a route with `requireProject`, for the OpenAPI document. */
export const projectPathOf = (path: string) => (path.includes(":projectId") ? byProjectId : byId);
