// Standard Webhooks: the vector of its specification, and what its library accepts of our requests.
import { Webhook } from "standardwebhooks";
import { test } from "vitest";
import { createWebhookSecret, webhookHeaders } from "../integrations/standard-webhooks.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { stopDate } from "../testing/stop-date.ts";

const published = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  message: {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  },
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const createMessage = () => ({ id: "evt_1", sentAt: new Date(), body: '{"type":"report.ready"}' });
type Message = ReturnType<typeof createMessage>;
type Case = { secrets?: string[]; message?: Partial<Message>; received?: string; isValid?: boolean };
const createCases = (): Record<string, Case> => ({
  "a message": {},
  "an empty object": { message: { body: "{}" } },
  "text outside ASCII": { message: { body: JSON.stringify({ name: "Käse 😀 \u2028" }) } },
  "a body of 1 MB": { message: { body: JSON.stringify({ text: "x".repeat(1_000_000) }) } },
  "a new secret beside the old one": { secrets: [other, secret] },
  "an old secret beside the new one": { secrets: [secret, other] },
  "four minutes late": { message: { sentAt: minutes(-4) } },
  "another secret": { secrets: [other], isValid: false },
  "a changed body": { received: '{"type":"report.sent"}', isValid: false },
  "six minutes late": { message: { sentAt: minutes(-6) }, isValid: false },
  "six minutes early": { message: { sentAt: minutes(6) }, isValid: false },
});

test("Standard Webhooks: specification's vector, library's verdicts", () => {
  stopDate();
  const { "webhook-signature": signature } = webhookHeaders([published.secret], published.message);
  const results: Results = new Map([
    ["the vector of the specification", signature === published.signature ? undefined : `is ${signature}`],
  ]);
  for (const [name, { secrets = [secret], message: changed, received, isValid = true }] of Object.entries(
    createCases(),
  )) {
    const sent = { ...createMessage(), ...changed };
    let isAccepted = true;
    try {
      new Webhook(secret).verify(received ?? sent.body, webhookHeaders(secrets, sent));
    } catch {
      isAccepted = false;
    }
    results.set(name, isAccepted === isValid ? undefined : `is ${isAccepted ? "accepted" : "refused"}`);
  }
  expectConformance(results);
});
