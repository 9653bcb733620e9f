// What keeps strangers out of a project's figures.
import { createHmac, timingSafeEqual } from "node:crypto";

type Project = { origins: string[]; widgetSecret: string };

/**
 * Whether a website may send feedback: one on the project's list, ours with the page to link to, and any while the list
 * is empty. What comes without an origin comes from no website, but from a server; there the signature tells who.
 */
export const isAllowedOrigin = ({ origins }: Pick<Project, "origins">, origin: string | undefined, siteUrl: string) =>
  origin === undefined || origins.length === 0 || origins.includes(origin) || origin === new URL(siteUrl).origin;

/** Whether the project's own server vouched for who this is. The comparison takes as long however much of it is right. */
export const isSignatureValid = (
  { widgetSecret }: Pick<Project, "widgetSecret">,
  customerRef: string | null,
  signature: string | null | undefined,
) => {
  if (!customerRef || !signature) return false;
  const expected = Buffer.from(createHmac("sha256", widgetSecret).update(customerRef).digest("hex"));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
