import type { Context, ErrorHandler } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable } from "#db/connection-errors.ts";
import { Problem, type ProblemBody, type ProblemCode, problemStatus, somethingBad } from "#shared/problem.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Returns errors as RFC 9457 problem details (an HTML page outside the API). Unexpected ones become `internal`, logged
 * with their cause.
 */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const problem = toProblem(error, c);
  return /^\/api(\/|$)/.test(c.req.path) ? problemResponse(c, problem) : errorPage(c, problem);
};

/** Fallback error page. Plain HTML, so that rendering it cannot fail as well. */
const errorPage = (c: Context<AppEnv>, { code, message, headers }: Problem) =>
  c.html(
    html`<!doctype html><html lang="en"><meta name="robots" content="noindex" /><title>${titles[code]}</title>
      <h1>${titles[code]}</h1><p>${message}</p><p><a href="/">Go back home</a></p></html>`,
    problemStatus[code] as ContentfulStatusCode,
    { "Cache-Control": "no-store", ...headers },
  );

export const problemResponse = (c: Context<AppEnv>, problem: Problem) => {
  const status = problemStatus[problem.code] as ContentfulStatusCode;
  const body: ProblemBody = {
    title: titles[problem.code],
    status,
    detail: problem.message,
    error: problem.code,
    ...(problem.issues && { issues: problem.issues }),
    ...(problem.challenge && { challenge: problem.challenge }),
  };
  return c.body(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Cache-Control": "no-store",
    ...problem.headers,
  });
};

const toProblem = (error: Error, c: Context<AppEnv>) => {
  if (error instanceof Problem) {
    if (error.code === "upstream" && error.cause)
      c.var.log.error({ requestId: c.var.requestId, err: error.cause }, "An external service failed.");
    return error;
  }
  // Hono throws these for its own parsing, such as a body that is not valid JSON.
  if (error instanceof HTTPException && error.status < 500) return new Problem("invalid", error.message);
  // The client disconnected: expected, so nothing is logged as an error.
  if (c.req.raw.signal.aborted) return new Problem("unavailable", "The client disconnected.");
  if (isDatabaseUnavailable(error)) {
    c.var.log.error({ requestId: c.var.requestId, err: error }, "The database is not responding.");
    return new Problem("unavailable", "The service is temporarily unavailable. Please try again.", {
      headers: { "Retry-After": "1" },
    });
  }
  c.var.log.error({ requestId: c.var.requestId, err: error }, "A request failed unexpectedly.");
  return new Problem("internal", somethingBad);
};

const titles: Record<ProblemCode, string> = {
  invalid: "Invalid input",
  unauthenticated: "Not signed in",
  forbidden: "Not allowed",
  "second-factor": "Code needed",
  limit: "Limit reached",
  "not-found": "Not found",
  "method-not-allowed": "Method not allowed",
  conflict: "Conflict",
  "too-large": "Too large",
  unsupported: "Unsupported",
  "rate-limited": "Too many requests",
  internal: "Internal error",
  upstream: "External service failed",
  unavailable: "Not available",
};
