// Reads texts that the API streams as server-sent events.
import { ApiError, read } from "./api-client.ts";

type StreamedResponse<Result> = {
  ok: boolean;
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  json: () => Promise<Result>;
};
type StreamEvent<Result> = { part: string } | Result;

/**
 * Streams a text: `onText` receives the text so far. Returns the result that ends the stream. Throws ApiError, with the
 * detail `interrupted` if the stream ends early.
 */
export const readTextStream = async <Result extends object>(
  call: Promise<StreamedResponse<Result>>,
  onText: (soFar: string) => void,
  interrupted: string,
): Promise<Result> => {
  const response = await call;
  if (!response.ok || !response.body) return read(Promise.resolve(response));
  const failure = new ApiError(503, { error: "unavailable", detail: interrupted });
  let soFar = "";
  for await (const event of eventsIn<Result>(response.body, failure)) {
    if (!("part" in event)) return event;
    soFar += event.part;
    onText(soFar);
  }
  throw failure;
};

async function* eventsIn<Result extends object>(
  body: ReadableStream<Uint8Array>,
  failure: ApiError,
): AsyncGenerator<StreamEvent<Result>> {
  // Not all supported browsers can iterate a stream with `for await`.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch((error: Error) => {
      throw error.name === "AbortError" ? error : failure;
    });
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      if (event.startsWith("data: ")) yield JSON.parse(event.slice("data: ".length)) as StreamEvent<Result>;
  }
}
