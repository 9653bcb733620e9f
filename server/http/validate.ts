import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type { core, ZodType } from "zod";
import { Problem } from "#shared/problem.ts";

/**
 * Validates input against a schema. Throws Problem `invalid` with one issue per error.
 * Also rejects text that Postgres can't store (NUL, lone surrogates), for all routes at once.
 */
export const validate = <Schema extends ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result, c) => {
    // Hono ignores a body of another content type, so a route whose fields are all optional would act on no input.
    if (target === "json" && c.req.raw.body && !/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
      throw new Problem("invalid", "Send the request body as application/json.");
    if (!result.success) throw invalidInput(target, result.error.issues);
    const path = findUnstorableText(result.data);
    if (path !== undefined)
      throw new Problem("invalid", "The text contains characters that can't be stored.", {
        issues: [{ path, message: "Remove control characters." }],
      });
  });

/** More of either repeats what a client sent: 70,000 unknown keys made a response of a megabyte. */
const maxIssues = 50;
const maxMessageLength = 500;

/** The Problem for input that fails its schema, with one issue per error, at most 50. */
export const invalidInput = (target: keyof ValidationTargets, issues: readonly core.$ZodIssue[]) =>
  new Problem("invalid", `The ${inputNames[target] ?? target} is invalid.`, {
    issues: issues.slice(0, maxIssues).map(({ path, message }) => ({
      path: path.join("."),
      message: message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message,
    })),
  });

const inputNames: Partial<Record<keyof ValidationTargets, string>> = {
  json: "request body",
  query: "query string",
  param: "path",
};

/** Returns the path of the first string that Postgres would reject, or undefined. */
const findUnstorableText = (value: unknown, path = ""): string | undefined => {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorableText(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
};
