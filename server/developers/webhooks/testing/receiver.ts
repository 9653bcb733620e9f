// A customer's endpoint: verifies each request with the official library and records it.
import { Webhook } from "standardwebhooks";

export type ReceivedEvent = {
  id: string;
  type: string;
  objectId: string;
  headers: Record<string, string>;
  body: string;
  isAccepted: boolean;
};
type Reply = (event: Omit<ReceivedEvent, "isAccepted">) => Response | Promise<Response>;

export const receiverSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** `behavior.reply` answers; without it, every valid request is accepted. */
export const createReceiver = ({ tls }: { tls?: { key: string; cert: string } } = {}) => {
  const received: ReceivedEvent[] = [];
  const behavior: { reply?: Reply | undefined; invalid: number } = { invalid: 0 };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    ...(tls && { tls }),
    fetch: async (request) => {
      const body = await request.text();
      const headers = Object.fromEntries(request.headers);
      if (!isSigned(receiverSecret, body, headers)) behavior.invalid++;
      const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
      const event = { id: headers["webhook-id"] ?? "", type, objectId: data.id, headers, body };
      const response = (await behavior.reply?.(event)) ?? new Response(null, { status: 204 });
      received.push({ ...event, isAccepted: response.ok });
      return response;
    },
  });
  const host = `127.0.0.1:${server.port}`;
  return {
    host,
    url: `${tls ? "https" : "http"}://${host}/hooks`,
    received,
    accepted: () => received.filter(({ isAccepted }) => isAccepted),
    behavior,
    stop: () => server.stop(true),
  };
};

/**
 * Whether the official library accepts the signature. It compares the timestamp with the system's clock, which is not
 * the test's, so the timestamp is checked separately.
 */
export const isSigned = (secret: string, body: string, headers: Record<string, string>) => {
  const webhook = new Webhook(secret);
  const id = headers["webhook-id"] ?? "";
  const sentAt = new Date(Number(headers["webhook-timestamp"]) * 1000);
  return (headers["webhook-signature"] ?? "").split(" ").includes(webhook.sign(id, sentAt, body));
};
