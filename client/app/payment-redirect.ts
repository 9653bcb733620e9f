import { isPaymentUrl } from "#shared/urls/payment-url.ts";

const isLocal = (hostname: string) => ["localhost", "127.0.0.1"].includes(hostname);

/** Whether an address is a payment page; while the site itself runs here, a stand-in that runs here is one too. */
export const isPaymentRedirect = (address: string) => {
  const url = URL.parse(address);
  const isStandIn = url !== null && isLocal(url.hostname) && isLocal(location.hostname);
  return isPaymentUrl(address, isStandIn ? url.origin : undefined);
};
