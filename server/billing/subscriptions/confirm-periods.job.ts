import type { Dependencies } from "../../dependencies.ts";
import { listUnpaidSubscriptions } from "../credits/grants.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Asks Stripe whether the current periods of active subscriptions are paid by now: the event may have been missed, or
 * the subscription is older than the credits.
 */
export const confirmPeriods = async (dependencies: Dependencies) => {
  for (const stripeId of await listUnpaidSubscriptions(dependencies.db)) {
    if (dependencies.lifecycle.isStopping) return;
    await syncSubscription(dependencies, stripeId).catch((err) =>
      dependencies.log.error({ err, subscription: stripeId }, "A subscription could not be synced."),
    );
  }
};
