// Streams a text as server-sent events: its parts while it is generated, then the complete result.
import type { Context, TypedResponse } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../dependencies.ts";

/** Calls `onPart` with each part of a text, starting with the first, until the text is complete. */
export type FollowText = (onPart: (part: string) => void) => void;

export const acceptsEventStream = (c: Context<AppEnv>) =>
  Boolean(c.req.header("accept")?.includes("text/event-stream"));

/**
 * Streams the parts, then the result. The work continues if the client disconnects, so a later request can use the
 * result. Typed as the JSON response, which the typed client gets when it doesn't accept event streams.
 */
export const streamAnswer = <Whole>(c: Context<AppEnv>, follow: FollowText, whole: Promise<Whole>) => {
  // Turns off response buffering in nginx, which would delay the parts.
  c.header("X-Accel-Buffering", "no");
  const answer = streamSSE(c, async (stream) => {
    follow((part) => void stream.writeSSE({ data: JSON.stringify({ part }) }));
    try {
      await stream.writeSSE({ data: JSON.stringify(await whole) });
    } catch (err) {
      // The client only sees the stream end without a result; the cause goes to the log.
      c.var.log.error({ requestId: c.var.requestId, err }, "An answer in parts broke off.");
    }
  });
  answer.headers.set("Cache-Control", "no-store");
  return answer as Response & TypedResponse<Whole, 200, "json">;
};
