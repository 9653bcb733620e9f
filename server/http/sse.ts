// Streams a text as server-sent events: its parts while it is generated, then the complete result.
import type { Context, TypedResponse } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "./app-env.ts";

/** Calls `onPart` with each part of a text, starting with the first, until the text is complete. */
export type SubscribeToText = (onPart: (part: string) => void) => void;

export const acceptsEventStream = <Env extends AppEnv>(c: Context<Env>) =>
  Boolean(c.req.header("accept")?.includes("text/event-stream"));

/**
 * Streams the parts, then the result. The work continues if the client disconnects, so a later request can use the
 * result. Typed as the JSON response, which the typed client gets when it doesn't accept event streams.
 */
export const streamText = <Env extends AppEnv, Result>(
  c: Context<Env>,
  subscribe: SubscribeToText,
  result: Promise<Result>,
) => {
  // Turns off response buffering in nginx, which would delay the parts.
  c.header("X-Accel-Buffering", "no");
  const response = streamSSE(c, async (stream) => {
    subscribe((part) => void stream.writeSSE({ data: JSON.stringify({ part }) }));
    try {
      await stream.writeSSE({ data: JSON.stringify(await result) });
    } catch (err) {
      // The client only sees the stream end without a result; the cause goes to the log.
      c.var.log.error({ requestId: c.var.requestId, err }, "A streamed response failed.");
    }
  });
  response.headers.set("Cache-Control", "no-store");
  return response as Response & TypedResponse<Result, 200, "json">;
};
