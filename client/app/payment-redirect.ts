import { isPaymentUrl } from "#shared/urls/payment-url.ts";

const isLocal = (hostname: string) => ["localhost", "127.0.0.1"].includes(hostname);

/** Whether a URL is a payment page. On localhost, local stand-ins for the payment service count too. */
export const isPaymentRedirect = (url: string) => {
  const parsed = URL.parse(url);
  const isStandIn = parsed !== null && isLocal(parsed.hostname) && isLocal(location.hostname);
  return isPaymentUrl(url, isStandIn ? parsed.origin : undefined);
};
