import type { GeneratedReply } from "#shared/mentions.ts";
import { ApiError, browserClient, read } from "../../app/api-client.ts";

type StreamEvent = { part: string } | GeneratedReply;

/**
 * Requests a draft reply and streams it: `onText` receives the text so far. Returns the final reply, which replaces it.
 * Throws ApiError if the stream breaks off.
 */
export const streamDraft = async (mentionId: string, signal: AbortSignal, onText: (soFar: string) => void) => {
  const answer = await browserClient().posts[":mentionId"].generate.$get(
    { param: { mentionId } },
    { headers: { accept: "text/event-stream" }, init: { signal } },
  );
  if (!answer.ok || !answer.body) return read(Promise.resolve(answer));
  let soFar = "";
  for await (const event of eventsIn(answer.body)) {
    if (!("part" in event)) return event;
    soFar += event.part;
    onText(soFar);
  }
  throw streamInterrupted();
};

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  // Not all supported browsers can iterate a stream with `for await`.
  const reader = body.getReader();
  const decode = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch(throwStreamInterrupted);
    if (done) return;
    const events = (text + decode.decode(value, { stream: true })).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      if (event.startsWith("data: ")) yield JSON.parse(event.slice("data: ".length)) as StreamEvent;
  }
}

const streamInterrupted = () =>
  new ApiError(503, {
    error: "unavailable",
    detail: "The draft broke off. Ask again: within a minute it counts once.",
  });

const throwStreamInterrupted = (error: unknown): never => {
  if ((error as Error).name === "AbortError") throw error;
  throw streamInterrupted();
};
