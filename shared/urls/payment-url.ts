const paymentHosts = ["buy.stripe.com", "checkout.stripe.com", "billing.stripe.com", "connect.stripe.com"];

/** Whether an address is a payment page to which a browser may be sent; `localOrigin` is one of a stand-in. */
export const isPaymentUrl = (address: string, localOrigin?: string) => {
  // Plain characters alone: what else looks like an address is mended by each browser in its own way.
  if (!/^https?:\/\/[!-[\]-~]+$/i.test(address)) return false;
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (localOrigin !== undefined && url.origin === localOrigin) return true;
  return url.protocol === "https:" && url.port === "" && paymentHosts.includes(url.hostname);
};
