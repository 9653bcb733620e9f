// Operations on the Stripe accounts that customers connect.
import type Stripe from "stripe";
import type { Coupon } from "#shared/billing/payments.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import type { Env } from "../../env.ts";
import { type createStripeCalls, isAccessRevoked, isInvalidGrant, paymentServiceFailed } from "./stripe-client.ts";
import { appliedByField, type ConnectedSubscription, toConnectedSubscription, toCoupon } from "./stripe-objects.ts";

const maxCoupons = 300;

type ConnectOptions = ReturnType<typeof createStripeCalls> & {
  secretKey: string;
  env: Pick<Env, "STRIPE_URL" | "STRIPE_TEST_SECRET_KEY" | "STRIPE_CONNECT_CLIENT_ID">;
  requirePaymentUrl: (url: string) => string;
};

/** Methods throw Problem `upstream` when Stripe fails, times out or no longer lets us use the account. */
export const createConnectCalls = (options: ConnectOptions) => {
  const { createClient, callStripe, findInStripe, secretKey, env, requirePaymentUrl } = options;

  const keyOf = (mode: Mode) => {
    const ownTestKey = /^\w+_test_/.test(secretKey) ? secretKey : undefined;
    const key = mode === "test" ? (env.STRIPE_TEST_SECRET_KEY ?? ownTestKey) : secretKey;
    if (!key) throw new Problem("unavailable", "Stripe's test mode is not configured.");
    return key;
  };

  const explainRevoked = (problem: Problem): never => {
    if (!isAccessRevoked(problem.cause)) throw problem;
    throw paymentServiceFailed(problem.cause, "Stripe no longer lets us use this account. Connect it again.");
  };

  return {
    /** Returns the OAuth URL at which a customer connects their own Stripe account. */
    connectUrl: (mode: Mode, state: string, redirectUri: string) => {
      keyOf(mode);
      if (!env.STRIPE_CONNECT_CLIENT_ID)
        throw new Problem("unavailable", "Connecting Stripe accounts is not configured.");
      const url = new URL("/oauth/authorize", env.STRIPE_URL ?? "https://connect.stripe.com");
      url.search = new URLSearchParams({
        response_type: "code",
        client_id: env.STRIPE_CONNECT_CLIENT_ID,
        scope: "read_write",
        state,
        redirect_uri: redirectUri,
      }).toString();
      return requirePaymentUrl(url.href);
    },

    /** Returns the account id for an OAuth code, or undefined if the code is invalid or belongs to the other mode. */
    accountOf: async (code: string, mode: Mode) => {
      const client_secret = keyOf(mode);
      const params = { grant_type: "authorization_code" as const, code, client_secret };
      const grant = createClient(client_secret).oauth.token(params);
      const response = await callStripe(
        grant.catch((error) => (isInvalidGrant(error) ? undefined : Promise.reject(error))),
      );
      return response?.livemode === (mode === "live") ? response.stripe_user_id : undefined;
    },

    coupons: async (accountId: string, mode: Mode): Promise<Coupon[]> => {
      const client = createClient(keyOf(mode));
      const list = client.coupons.list({ limit: 100 }, { stripeAccount: accountId });
      const coupons = await callStripe(list.autoPagingToArray({ limit: maxCoupons })).catch(explainRevoked);
      return coupons.map(toCoupon);
    },

    /** Returns a subscription of a connected account, or undefined if the account has none with this id. */
    findConnectedSubscription: async (accountId: string, mode: Mode, id: string) => {
      const found = createClient(keyOf(mode)).subscriptions.retrieve(id, {}, { stripeAccount: accountId });
      const subscription = await findInStripe(found).catch(explainRevoked);
      return subscription && toConnectedSubscription(subscription);
    },

    /** Changes a subscription of a connected account, and marks it. The same change twice has the effect of one. */
    changeConnectedSubscription: async (
      accountId: string,
      mode: Mode,
      { id, discountIds }: ConnectedSubscription,
      change: { appliedBy: string } & ({ couponId: string } | { resumesAt: Date }),
    ) => {
      const params: Stripe.SubscriptionUpdateParams = { metadata: { [appliedByField]: change.appliedBy } };
      // The list replaces the existing discounts, so it contains them.
      if ("couponId" in change)
        params.discounts = [...discountIds.map((discount) => ({ discount })), { coupon: change.couponId }];
      else params.pause_collection = { behavior: "void", resumes_at: Math.floor(change.resumesAt.getTime() / 1000) };
      const changed = createClient(keyOf(mode)).subscriptions.update(id, params, { stripeAccount: accountId });
      await callStripe(changed).catch(explainRevoked);
    },
  };
};
