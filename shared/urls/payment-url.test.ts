import { expect, test } from "vitest";
import { isPaymentUrl } from "./payment-url.ts";

test.each([
  "https://buy.stripe.com/test_1?prefilled_promo_code=LAUNCH20&prefilled_email=ada%2Bx%40people.example",
  "https://checkout.stripe.com/c/pay/cs_test_a1#fidkdWxOYHwnPyd1blpxYHZxWjA0",
  "https://billing.stripe.com/p/session/test_1",
  "https://connect.stripe.com/oauth/authorize?response_type=code&redirect_uri=https%3A%2F%2Flinkstead.example",
  "HTTPS://CHECKOUT.STRIPE.COM/pay",
  "https://checkout.stripe.com:443/pay",
])("%s is a payment page", (text) => {
  expect(isPaymentUrl(text)).toBe(true);
});

const hostile = [
  "",
  "/",
  "/pay",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "https:",
  "https://",
  "https:buy.stripe.com",
  // Other schemes.
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "javascript://buy.stripe.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://buy.stripe.com/1",
  "file:///etc/passwd",
  "http://buy.stripe.com/",
  // Backslashes, spaces and control characters, which browsers correct.
  "https:\\\\evil.example",
  "https:\\\\buy.stripe.com",
  "https:/\\buy.stripe.com",
  "https://evil.example\\@buy.stripe.com",
  "https://evil.example\\.buy.stripe.com",
  "https://buy.stripe.com\\.evil.example",
  "https://buy.stripe.com/\\evil",
  " https://buy.stripe.com/",
  "https://buy.stripe.com/ ",
  "https://buy.stripe.com/a b",
  "\thttps://buy.stripe.com/",
  "https://buy.str\tipe.com/",
  "https://buy.stripe.com/\n",
  "https://buy.stripe.com\0.evil.example/",
  "\u0000https://buy.stripe.com",
  // Other hosts.
  "https://evil.example/",
  "https://stripe.com/",
  "https://api.stripe.com/v1",
  "https://buy.stripe.com.evil.example/",
  "https://evil-buy.stripe.com/",
  "https://buy-stripe.com/",
  "https://buy.stripe.com./",
  "https://.buy.stripe.com/",
  "https://buy..stripe.com/",
  "https://checkout.stripe.com%2eevil.example/",
  "https://evil.example/buy.stripe.com",
  "https://evil.example/?https://buy.stripe.com/",
  "https://evil.example#buy.stripe.com",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://2130706433/",
  // User information before the @.
  "https://buy.stripe.com@evil.example/",
  "https://buy.stripe.com:443@evil.example/",
  "https://ada@buy.stripe.com/",
  "https://ada:secret@buy.stripe.com/",
  "https://buy.stripe.com%40evil.example/",
  "https://buy.stripe.com%2f@evil.example/",
  // Characters that look like ours.
  "https://buy。stripe。com/",
  "https://evil。example/.buy.stripe.com",
  "https://bυy.stripe.com/",
  "https://buy.strіpe.com/",
  "https://ｂuy.stripe.com/",
  "https://buy.stripe.com／evil",
  "https://buy.stripe.ⓒom/",
  "https://buy.stripe.com\u200b/",
  "https://buy\u00ad.stripe.com/",
  "https://buy.stripe.com\u2028/",
  "https://buy.xn--strpe-5ve.com/",
  // Other ports.
  ...[
    "https://buy.stripe.com:80/",
    "https://buy.stripe.com:8443/",
    "https://buy.stripe.com:0/",
    "https://buy.stripe.com:99999/",
  ],
];

test.each(hostile)("rejects %j", (text) => {
  expect(isPaymentUrl(text)).toBe(false);
  // Where a stand-in plays the payment service, too.
  expect(isPaymentUrl(text, "http://127.0.0.1:4000")).toBe(false);
});

test.each([
  ["http://127.0.0.1:4000/c/pay/cs_1", "http://127.0.0.1:4000", true],
  ["http://localhost:4000/c/pay/cs_1", "http://localhost:4000", true],
  ["https://buy.stripe.com/x", "http://127.0.0.1:4000", true],
  ["http://127.0.0.1:4001/c/pay/cs_1", "http://127.0.0.1:4000", false],
  ["https://127.0.0.1:4000/c/pay/cs_1", "http://127.0.0.1:4000", false],
  ["http://127.0.0.1:4000@evil.example/", "http://127.0.0.1:4000", false],
  ["http://ada@127.0.0.1:4000/", "http://127.0.0.1:4000", false],
  ["http://127.0.0.1:4000.evil.example/", "http://127.0.0.1:4000", false],
  // URLs without an origin are never local.
  ["javascript:alert(1)", "null", false],
  ["data:text/html,1", "null", false],
])("%s with the stand-in %s: %s", (text, origin, expected) => {
  expect(isPaymentUrl(text, origin)).toBe(expected);
});
