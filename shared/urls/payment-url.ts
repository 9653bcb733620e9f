const paymentHosts = ["buy.stripe.com", "checkout.stripe.com", "billing.stripe.com", "connect.stripe.com"];

/** Whether a URL is a payment page that we may redirect to; `localOrigin` is the origin of a stand-in. */
export const isPaymentUrl = (text: string, localOrigin?: string) => {
  // Printable ASCII only: browsers differ in how they correct anything else.
  if (!/^https?:\/\/[!-[\]-~]+$/i.test(text)) return false;
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  if (localOrigin !== undefined && url.origin === localOrigin) return true;
  return url.protocol === "https:" && url.port === "" && paymentHosts.includes(url.hostname);
};
