// The legal pages of a fresh installation: their dates, and what the specification says they contain.
import { expect, test } from "vitest";
import { elements, freshSite, openFresh, textOf } from "../testing/fresh-site.ts";

// Outside of the tests' time limit.
await freshSite();

const textOfPage = async (path: string) => {
  const { document, ...page } = await openFresh(path);
  return { ...page, text: textOf(elements(document, "main")[0]) };
};

test.each(["/terms", "/privacy", "/gdpr"])(
  "%s isn't indexed, and has the original text's date before its own",
  async (path) => {
    const { status, robots, text, html } = await textOfPage(path);
    expect([status, robots]).toEqual([200, "noindex, nofollow"]);
    expect(html).toContain("Last Updated: October 28, 2024");
    expect(text).toMatch(/Last Updated: October 28, 2024 ?Amended: November 2\d, 2026/);
  },
);

const content = {
  "/gdpr": [
    "Access:",
    "Rectification:",
    "Erasure:",
    "Restriction:",
    "Objection:",
    "Portability:",
    "Email support at",
    "your username;",
    "your email address;",
    "your business name;",
    "the URL of your website.",
    "Billing data, such as card details and invoices, is held by our payment provider.",
    "Helpdesk data, such as the messages you exchange with our support, is held by the provider of our helpdesk.",
  ],
  "/privacy": [
    "Registration data",
    "Usage data",
    "Cookies",
    "How long we store data",
    "Security",
    "The service is not intended for children under 13, and they may not register.",
    "We may change this policy by posting a dated new version on this page.",
  ],
  "/terms": [
    "You must be at least 13 years old to use the service.",
    "Restrictions on use",
    "Premium services are optional.",
    "Fees for premium services, whether monthly, annual or one-time, are non-refundable",
    "You are responsible for keeping your password secret",
    "You may end this agreement at any time",
    "We may suspend or end your access",
    "Content and ownership",
    "Warranties",
  ],
};

test.each(Object.entries(content))("%s says what the specification names", async (path, sentences) => {
  const { text } = await textOfPage(path);
  for (const sentence of sentences) expect(text).toContain(sentence);
});
