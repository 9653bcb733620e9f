// Webhooks: a project's events for the customer's own endpoint. https://www.standardwebhooks.com
import { z } from "zod";
import { paging, totals } from "../pagination.ts";
import { webUrl } from "../urls/web-url.ts";
import { deliveryStates, loggedEvents, webhookEvents } from "../webhook-events.ts";

const url = webUrl("Enter the address of your endpoint, like https://example.com/hooks.");
const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Choose at least one event.")
  .max(webhookEvents.length)
  .transform((types) => webhookEvents.filter((type) => types.includes(type)));

export const webhookInput = z.object({ url, events }).strict();
export type WebhookInput = z.infer<typeof webhookInput>;
export const webhookChanges = webhookInput.extend({ active: z.boolean() }).partial().strict();
export type WebhookChanges = z.infer<typeof webhookChanges>;

/**
 * `failingSince`: no request has succeeded since. `reason`: why we turned it off. `previousSecretUntil`: until then, the
 * secret before the last rotation signs too.
 */
export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    active: z.boolean(),
    failingSince: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    previousSecretUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof webhook>;

export const webhookList = z.object({ webhooks: z.array(webhook), total: z.number().int() }).strict();
/** `secret` is returned only here. */
export const webhookWithSecret = webhook.extend({ secret: z.string() }).strict();
const attempt = z
  .object({
    at: z.iso.datetime(),
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    ms: z.number().int(),
  })
  .strict();

/** `id` is the `webhook-id` of every attempt. `nextAttemptAt`: when a pending one is tried again at the earliest. */
export const webhookDelivery = z
  .object({
    id: z.uuid(),
    event: z.enum(loggedEvents),
    state: z.enum(deliveryStates),
    attempts: z.array(attempt),
    nextAttemptAt: z.iso.datetime().nullable(),
    data: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveryQuery = paging(20)
  .extend({ state: z.enum(deliveryStates).optional() })
  .strict();
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
/** Newest first. */
export const deliveryList = z.object({ deliveries: z.array(webhookDelivery), ...totals }).strict();
