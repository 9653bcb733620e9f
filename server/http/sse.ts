// An answer that is written while it is read: its parts as server-sent events, and the whole at the end.
import type { Context, TypedResponse } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../dependencies.ts";

/** Tells each part of a text, from the first on, as long as the text is being written. */
export type FollowText = (onPart: (part: string) => void) => void;

export const acceptsEventStream = (c: Context<AppEnv>) =>
  Boolean(c.req.header("accept")?.includes("text/event-stream"));

/**
 * The work goes on when the reader leaves; what it comes to is for whoever asks next. For the typed client it is the answer
 * of those who do not want parts.
 */
export const streamAnswer = <Whole>(c: Context<AppEnv>, follow: FollowText, whole: Promise<Whole>) => {
  // A proxy that gathers the parts would undo them.
  c.header("X-Accel-Buffering", "no");
  const answer = streamSSE(c, async (stream) => {
    follow((part) => void stream.writeSSE({ data: JSON.stringify({ part }) }));
    try {
      await stream.writeSSE({ data: JSON.stringify(await whole) });
    } catch (err) {
      // The reader sees that the end is missing; why is ours to know.
      c.var.log.error({ requestId: c.var.requestId, err }, "An answer in parts broke off.");
    }
  });
  answer.headers.set("Cache-Control", "no-store");
  return answer as Response & TypedResponse<Whole, 200, "json">;
};
