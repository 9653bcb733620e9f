// The calls of the Stripe API that the app makes for its own account, with Stripe's responses and errors. https://docs.stripe.com/api
import type { Ledger } from "./ledger.ts";
import { type Invoice, newId, type Session } from "./objects.ts";
import { type Form, formOf, listOf, missing, ok, type Reply, refusal, runs, textOf, textsOf } from "./protocol.ts";
import { answerRefund } from "./returns.ts";

export type Portal = { customer: string; returnUrl: string; flow: string | undefined };

type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  ledger: Ledger;
  url: string;
  portals: Map<string, Portal>;
};

export const answer = (call: Call): Reply => {
  const { method, path } = call;
  const [, room = "", id = ""] =
    path.match(/^\/v1\/([a-z_]+(?:\/(?:sessions|configurations))?)(?:\/([\w.%-]+))?$/) ?? [];
  const route = `${method} ${room}${id && "/:id"}`;
  const form = call.body instanceof URLSearchParams ? formOf(call.body) : {};
  switch (route) {
    case "POST checkout/sessions":
      return startCheckout(call, form);
    case "GET checkout/sessions":
      return findCheckouts(call);
    case "GET checkout/sessions/:id": {
      const session = call.ledger.sessions.get(id);
      return session ? ok(expanded(call, session, "")) : missing("checkout.session", id, "session");
    }
    case "POST billing_portal/sessions":
      return startPortal(call, form);
    case "GET subscriptions":
      return findSubscriptions(call);
    case "GET subscriptions/:id": {
      const subscription = call.ledger.subscriptions.get(id);
      if (!subscription) return missing("subscription", id, "id");
      const paths = expansionsOf(call.query);
      const customer = paths.includes("customer")
        ? (call.ledger.customers.get(subscription.customer) ?? { id: subscription.customer, deleted: true })
        : subscription.customer;
      const invoice = call.ledger.invoices.get(subscription.latest_invoice ?? "");
      const latest_invoice =
        invoice && paths.some((path) => path.startsWith("latest_invoice"))
          ? invoiceOf(call, invoice, paths.includes("latest_invoice.payments"))
          : subscription.latest_invoice;
      return ok({ ...subscription, customer, latest_invoice });
    }
    case "GET invoices/:id": {
      const invoice = call.ledger.invoices.get(id);
      const hasPayments = expansionsOf(call.query).includes("payments");
      return invoice ? ok(invoiceOf(call, invoice, hasPayments)) : missing("invoice", id, "invoice");
    }
    case "POST refunds":
      return answerRefund(call.ledger, form);
    case "GET refunds": {
      const found = [...call.ledger.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === call.query.get("payment_intent"),
      );
      return listOf(found.reverse(), path);
    }
    case "GET disputes/:id": {
      const dispute = call.ledger.disputes.get(id);
      return dispute ? ok(dispute) : missing("dispute", id, "dispute");
    }
    case "GET prices/:id": {
      const price = call.ledger.prices.get(id);
      return price ? ok(price) : missing("price", id, "price");
    }
    case "GET prices":
      return listOf([...call.ledger.prices.values()].slice(0, Number(call.query.get("limit") ?? 10)), path);
    case "GET webhook_endpoints":
      return listOf(call.ledger.webhookEndpoints, path);
    case "GET billing_portal/configurations":
      return listOf(
        call.ledger.portalConfigurations.filter(
          ({ is_default }) => !call.query.has("is_default") || String(is_default) === call.query.get("is_default"),
        ),
        path,
      );
    case "GET promotion_codes":
      return listPromotionCodes(call);
    case "POST subscriptions/:id":
      return changeSubscription(call, id, form);
    case "DELETE subscriptions/:id": {
      // A canceled subscription can be read but not canceled again.
      if (runs(call.ledger.subscriptions.get(id))) return ok(call.ledger.cancel(id));
      return missing("subscription", id, "id");
    }
    default:
      return refusal(404, `Unrecognized request URL (${method}: ${path}).`);
  }
};

/** An invoice's payments are returned only if expanded. */
const invoiceOf = ({ ledger }: Call, invoice: Invoice, hasPayments: boolean) => {
  const intent = ledger.intents.get(ledger.invoiceIntents.get(invoice.id) ?? "");
  const payment = { type: "payment_intent", payment_intent: intent?.id };
  const status = intent?.status === "succeeded" ? "paid" : "open";
  const data = intent ? [{ id: newId("inpay"), object: "invoice_payment", status, payment }] : [];
  return { ...invoice, ...(hasPayments && { payments: { object: "list", data, has_more: false } }) };
};

const checkoutParams = new Set([
  "mode",
  "line_items",
  "client_reference_id",
  "customer",
  "customer_email",
  "customer_creation",
  "metadata",
  "subscription_data",
  "payment_intent_data",
  "allow_promotion_codes",
  "discounts",
  "invoice_creation",
  "billing_address_collection",
  "automatic_tax",
  "tax_id_collection",
  "customer_update",
  "success_url",
  "cancel_url",
]);

const startCheckout = ({ ledger }: Call, form: Form): Reply => {
  const unknown = Object.keys(form).find((name) => !checkoutParams.has(name));
  if (unknown) return refusal(400, `Received unknown parameter: ${unknown}`, "parameter_unknown", unknown);
  const priceId = textOf(form, "line_items", "0", "price") ?? "";
  const price = ledger.prices.get(priceId);
  if (!price) return missing("price", priceId, "line_items[0][price]", 400);
  const [customer, email, mode] = [textOf(form, "customer"), textOf(form, "customer_email"), textOf(form, "mode")];
  if (customer && email) return refusal(400, "You may only specify one of these parameters: customer, customer_email.");
  if (customer && !ledger.customers.has(customer)) return missing("customer", customer, "customer", 400);
  if (mode !== (price.recurring ? "subscription" : "payment"))
    return refusal(400, `You cannot use this price in \`${mode}\` mode.`, undefined, "mode");
  if (form.customer_creation && (mode !== "payment" || customer))
    return refusal(400, "`customer_creation` can only be used in `payment` mode, without a customer.");
  if (form.invoice_creation && mode !== "payment")
    return refusal(
      400,
      "You can only enable invoice creation when `mode` is set to `payment`.",
      undefined,
      "invoice_creation",
    );
  if (form.customer_update && !customer)
    return refusal(400, "`customer_update` can only be used with `customer`.", undefined, "customer_update");
  if (form.automatic_tax && customer && textOf(form, "customer_update", "address") !== "auto")
    return refusal(400, "Automatic tax calculation in Checkout requires a valid address on the Customer.");
  if (form[mode === "payment" ? "subscription_data" : "payment_intent_data"])
    return refusal(400, `You can not pass the data of another mode in \`${mode}\` mode.`);
  const promotionCode = textOf(form, "discounts", "0", "promotion_code");
  if (form.discounts && form.allow_promotion_codes)
    return refusal(400, "You may only specify one of these parameters: allow_promotion_codes, discounts.");
  if (promotionCode !== undefined && !ledger.promotionCodes.get(promotionCode)?.active)
    return missing("promotion code", promotionCode, "discounts[0][promotion_code]", 400);
  if (promotionCode !== undefined && ledger.promotionCodes.get(promotionCode)?.isRefused)
    return refusal(400, "This promotion code cannot be redeemed.", undefined, "discounts[0][promotion_code]");
  if (!textOf(form, "success_url")) return refusal(400, "You must provide `success_url`.", undefined, "success_url");
  const input = form.subscription_data ?? form.payment_intent_data;
  return ok(
    ledger.open({
      promotionCode,
      hasInvoice: textOf(form, "invoice_creation", "enabled") === "true",
      price,
      quantity: Number(textOf(form, "line_items", "0", "quantity") ?? 1),
      customer: customer ?? null,
      email: email ?? null,
      reference: textOf(form, "client_reference_id") ?? null,
      metadata: textsOf(form.metadata),
      purchaseMetadata: textsOf(typeof input === "object" ? input.metadata : undefined),
      successUrl: textOf(form, "success_url") ?? "",
      cancelUrl: textOf(form, "cancel_url") ?? "",
    }),
  );
};

const expansionsOf = (query: URLSearchParams) =>
  [...query].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, path]) => path);

/** Line items and payments are returned only if expanded. */
const expanded = ({ query, ledger }: Pick<Call, "query" | "ledger">, session: Session, under: string) => {
  const paths = expansionsOf(query);
  const expands = (path: string) => paths.some((name) => name.startsWith(under + path));
  const invoice = session.invoice ? ledger.invoices.get(session.invoice) : undefined;
  const intent = session.payment_intent ? ledger.intents.get(session.payment_intent) : undefined;
  return {
    ...session,
    ...(expands("line_items") && {
      line_items: { object: "list", data: ledger.items.get(session.id) ?? [], has_more: false },
    }),
    ...(invoice && expands("invoice") && { invoice }),
    ...(intent &&
      expands("payment_intent") && {
        payment_intent: {
          ...intent,
          charge: undefined,
          latest_charge: expands("payment_intent.latest_charge") ? intent.charge : (intent.charge?.id ?? null),
        },
      }),
  };
};

const findCheckouts = (call: Call): Reply => {
  const filters = (["subscription", "payment_intent", "customer"] as const).filter((name) => call.query.has(name));
  const found = [...call.ledger.sessions.values()]
    .filter((session) => filters.every((name) => session[name] === call.query.get(name)))
    .reverse()
    .slice(0, Number(call.query.get("limit") ?? 10));
  return listOf(
    found.map((session) => expanded(call, session, "data.")),
    call.path,
  );
};

const startPortal = ({ ledger, portals, url }: Call, form: Form): Reply => {
  const customer = textOf(form, "customer") ?? "";
  if (!ledger.customers.has(customer)) return missing("customer", customer, "customer", 400);
  const flow = textOf(form, "flow_data", "type");
  const configuration = ledger.portalConfigurations.find(({ active, is_default }) => active && is_default);
  if (!configuration)
    return refusal(400, "No configuration provided and your live mode default configuration has not been created.");
  if (flow && flow !== "payment_method_update")
    return refusal(400, `The stand-in has no flow ${flow}.`, undefined, "flow_data[type]");
  if (flow && !configuration.features.payment_method_update.enabled)
    return refusal(400, "This feature in the portal configuration is disabled.", undefined, "flow_data[type]");
  const id = newId("bps");
  const returnUrl = textOf(form, "return_url") ?? url;
  portals.set(id, { customer, returnUrl, flow });
  const address = `${url}/p/session/${id}`;
  return ok({ id, object: "billing_portal.session", customer, return_url: returnUrl, url: address });
};

const findSubscriptions = ({ ledger, query, path }: Call): Reply => {
  const customer = query.get("customer");
  if (customer && !ledger.customers.has(customer)) return missing("customer", customer, "customer");
  const found = [...ledger.subscriptions.values()].filter((one) => runs(one) && one.customer === customer);
  return listOf(found, path);
};

const changeSubscription = ({ ledger }: Call, id: string, form: Form): Reply => {
  const subscription = ledger.subscriptions.get(id);
  if (!subscription) return missing("subscription", id, "id");
  if (!runs(subscription)) return refusal(400, "A canceled subscription can only update its cancellation_details.");
  const [item] = subscription.items.data;
  const priceId = textOf(form, "items", "0", "price");
  if (priceId !== undefined) {
    const price = ledger.prices.get(priceId);
    if (!price) return missing("price", priceId, "items[0][price]", 400);
    if (!item || textOf(form, "items", "0", "id") !== item.id)
      return refusal(400, "A second item was not asked for.", undefined, "items[0][id]");
    item.price = price;
  }
  const atEnd = textOf(form, "cancel_at_period_end");
  return ok(ledger.update(id, atEnd === undefined ? {} : { cancel_at_period_end: atEnd === "true" }));
};

const listPromotionCodes = ({ ledger, query, path }: Call): Reply => {
  const [code, active] = [query.get("code")?.toLowerCase(), query.get("active")];
  const isExpanded = query.get("expand[0]") === "data.promotion.coupon";
  const found = [...ledger.promotionCodes.values()].filter(
    (one) => (!code || one.code.toLowerCase() === code) && (!active || String(one.active) === active),
  );
  return listOf(
    found.slice(0, Number(query.get("limit") ?? 10)).map((one) => {
      const { coupon } = one.promotion;
      return { ...one, promotion: { ...one.promotion, coupon: isExpanded ? coupon : coupon.id } };
    }),
    path,
  );
};
