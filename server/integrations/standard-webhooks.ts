// Signs requests to customers' endpoints. https://www.standardwebhooks.com
import { createHmac, randomBytes } from "node:crypto";

export const createWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

type Message = { id: string; sentAt: Date; body: string };

const sign = (secret: string, content: string) => {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
};

/** The headers of one attempt. It is signed with each secret, so that a receiver can change from one to the other. */
export const webhookHeaders = (secrets: readonly string[], { id, sentAt, body }: Message) => {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)).join(" "),
  };
};
