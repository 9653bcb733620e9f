import { isPaymentUrl } from "#shared/urls/payment-url.ts";

const isLocal = (hostname: string) => ["localhost", "127.0.0.1"].includes(hostname);

/** Whether a URL is a payment page. On localhost, local stand-ins for the payment service count too. */
export const isPaymentRedirect = (address: string) => {
  const url = URL.parse(address);
  const isStandIn = url !== null && isLocal(url.hostname) && isLocal(location.hostname);
  return isPaymentUrl(address, isStandIn ? url.origin : undefined);
};
