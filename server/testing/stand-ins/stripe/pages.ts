// Stripe's hosted pages: checkout, billing portal and the OAuth consent page.
import type { Portal } from "./api.ts";
import type { Ledger } from "./ledger.ts";
import { newId } from "./objects.ts";

type Visit = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  ledger: Ledger;
  portals: Map<string, Portal>;
  codes: Map<string, string>;
  clientId: string;
};

const page = (title: string, content: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`,
    { status, headers: { "content-type": "text/html; charset=utf-8" } },
  );
const leadTo = (address: string) => new Response(null, { status: 303, headers: { location: address } });
const button = (action: string, label: string, fields = "") =>
  `<form method="post" action="${escaped(action)}">${fields}<button>${label}</button></form>`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const gone = () => page("Something went wrong", "<p>The page you were looking for could not be found.</p>", 404);

/** Returns the page or redirect for a path, or undefined if it is not a page. */
export const visit = (call: Visit): Response | undefined => {
  const { path } = call;
  if (path.startsWith("/b/")) return openLink(call);
  if (path.startsWith("/c/pay/")) return checkout(call);
  if (path.startsWith("/p/session/")) return portal(call);
  if (path === "/oauth/authorize") return connect(call);
  return undefined;
};

/** URL parameters: https://docs.stripe.com/payment-links/url-parameters */
const openLink = ({ path, query, ledger }: Visit) => {
  const link = ledger.paymentLinks.get(path);
  if (!link) return gone();
  const code = query.get("prefilled_promo_code");
  const promotion = [...ledger.promotionCodes.values()].find((one) => one.active && one.code === code);
  const session = ledger.open({
    ...link,
    promotionCode: promotion?.id,
    email: query.get("prefilled_email"),
    reference: query.get("client_reference_id"),
  });
  return leadTo(session.url ?? "");
};

const checkout = ({ path, method, body, ledger }: Visit) => {
  const [, id = "", act] = path.match(/^\/c\/pay\/(\w+)(?:\/(\w+))?$/) ?? [];
  const session = ledger.sessions.get(id);
  if (!session) return gone();
  if (method === "POST" && act === "back") return leadTo(session.cancel_url);
  if (session.status !== "open") return page("You're all done here", "<p>This checkout is over.</p>");
  if (method === "POST" && act === "pay") {
    const email = body instanceof URLSearchParams ? (body.get("email") ?? "") : "";
    ledger.complete(id, { email });
    return leadTo(session.success_url.replace("{CHECKOUT_SESSION_ID}", id));
  }
  const defaultEmail = escaped(session.customer_email ?? ledger.customers.get(session.customer ?? "")?.email ?? "");
  const email = `<label>Email <input name="email" type="email" required value="${defaultEmail}"></label>`;
  const total = (ledger.items.get(id) ?? []).reduce((sum, { amount_total }) => sum + amount_total, 0) / 100;
  return page(
    `Pay ${total} ${session.currency.toUpperCase()}`,
    button(`${path}/pay`, "Pay", email) + button(`${path}/back`, "Back"),
  );
};

const portal = ({ path, method, ledger, portals }: Visit) => {
  const [, id = "", act, subscriptionId = ""] = path.match(/^\/p\/session\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/) ?? [];
  const session = portals.get(id);
  if (!session) return gone();
  if (method === "POST" && act === "back") return leadTo(session.returnUrl);
  const own = [...ledger.subscriptions.values()].filter(({ customer }) => customer === session.customer);
  const chosen = own.find((subscription) => subscription.id === subscriptionId);
  if (method === "POST" && chosen && act === "cancel") ledger.update(chosen.id, { cancel_at_period_end: true });
  if (method === "POST" && chosen && act === "pay") ledger.recoverPayment(chosen.id);
  if (method === "POST") return leadTo(`/p/session/${id}`);
  if (session.flow === "payment_method_update")
    return page("Update payment method", button(`${path}/back`, "Save card"));
  const invoices = [...ledger.invoices.values()].filter(({ customer }) => customer === session.customer);
  const rows = own.map(
    ({ id: subscription, status, cancel_at_period_end }) =>
      `<li><p>${status}${cancel_at_period_end ? ", ends with the period" : ""}</p>` +
      (status === "past_due" ? button(`${path}/pay/${subscription}`, "Pay now") : "") +
      (status !== "canceled" && !cancel_at_period_end
        ? button(`${path}/cancel/${subscription}`, "Cancel subscription")
        : "") +
      "</li>",
  );
  return page(
    "Billing",
    `<ul>${rows.join("")}</ul><p>Invoices: ${invoices.length}</p>${button(`${path}/back`, "Back")}`,
  );
};

const connect = ({ query, method, codes, clientId }: Visit) => {
  const [state, redirect] = [query.get("state") ?? "", query.get("redirect_uri") ?? ""];
  if (query.get("client_id") !== clientId) return page("No such application", "", 400);
  const response = new URL(redirect);
  if (method === "POST") {
    const code = newId("ac");
    codes.set(code, newId("acct"));
    response.search = new URLSearchParams({ scope: "read_write", code, state }).toString();
    return leadTo(response.href);
  }
  return page("Connect your account", button(`/oauth/authorize?${query}`, "Connect my account"));
};
