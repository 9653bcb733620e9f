// Keeps forged feedback out of a project's statistics.
import { isHmacValid } from "../../security/hmac.ts";

type Project = { origins: string[]; widgetSecret: string };

/**
 * Whether an origin may send feedback: one on the project's list, this site (it hosts a page customers can link to), or
 * any if the list is empty. Requests without an Origin header come from servers, where the signature identifies users.
 */
export const isAllowedOrigin = ({ origins }: Pick<Project, "origins">, origin: string | undefined, siteUrl: string) =>
  origin === undefined || origins.length === 0 || origins.includes(origin) || origin === new URL(siteUrl).origin;

/** Whether the project's server signed `customerRef` (HMAC-SHA256, hex). */
export const isSignatureValid = (
  { widgetSecret }: Pick<Project, "widgetSecret">,
  customerRef: string | null,
  signature: string | null | undefined,
) => Boolean(customerRef && signature) && isHmacValid(widgetSecret, customerRef ?? "", signature ?? "");
