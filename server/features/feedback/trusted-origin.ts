// Keeps forged feedback out of a project's statistics.
import { createHmac, timingSafeEqual } from "node:crypto";

type Project = { origins: string[]; widgetSecret: string };

/**
 * Whether an origin may send feedback: one on the project's list, this site (it hosts a page customers can link to), or
 * any if the list is empty. Requests without an Origin header come from servers, where the signature identifies users.
 */
export const isAllowedOrigin = ({ origins }: Pick<Project, "origins">, origin: string | undefined, siteUrl: string) =>
  origin === undefined || origins.length === 0 || origins.includes(origin) || origin === new URL(siteUrl).origin;

/** Whether the project's server signed `customerRef` (HMAC-SHA256, hex). Compares in constant time. */
export const isSignatureValid = (
  { widgetSecret }: Pick<Project, "widgetSecret">,
  customerRef: string | null,
  signature: string | null | undefined,
) => {
  if (!customerRef || !signature) return false;
  const expected = Buffer.from(createHmac("sha256", widgetSecret).update(customerRef).digest("hex"));
  const input = Buffer.from(signature);
  return input.length === expected.length && timingSafeEqual(input, expected);
};
