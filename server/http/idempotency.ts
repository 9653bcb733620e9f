import type { Context, Next } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import { Problem } from "#shared/problem.ts";
import { startIdempotentRequest } from "../limits/idempotent-requests.ts";
import type { AppEnv } from "./app-env.ts";

const printable = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs the rest of an authenticated route. A JSON POST with an `Idempotency-Key` runs once: repeated, it gets the same
 * response. Only successes are saved, since a request that failed has changed nothing and should run again.
 */
export const runIdempotently = async (c: Context<AppEnv>, next: Next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined || c.req.method !== "POST" || !isJson(c.req.header("content-type"))) return next();
  if (!printable.test(key))
    throw new Problem("invalid", "An Idempotency-Key has 1 to 255 printable ASCII characters without spaces.");
  const { saved, save, release } = await startIdempotentRequest(c.var, {
    userId: c.var.user.id,
    call: `POST ${c.req.path.replace(/\/$/, "")}`,
    key,
    content: JSON.stringify([new URL(c.req.url).search, await c.req.text()]),
  });
  if (saved) {
    c.header("Idempotency-Replayed", "true");
    if (saved.body === "") return c.body(null, saved.status as StatusCode);
    return c.body(saved.body, saved.status as ContentfulStatusCode, { "Content-Type": "application/json" });
  }
  const logFailure = (err: unknown) =>
    c.var.log.error({ requestId: c.var.requestId, err }, "An idempotent request could not be saved.");
  try {
    await next();
  } catch (error) {
    await release().catch(logFailure);
    throw error;
  }
  // The response is correct even if saving it fails, and a client that has it does not repeat the request.
  await (isRepeatable(c.res) ? save({ status: c.res.status, body: await c.res.clone().text() }) : release()).catch(
    logFailure,
  );
};

/** A request without a body has no content type. */
const isJson = (contentType: string | undefined) =>
  contentType === undefined || /^application\/json\b/i.test(contentType);

/** Whether the response is a success that can be sent again; a stream can't. */
const isRepeatable = ({ ok, body, headers }: Response) =>
  ok && (body === null || /^application\/json\b/.test(headers.get("content-type") ?? ""));
