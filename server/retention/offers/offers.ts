import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { offers, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import { maxOffers, type OfferInput } from "#shared/retention/offers.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { getCouponTerms, noCoupon } from "./coupons.ts";

type Row = typeof offers.$inferSelect;
type Project = typeof projects.$inferSelect;

/** The fields of an offer that leaving customers see. */
export const toPublicOffer = ({ id, type, title, message, acceptLabel, declineLabel, ...row }: Row) => ({
  id,
  type,
  title,
  message,
  acceptLabel,
  declineLabel,
  ...(row.url !== null && { url: row.url }),
  ...(row.couponId !== null && { couponId: row.couponId }),
  ...(row.percentOff !== null && { percentOff: row.percentOff }),
  ...(row.amountOff !== null &&
    row.currency !== null && { amountOff: toMajorUnits(row.amountOff, row.currency), currency: row.currency }),
  ...(row.pauseMonths !== null && { pauseMonths: row.pauseMonths }),
});

const toOffer = (row: Row) => {
  const { projectId, mode, reasons, active, createdAt } = row;
  return { ...toPublicOffer(row), projectId, mode, reasons, active, createdAt };
};

/** Returns an offer of one of the caller's projects (any project for admins). Throws Problem `not-found`. */
export const getOwnOffer = async (db: Db, user: Viewer, id: string) =>
  toOffer((await getOwnRow(db, user, offers, id, "Offer")).row);

/** Lists a project's offers in one mode, in the order they are tried. */
export const listOffers = async (db: Db, projectId: string, mode: Mode) => {
  const rows = await db
    .select()
    .from(offers)
    .where(and(eq(offers.projectId, projectId), eq(offers.mode, mode)))
    .orderBy(asc(offers.createdAt), asc(offers.id));
  return { offers: rows.map(toOffer), total: rows.length };
};

/** Creates an offer, or updates the one with this id. Throws Problem `not-found`, `invalid` or `limit`. */
export const saveOffer = async (
  dependencies: Dependencies & { user: Pick<User, "id"> },
  project: Project,
  { id, ...input }: OfferInput,
) => {
  const { db } = dependencies;
  const { mode, type, title, message, acceptLabel, declineLabel, active } = input;
  const existing = id === undefined ? undefined : await findOffer(db, project.id, mode, id);
  if (id !== undefined && !existing) throw notFound();
  const terms = type === "discount" ? await getCouponTerms(dependencies, project, input, existing) : noCoupon;
  const reasons = [...new Set(input.reasons)];
  const values = {
    type,
    title,
    message,
    acceptLabel,
    declineLabel,
    url: input.url || null,
    pauseMonths: type === "pause" ? (input.pauseMonths ?? 1) : null,
    reasons,
    active,
    ...terms,
  };
  return db.transaction(async (tx) => {
    const saved = existing
      ? await changeOffer(tx, existing.id, values)
      : await addOffer(tx, { ...values, projectId: project.id, mode });
    const entry = { projectId: project.id, actorId: dependencies.user.id, subject: title, at: dependencies.clock() };
    await recordActivity(tx, { ...entry, kind: existing ? "offer.changed" : "offer.created" });
    return toOffer(saved);
  });
};

const findOffer = async (db: Db, projectId: string, mode: Mode, id: string) => {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.projectId, projectId), eq(offers.mode, mode)));
  return row;
};

const addOffer = async (tx: Db, values: typeof offers.$inferInsert) => {
  const { projectId, mode } = values;
  // Locks until commit, so that concurrent requests cannot exceed the limit together.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
  if ((await tx.$count(offers, and(eq(offers.projectId, projectId), eq(offers.mode, mode)))) >= maxOffers)
    throw new Problem("limit", `A project can have ${maxOffers} offers. Edit one you no longer use.`);
  const [added] = await tx.insert(offers).values(values).returning();
  if (!added) throw new Error("The offer could not be added.");
  return added;
};

const changeOffer = async (db: Db, id: string, values: Partial<typeof offers.$inferInsert>) => {
  const [changed] = await db.update(offers).set(values).where(eq(offers.id, id)).returning();
  if (!changed) throw notFound();
  return changed;
};

/** Returns the oldest active offer for the reason, else the oldest for all reasons. */
export const findMatchingOffer = async (db: Db, projectId: string, mode: Mode, reason: string | null) => {
  const isForAll = sql<boolean>`cardinality(${offers.reasons}) = 0`;
  const isForReason = reason === null ? sql`false` : sql`${reason} = any(${offers.reasons})`;
  const [matching] = await db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.projectId, projectId),
        eq(offers.mode, mode),
        eq(offers.active, true),
        sql`(${isForReason} or ${isForAll})`,
      ),
    )
    .orderBy(isForAll, asc(offers.createdAt), asc(offers.id))
    .limit(1);
  return matching;
};

const notFound = () => new Problem("not-found", "Offer not found.");
