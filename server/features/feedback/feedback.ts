// What someone says who is about to leave a customer's product, and how it ended.
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks, offers, projects } from "#db/schema/index.ts";
import type { FeedbackInput, OutcomeInput, ShownOfferRequest } from "#shared/feedback.ts";
import type { Parts } from "../../dependencies.ts";
import { consume, sharedLimit } from "../../http/rate-limit.ts";
import { Problem } from "../../problem.ts";
import { hashOf, newToken } from "../auth/verification-tokens.ts";
import { fittingOffer, shownOf } from "../offers/offers.ts";
import { recount } from "./feedback-counts.ts";
import { isVouchedFor, mayAsk } from "./trusted-origin.ts";

/** More in an hour than any project's customers leave, from however many addresses they come. */
const projectHour = sharedLimit({ name: "feedback-project-hour", points: 1_000, seconds: 3600 });

/** Keeps a feedback and gives the offer that fits it. What a bot filled into the trap is answered alike and not kept. */
export const keepFeedback = async (
  { db, clock, env }: Parts,
  origin: string | undefined,
  { signature, nickname, ...input }: FeedbackInput,
) => {
  const [project] = await db.select().from(projects).where(eq(projects.id, input.projectId));
  if (!project) throw new Problem("not-found", "There is no such project.");
  if (!mayAsk(project, origin, env.SITE_URL))
    throw new Problem("forbidden", "This website is not among those that may show the dialog of this project.");
  await consume(projectHour(db), project.id);
  const fitting = await fittingOffer(db, project.id, input.mode, input.reason);
  const token = newToken();
  const row = {
    ...input,
    id: Bun.randomUUIDv7(),
    verified: isVouchedFor(project, input.customerRef, signature),
    offerId: fitting?.id ?? null,
    tokenHash: hashOf(token),
    createdAt: clock(),
  };
  if (!nickname)
    await db.transaction(async (tx) => {
      const [kept] = await tx.insert(feedbacks).values(row).returning();
      if (kept) await recount(tx, { added: kept });
    });
  return { id: row.id, ...(fitting && { offer: shownOf(fitting) }), token };
};

/** Keeps how it ended, once, from whoever holds the token. Only those who saw an offer can have answered one. */
export const tellOutcome = (db: Db, { id, token, outcome }: OutcomeInput) =>
  db.transaction(async (tx) => {
    const [told] = await tx
      .select()
      .from(feedbacks)
      .where(and(eq(feedbacks.id, id), eq(feedbacks.tokenHash, hashOf(token))))
      .for("update");
    if (!told) throw new Problem("not-found", "There is no such feedback, or the token is not of it.");
    if (told.outcome) throw new Problem("conflict", "The outcome was told already.");
    if (outcome !== "left" && !told.offerId) {
      const message = "No offer was shown that could be answered.";
      throw new Problem("invalid", message, { issues: [{ path: "outcome", message }] });
    }
    await tx.update(feedbacks).set({ outcome }).where(eq(feedbacks.id, id));
    await recount(tx, { removed: told, added: { ...told, outcome } });
    return { id, outcome };
  });

/** The offer that was shown with this feedback. */
export const getShownOffer = async (db: Db, { id, token }: ShownOfferRequest) => {
  const [offer] = await db
    .select(getTableColumns(offers))
    .from(feedbacks)
    .innerJoin(offers, eq(offers.id, feedbacks.offerId))
    .where(and(eq(feedbacks.id, id), eq(feedbacks.tokenHash, hashOf(token))));
  if (!offer) throw new Problem("not-found", "No offer was shown with this feedback, or the token is wrong.");
  return shownOf(offer);
};
