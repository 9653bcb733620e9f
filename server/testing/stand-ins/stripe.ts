// Stand-in for Stripe, with state: API, hosted pages and signed events. It can fail on demand.
import { createPayments } from "../../integrations/stripe/stripe.ts";
import { createStandIn } from "./stand-in.ts";
import { type Portal, answer as response } from "./stripe/api.ts";
import { answerAccount, type Connected, type ConnectedSubscription, type Coupon } from "./stripe/connected-account.ts";
import { createLedger, signatureOf } from "./stripe/ledger.ts";
import { newId, type Price, type StripeEvent } from "./stripe/objects.ts";
import { visit } from "./stripe/pages.ts";
import { refusal as error, type Reply } from "./stripe/protocol.ts";

export type { StripeEvent } from "./stripe/objects.ts";

const keys = { live: "sk_live_of_the_stand_in", test: "sk_test_of_the_stand_in" };
const clientId = "ca_of_the_stand_in";
/** Longer than ours, so that no slow machine exceeds them. */
const patientTimeouts = { timeoutMs: 100_000, signInTimeoutMs: 100_000 };
export const webhookSecret = "whsec_of_the_stand_in";

/**
 * `behavior.refusal` fails every API call with that status, `hangs` never responds, changes wait for `late`. `env`
 * holds the variables that point our server to it.
 */
export const stripe = ({ livemode = true } = {}) => {
  const behavior: { refusal?: number; hangs?: boolean; late?: () => Promise<void> } = {};
  const connected = new Map<string, Connected>();
  /** Of connected accounts, by account and mode. */
  const subscriptions = new Map<string, ConnectedSubscription[]>();
  const codes = new Map<string, string>();
  const portals = new Map<string, Portal>();
  const requestsByKey = new Map<string, { pendingAction: string; reply?: Reply }>();
  const ledger = createLedger({ livemode, url: () => service.url });

  const reply = async (call: {
    method: string;
    path: string;
    query: URLSearchParams;
    headers: Headers;
    body: unknown;
  }) => {
    const seen = visit({ ...call, ledger, portals, codes, clientId });
    if (seen) return seen;
    if (behavior.hangs) return new Promise<never>(() => {});
    if (call.method === "POST") await behavior.late?.();
    if (behavior.refusal === 429) return error(429, "Too many requests", "rate_limit");
    if (call.path === "/oauth/token") return behavior.refusal ? broken(behavior.refusal) : token(call.body);
    const key = call.headers.get("authorization")?.replace(/^Bearer /, "");
    const mode = key === keys.live ? "live" : key === keys.test ? "test" : undefined;
    if (!mode) return error(401, "Invalid API Key provided.");
    return once(call, () => (behavior.refusal ? broken(behavior.refusal) : served(call, mode)));
  };

  const served = (call: Parameters<typeof reply>[0], mode: "live" | "test") => {
    const account = call.headers.get("stripe-account");
    const coupons = account ? connected.get(account)?.[mode] : undefined;
    if (account && !coupons)
      return error(403, `The provided key does not have access to account '${account}'.`, "account_invalid");
    if (coupons) return answerAccount(call, { coupons, subscriptions: subscriptions.get(`${account} ${mode}`) ?? [] });
    return response({ ...call, ledger, portals, url: service.url });
  };

  /** Replays the stored response for an idempotency key, including server errors. */
  const once = async (call: Parameters<typeof reply>[0], serve: () => Reply) => {
    const key = call.method === "POST" ? call.headers.get("idempotency-key") : null;
    if (!key) return serve();
    const pendingAction = `${call.path} ${call.body}`;
    const existing = requestsByKey.get(key);
    if (existing && existing.pendingAction !== pendingAction) return reusedKey;
    if (existing)
      return existing.reply ?? error(409, "There is another request with this key.", "idempotency_key_in_use");
    const entry: { pendingAction: string; reply?: Reply } = { pendingAction };
    requestsByKey.set(key, entry);
    await Bun.sleep(5);
    const reply = serve();
    // Authentication errors are not stored, so the request can be retried.
    if (reply.status === 401) requestsByKey.delete(key);
    // A snapshot: later changes to the objects must not alter the replay.
    entry.reply = structuredClone(reply);
    return reply;
  };

  const token = (body: unknown): Reply => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const secret = form.get("client_secret") ?? "";
    const code = form.get("code") ?? "";
    const account = codes.get(code);
    if (!Object.values(keys).includes(secret))
      return { status: 401, body: { error: "invalid_client", error_description: "No such API key." } };
    if (!account)
      return {
        status: 400,
        body: { error: "invalid_grant", error_description: `Authorization code does not exist: ${code}` },
      };
    codes.delete(code);
    if (!connected.has(account)) connected.set(account, { live: [], test: [] });
    const livemode = secret === keys.live;
    return { status: 200, body: { token_type: "bearer", stripe_user_id: account, livemode, scope: "read_write" } };
  };

  const service = createStandIn(reply);
  const key = livemode ? keys.live : keys.test;
  const env = {
    STRIPE_SECRET_KEY: key,
    STRIPE_TEST_SECRET_KEY: keys.test,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_CLIENT_ID: clientId,
    STRIPE_URL: service.url,
  };

  return {
    ...service,
    ...ledger,
    behavior,
    env,
    keys,
    connected,
    portals,
    /** Our Stripe integration, set up as `createDependencies` does from these variables. */
    payments: (more: Partial<typeof env> = {}, timeouts = patientTimeouts) =>
      createPayments(more.STRIPE_SECRET_KEY ?? key, { ...env, ...more }, timeouts),
    /** Returns an OAuth code for a connected account. */
    code: (account = newId("acct")) => {
      const code = newId("ac");
      codes.set(code, account);
      return code;
    },
    coupons: (account: string, mode: "live" | "test", coupons: Coupon[]) => {
      connected.set(account, { live: [], test: [], ...connected.get(account), [mode]: coupons });
    },
    /** Starts a subscription in a connected account. */
    subscribe: (account: string, mode: "live" | "test", price: Price, values: Partial<ConnectedSubscription> = {}) => {
      const subscription: ConnectedSubscription = {
        id: newId("sub"),
        object: "subscription",
        status: "active",
        currency: price.currency,
        ended_at: null,
        discounts: [],
        metadata: {},
        pause_collection: null,
        items: { object: "list", data: [{ id: newId("si"), quantity: 1, price }] },
        ...values,
      };
      const key = `${account} ${mode}`;
      subscriptions.set(key, [...(subscriptions.get(key) ?? []), subscription]);
      return subscription;
    },
    /** Revokes our access to a connected account. */
    disconnect: (account: string, mode: "live" | "test" = "live") => {
      connected.delete(account);
      return ledger.emit(
        "account.application.deauthorized",
        { id: clientId, object: "application" },
        account,
        mode === "live",
      );
    },
    /** Delivers all further events to a server, with retries. */
    deliverTo: (url: string) => {
      ledger.listeners.push((event) => void deliver(url, event));
    },
  };
};

const reusedKey: Reply = {
  status: 400,
  body: {
    error: {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    },
  },
};

const broken = (status: number): Reply => ({ status, body: { error: { type: "api_error", message: "Broken." } } });

/** Returns a webhook request with a Stripe signature. */
export const delivery = (
  { raw }: Pick<StripeEvent, "raw">,
  { secret = webhookSecret, at = undefined as number | undefined } = {},
) => ({
  method: "POST",
  body: raw,
  headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signatureOf(raw, secret, at) },
});

const deliver = async (url: string, event: StripeEvent) => {
  for (let attempts = 0; attempts < 6; attempts++) {
    const response = await fetch(url, delivery(event)).catch(() => undefined);
    if (response?.ok) return;
    await Bun.sleep(200 * 2 ** attempts);
  }
};
