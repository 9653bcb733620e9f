// Checks of the domain and the mail server.

import { callService } from "../../integrations/service-fetch.ts";
import { senderOf } from "../../integrations/smtp.ts";
import type { Tokens } from "../../security/session-tokens.ts";
import { type Check, type Finding, fix } from "./finding.ts";

/** Whether a host or address is one of those that never exist: https://www.rfc-editor.org/rfc/rfc2606 */
export const isReservedHost = (hostOrAddress: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))>?$/i.test(hostOrAddress);

/** Identifies this installation to itself: the same in all processes that share the JWT secret. */
export const installationId = (tokens: Tokens) => tokens.markOf("installation", "").slice(0, 22);

const timeoutMs = 4_000;

export const checkDomain: Check = async ({ env, tokens }) => {
  const { protocol, hostname, origin } = new URL(env.SITE_URL);
  const setUrl = fix("Point a domain at a proxy with a certificate, and set its URL.", {
    code: "SITE_URL=https://www.example.com",
  });
  if (hostname === "localhost" || /^[\d.]+$/.test(hostname) || isReservedHost(hostname))
    return { state: "to-do", summary: `SITE_URL is ${origin}, which only this machine reaches.`, fixes: [setUrl] };
  if (protocol !== "https:")
    return { state: "to-do", summary: `${origin} isn't encrypted: it needs HTTPS.`, fixes: [setUrl] };
  return checkOrigin(origin, installationId(tokens));
};

/** Checks that the public URL leads to the installation with this id. */
export const checkOrigin = async (origin: string, id: string): Promise<Finding> => {
  const url = `${origin}/api/setup/installation`;
  const fixes = [fix("The proxy has to forward this URL to the app, without a redirect.", { href: url })];
  try {
    const { status, text } = await callService(url, { method: "GET", headers: {}, timeoutMs });
    return status === 200 && text === JSON.stringify({ id })
      ? { state: "done", summary: `${origin} leads to this installation.` }
      : { state: "failing", summary: `${origin} answers, but not as this installation.`, fixes };
  } catch (error) {
    const summary = `The server can't reach ${origin}.`;
    return { state: "failing", summary, problems: [reasonOf(error)], fixes };
  }
};

export const checkMail: Check = async ({ env, mail, settings }) => {
  if (!mail.verify)
    return {
      state: "to-do",
      summary: "No mail server is set, so no email is sent.",
      fixes: [fix("Set your mail server.", { code: "SMTP_URL=smtps://user:password@smtp.example.com" })],
    };
  const { host } = new URL(env.SMTP_URL ?? "smtp://unknown");
  try {
    await mail.verify();
  } catch (error) {
    return {
      state: "failing",
      summary: `Signing in to the mail server ${host} failed.`,
      problems: [reasonOf(error)],
      fixes: [fix("Correct the server, the user or the password.", { code: "SMTP_URL=" })],
    };
  }
  const sender = senderOf(env, (await settings.read()).general);
  if (isReservedHost(sender))
    return {
      state: "to-do",
      summary: `${host} accepts our sign-in, but emails come from ${sender}, which doesn't exist.`,
      fixes: [fix("Send from a domain with SPF and DKIM records.", { code: "MAIL_FROM=Name <hello@example.com>" })],
    };
  return { state: "done", summary: `${host} accepts our sign-in. Emails come from ${sender}.` };
};

/** The text of an error of the network or of a mail server. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
