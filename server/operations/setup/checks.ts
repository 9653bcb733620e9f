// Checks of an installation, for the owner's checklist and for scripts.
import { and, desc, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { backups, passkeys, secondFactors, users } from "#db/schema/index.ts";
import type { SetupCheckId } from "#shared/operations/setup-checks.ts";
import { link } from "#shared/routes.ts";
import type { SettingsGroup } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";
import { callService } from "../../integrations/service-fetch.ts";
import { senderOf } from "../../integrations/smtp.ts";
import type { Tokens } from "../../security/session-tokens.ts";
import { type Check, type Finding, fix } from "./finding.ts";
import { checkBillingPortal, checkPaymentLinks, checkPrices, checkStripeKey, checkWebhook } from "./stripe-checks.ts";

/** Whether a host or address is one of those that never exist: https://www.rfc-editor.org/rfc/rfc2606 */
export const isReservedHost = (hostOrAddress: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))>?$/i.test(hostOrAddress);

/** Identifies this installation to itself: the same in all processes that share the JWT secret. */
export const installationId = (tokens: Tokens) => tokens.markOf("installation", "").slice(0, 22);

const timeoutMs = 4_000;

const checkDomain: Check = async ({ env, tokens }) => {
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

const checkMail: Check = async ({ env, mail, settings }) => {
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

const inSettings = (group: SettingsGroup) => ({ href: `${link("adminSettings")}?group=${group}` });

/** The demo's accounts, whose password is public. */
const demoDomain = site.supportEmail.replace(/^.*@/, "");
const isDemo = (email: string) => email.endsWith(`@${demoDomain}`);

const checkAdmin: Check = async ({ db }) => {
  const team = await db.select({ email: users.email, isAdmin: users.isAdmin }).from(users).where(isOfDemoOrAdmin);
  const demo = team.filter(({ email }) => isDemo(email));
  if (demo.length)
    return {
      state: "failing",
      summary: "The demo's accounts exist. Their password is public.",
      problems: demo.map(({ email }) => `Anyone can sign in as ${email}.`),
      fixes: [fix("Delete these accounts.", { href: `${link("adminUsers")}?q=${demoDomain}` })],
    };
  const admins = team.filter(({ isAdmin }) => isAdmin);
  return admins.length
    ? { state: "done", summary: `${admins.map(({ email }) => email).join(", ")} can sign in.` }
    : {
        state: "to-do",
        summary: "There is no administrator.",
        fixes: [fix("Create one on the server.", { code: "bun run create-admin you@example.com" })],
      };
};
const isOfDemoOrAdmin = or(eq(users.isAdmin, true), sql`${users.email} like ${`%@${demoDomain}`}`);

const checkTwoFactor: Check = async ({ db }) => {
  const app = db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)));
  const passkey = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id));
  const admins = await db
    .select({ email: users.email, isProtected: sql<boolean>`${exists(app)} or ${exists(passkey)}` })
    .from(users)
    .where(eq(users.isAdmin, true));
  const missing = admins.filter(({ isProtected }) => !isProtected);
  if (!missing.length) return { state: "done", summary: "All administrators have a second factor or a passkey." };
  return {
    state: "to-do",
    summary: "A password is all that protects your customers' data.",
    problems: missing.map(({ email }) => `${email} has neither an authenticator app nor a passkey.`),
    fixes: [fix("Turn it on under Security.", { href: link("accountSecurity") })],
  };
};

const checkSecrets: Check = ({ env: { JWT_SECRET, SECRETS_KEY } }) => {
  const missing = Object.entries({ JWT_SECRET, SECRETS_KEY }).flatMap(([name, value]) => (value ? [] : [name]));
  if (!missing.length) return { state: "done", summary: "JWT_SECRET and SECRETS_KEY are set." };
  return {
    state: "to-do",
    summary: `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set.`,
    problems: missing.map((name) => missingSecrets[name] ?? ""),
    fixes: [
      fix("Generate each with openssl rand -hex 32.", {
        code: missing.map((name) => `${name}=`).join("\n"),
      }),
    ],
  };
};
const missingSecrets: Record<string, string> = {
  JWT_SECRET: "Sessions end if the data folder is lost, and several processes can't share them.",
  SECRETS_KEY: "Stored credentials are encrypted with a key that is part of every backup.",
};

const checkLegalEntity: Check = async ({ settings }) => {
  const { operator } = await settings.read();
  if (operator && operator.name !== site.operator.name)
    return { state: "done", summary: `The legal pages name ${operator.name}.` };
  return {
    state: "to-do",
    summary: operator ? `The legal pages name ${operator.name} of the demo.` : "The legal pages name no one.",
    fixes: [fix("Enter who runs the site.", inSettings("operator"))],
  };
};

const checkSupportEmail: Check = async ({ settings }) => {
  const { supportEmail } = (await settings.read()).general;
  return isReservedHost(supportEmail)
    ? {
        state: "to-do",
        summary: `${supportEmail} receives no email.`,
        fixes: [fix("Enter an address that you read.", inSettings("general"))],
      }
    : { state: "done", summary: `Customers write to ${supportEmail}.` };
};

const checkFounder: Check = async ({ settings }) => {
  const { founder } = await settings.read();
  if (founder.name && founder.name !== site.founder.name)
    return { state: "done", summary: `The landing pages introduce ${founder.name}.` };
  return {
    state: "to-do",
    summary: "The founder card names no one, and posts have no author.",
    fixes: [fix("Introduce yourself.", inSettings("founder"))],
  };
};

/** Backups run every night, so one may be missed. */
const maxBackupHours = 48;

const checkBackups: Check = async ({ db, clock }) => {
  const [newest] = await db.select().from(backups).orderBy(desc(backups.createdAt)).limit(1);
  const fixes = [
    fix("Back up every night, to another machine.", { code: "bun run backup FOLDER" }),
    fix("Dismiss this if your database host makes backups and you have restored one."),
  ];
  if (!newest) return { state: "to-do", summary: "No backup has been made with bun run backup.", fixes };
  const hours = Math.floor((clock().getTime() - newest.createdAt.getTime()) / 3600_000);
  const size = `${newest.rows.toLocaleString("en-US")} rows`;
  return hours < maxBackupHours
    ? {
        state: "done",
        summary: `The newest backup is ${hours < 1 ? "less than an hour" : ageText(hours)} old (${size}).`,
      }
    : { state: "failing", summary: `The newest backup is ${ageText(hours)} old.`, fixes };
};
const ageText = (hours: number) =>
  hours < maxBackupHours ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${Math.floor(hours / 24)} days`;

/** Checks of our own data and environment. They are fast and run on every request. */
export const localChecks = {
  admin: checkAdmin,
  "two-factor": checkTwoFactor,
  secrets: checkSecrets,
  "payment-links": checkPaymentLinks,
  "legal-entity": checkLegalEntity,
  "support-email": checkSupportEmail,
  founder: checkFounder,
  backups: checkBackups,
} satisfies Partial<Record<SetupCheckId, Check>>;

/** Checks that ask other services. */
export const serviceChecks = {
  domain: checkDomain,
  mail: checkMail,
  "stripe-key": checkStripeKey,
  prices: checkPrices,
  webhook: checkWebhook,
  "billing-portal": checkBillingPortal,
} satisfies Partial<Record<SetupCheckId, Check>>;
