// The app with a customer's endpoint, and shortcuts to queue and deliver events.
import { asc, eq } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { webhookEvents } from "#shared/webhook-events.ts";
import { emitEvents } from "../../../events/webhook-events.ts";
import { createSafeFetch } from "../../../integrations/safe-fetch.ts";
import { noFigures } from "../../../testing/report-figures.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { deliverWebhooks } from "../deliver.job.ts";
import { receiverSecret } from "./receiver.ts";

export const createWebhooksApp = async (options: Parameters<typeof createSafeFetch>[0]) => {
  const app = await createTestApp({ safeFetch: createSafeFetch(options) });
  const { dependencies, create, clock } = app;
  const { db, secrets } = dependencies;

  /** A project of a new customer with one webhook for all events. */
  const createHook = async (url: string, values: Partial<typeof webhooks.$inferInsert> = {}) => {
    const user = await create.user({ emailVerifiedAt: dependencies.clock() });
    const { id: projectId } = await create.project({ ownerId: user.id });
    const id = crypto.randomUUID();
    const secret = secrets.seal(receiverSecret, id);
    await create.webhook({ id, projectId, url, events: [...webhookEvents], secret, ...values });
    return { id, projectId, user };
  };

  return {
    ...app,
    createHook,
    emit: (projectId: string, objectId: string, month = "2026-11") =>
      emitEvents(db, dependencies.clock(), projectId, [reportEvent(objectId, month)]),
    deliver: () => deliverWebhooks(dependencies),
    /** Moves the clock, then delivers. */
    deliverAfter: (seconds: number) => {
      clock.forward(seconds);
      return deliverWebhooks(dependencies);
    },
    hook: async (id: string) => {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
      if (!row) throw new Error("The webhook is gone.");
      return row;
    },
    deliveries: (webhookId: string) =>
      db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookId, webhookId))
        .orderBy(asc(webhookDeliveries.position)),
  };
};

/** An event of any object; `month` tells events apart. */
export const reportEvent = (id: string, month: string) =>
  ({ type: "report.ready", data: { id, month, figures: noFigures } }) as const;
