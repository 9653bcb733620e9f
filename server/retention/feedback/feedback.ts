// Feedback from users about to cancel a customer's product, and its outcome.
import { and, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { feedbacks, leavingDialogs, offerApplications, offers, projects, users } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import {
  defaultReasons,
  type FeedbackInput,
  type LeavingDialog,
  type OutcomeInput,
  type ShownOfferRequest,
} from "#shared/retention/feedback.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { isHmacValid } from "../../security/hmac.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { findMatchingOffer, toPublicOffer } from "../offers/offers.ts";
import { offerAccepted } from "../retention.emails.tsx";

const defaultDialog: LeavingDialog = { reasons: defaultReasons, isShuffled: false };

export const getLeavingDialog = async (db: Db, projectId: string): Promise<LeavingDialog> => {
  const { reasons, isShuffled } = leavingDialogs;
  const [chosen] = await db
    .select({ reasons, isShuffled })
    .from(leavingDialogs)
    .where(eq(leavingDialogs.projectId, projectId));
  return chosen ?? defaultDialog;
};

export const saveLeavingDialog = async (db: Db, projectId: string, dialog: LeavingDialog) => {
  await db
    .insert(leavingDialogs)
    .values({ projectId, ...dialog })
    .onConflictDoUpdate({ target: leavingDialogs.projectId, set: dialog });
  return dialog;
};

/** Returns the dialog's public settings. `to` is included only if it is on one of the project's origins. */
export const getPublicDialog = async (
  db: Db,
  projectId: string,
  { mode, to }: { mode: Mode; to?: string | undefined },
) => {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Problem("not-found", "Project not found.");
  const dialog = await getLeavingDialog(db, projectId);
  return { name: project.name, mode, ...dialog, ...(to !== undefined && isPageOf(project, to) && { to }) };
};

const isPageOf = ({ url, origins }: { url: string; origins: string[] }, address: string) => {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && [new URL(url).origin, ...origins].includes(origin);
};

type Project = typeof projects.$inferSelect;

/**
 * Whether an origin may send feedback: one on the project's list, this site (it hosts a page customers can link to), or
 * any if the list is empty. Requests without an Origin header come from servers, where the signature identifies users.
 */
const isAllowedOrigin = ({ origins }: Pick<Project, "origins">, origin: string | undefined, siteUrl: string) =>
  origin === undefined || origins.length === 0 || origins.includes(origin) || origin === new URL(siteUrl).origin;

/** Whether the project's server signed `customerRef` (HMAC-SHA256, hex). */
const isSignatureValid = (
  { widgetSecret }: Pick<Project, "widgetSecret">,
  customerRef: string | null,
  signature: string | null | undefined,
) => Boolean(customerRef && signature) && isHmacValid(widgetSecret, customerRef ?? "", signature ?? "");

/** Of what isn't signed, and may be forged: from one network more than cancel there, and in all more than any project gets. */
const unsignedPerNetworkDay = createRateLimit({ name: "feedback-network-day", points: 100, seconds: 24 * 3600 });
const unsignedPerProjectHour = createRateLimit({ name: "feedback-project-hour", points: 1_000, seconds: 3600 });

/**
 * Saves feedback. Returns its id, the token for the outcome, and a matching offer. If the honeypot field `nickname` is
 * filled, the response looks the same but nothing is saved. Throws Problem `not-found`, `forbidden`, `rate-limited`.
 */
export const saveFeedback = async (
  { db, clock, env, tokens }: Dependencies,
  { origin, network }: { origin: string | undefined; network: string },
  { signature, nickname, ...input }: FeedbackInput,
) => {
  const [project] = await db.select().from(projects).where(eq(projects.id, input.projectId));
  if (!project) throw new Problem("not-found", "Project not found.");
  if (!isAllowedOrigin(project, origin, env.SITE_URL))
    throw new Problem("forbidden", "This website is not allowed to show this project's dialog.");
  const verified = isSignatureValid(project, input.customerRef, signature);
  if (!verified) {
    await consumeRateLimit(unsignedPerNetworkDay(db), tokens.markOf("feedback", `${project.id}\n${network}`));
    await consumeRateLimit(unsignedPerProjectHour(db), project.id);
  }
  const fitting = await findMatchingOffer(db, project.id, input.mode, input.reason);
  const token = createToken();
  const row = {
    ...input,
    id: Bun.randomUUIDv7(),
    verified,
    offerId: fitting?.id ?? null,
    tokenHash: hashToken(token),
    createdAt: clock(),
  };
  if (!nickname)
    await db.transaction(async (tx) => {
      const [saved] = await tx.insert(feedbacks).values(row).returning();
      if (!saved) return;
      const { id, mode, rating, reason, message, email, customerRef, page, verified, projectId, createdAt } = saved;
      const data = { id, mode, rating, reason, message, email, customerRef, page, verified };
      await emitEvents(tx, createdAt, projectId, [{ type: "feedback.created", data }]);
    });
  return { id: row.id, ...(fitting && { offer: toPublicOffer(fitting) }), token };
};

/**
 * Saves the outcome of a feedback, once. Throws Problem `not-found` for a wrong token, `conflict` if it already has an
 * outcome, `invalid` if it had no offer to accept or decline.
 */
export const saveOutcome = (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  { id, token, outcome }: OutcomeInput,
) =>
  db.transaction(async (tx) => {
    const [updated] = await tx
      .select()
      .from(feedbacks)
      .where(and(eq(feedbacks.id, id), eq(feedbacks.tokenHash, hashToken(token))))
      .for("update");
    if (!updated) throw new Problem("not-found", "Feedback not found, or the token is wrong.");
    if (updated.outcome) throw new Problem("conflict", "The outcome has already been recorded.");
    if (outcome !== "left" && !updated.offerId) throw problemAt("outcome", "No offer was shown to respond to.");
    if (outcome === "accepted") await announceAccepted(tx, { clock, jobs }, updated);
    await tx.update(feedbacks).set({ outcome }).where(eq(feedbacks.id, id));
    return { id, outcome };
  });

/** Accepted offers that nothing applies: applying is off, and no page of the customer's carries them out. */
export const isForOwner = (projectId: string | PgColumn) =>
  and(
    eq(feedbacks.projectId, projectId),
    eq(feedbacks.mode, "live"),
    eq(feedbacks.outcome, "accepted"),
    ne(feedbacks.status, "resolved"),
    sql`exists (select 1 from ${offers} where ${offers}.id = ${feedbacks.offerId} and ${offers}.type <> 'redirect' and ${offers}.url is null)`,
    sql`not exists (select 1 from ${offerApplications} where ${offerApplications}.feedback_id = ${feedbacks.id} and ${offerApplications}.state = 'applied')`,
  );

/** Mails the owner about an accepted offer that nothing applies, at most once a day: anyone can accept one. */
const announceAccepted = async (
  tx: Db,
  { clock, jobs }: Pick<Dependencies, "clock" | "jobs">,
  { projectId, mode, offerId }: typeof feedbacks.$inferSelect,
) => {
  if (mode !== "live" || !offerId) return;
  const [found] = await tx
    .select({ project: projects.name, email: users.email, applies: projects.appliesOffers, offer: offers })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(offers, eq(offers.id, offerId))
    .where(eq(projects.id, projectId));
  if (!found || found.applies === "live" || found.offer.url || found.offer.type === "redirect") return;
  const isRecent = gt(feedbacks.createdAt, new Date(clock().getTime() - dayMs));
  if (await tx.$count(feedbacks, and(isForOwner(projectId), isRecent))) return;
  const { email: to, project } = found;
  await enqueueEmail(tx, jobs, {
    to,
    email: offerAccepted,
    props: { projectId, project, offer: found.offer.title },
  });
};

/** Returns the offer shown with this feedback. Throws Problem `not-found`, also for a wrong token. */
export const getShownOffer = async (db: Db, { id, token }: ShownOfferRequest) => {
  const [offer] = await db
    .select(getTableColumns(offers))
    .from(feedbacks)
    .innerJoin(offers, eq(offers.id, feedbacks.offerId))
    .where(and(eq(feedbacks.id, id), eq(feedbacks.tokenHash, hashToken(token))));
  if (!offer) throw new Problem("not-found", "No offer was shown with this feedback, or the token is wrong.");
  return toPublicOffer(offer);
};
