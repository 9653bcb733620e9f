// Stand-in for an OpenAI-compatible service: whole or streamed drafts, and failures.
import { createStandIn, type RecordedRequest } from "./stand-in.ts";

type Behavior = () => Response | Promise<Response>;
type Chat = { model: string; stream?: boolean; max_tokens: number; messages: { role: string; content: string }[] };

export const writerStandIn = () => {
  const behavior: {
    chunks: string[];
    now: Behavior | undefined;
    /** All parts after the first wait for this promise. */
    gate: Promise<void>;
  } = {
    chunks: ["Have a look ", "at Parcelo."],
    now: undefined,
    gate: Promise.resolve(),
  };
  const service = createStandIn(({ path, body }) => {
    if (behavior.now) return behavior.now();
    if (path !== "/v1/chat/completions") return { status: 404 };
    return (body as Chat).stream ? streamed(behavior.chunks, behavior.gate) : whole(behavior.chunks.join(""));
  });
  return {
    ...service,
    baseUrl: `${service.url}/v1`,
    behavior,
    /** The received chat requests, newest last. */
    chats: () => service.requests.map(({ body }: RecordedRequest) => body as Chat),
  };
};

const common = { id: "chat-1", created: 1, model: "stand-in" };

const whole = (content: string) =>
  Response.json({
    ...common,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  });

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ ...common, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Streams the first part at once and the rest when the gate resolves. */
export const streamed = (
  [first = "", ...rest]: string[],
  gate: Promise<void>,
  end = `${chunk({}, "stop")}data: [DONE]\n\n`,
) => {
  const encode = new TextEncoder();
  const body = new ReadableStream({
    start: async (stream) => {
      stream.enqueue(encode.encode(chunk({ role: "assistant", content: first }, null)));
      await gate;
      for (const content of rest) stream.enqueue(encode.encode(chunk({ content }, null)));
      stream.enqueue(encode.encode(end));
      stream.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};
