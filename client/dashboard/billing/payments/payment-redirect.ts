import { link } from "#shared/routes.ts";
import { isPaymentUrl } from "#shared/urls/payment-url.ts";

/** Whether a payment URL leads to the plans of this site, because no plan was chosen yet. */
export const isPlanChoice = (url: string) => URL.parse(url)?.pathname === link("plan");

const isLocal = (hostname: string) => ["localhost", "127.0.0.1"].includes(hostname);

/** Whether a URL is a payment page. On localhost, local stand-ins for the payment service count too. */
export const isPaymentRedirect = (url: string) => {
  const parsed = URL.parse(url);
  const isStandIn = parsed !== null && isLocal(parsed.hostname) && isLocal(location.hostname);
  return isPaymentUrl(url, isStandIn ? parsed.origin : undefined);
};
