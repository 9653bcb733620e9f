import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { offers, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { mostOffers, type OfferInput } from "#shared/offers.ts";
import type { Parts } from "../../dependencies.ts";
import { mainUnits } from "../../integrations/stripe-amounts.ts";
import { Problem } from "../../problem.ts";
import type { User } from "../auth/sessions.ts";
import { couponFigures, noCoupon } from "./coupons.ts";

type Row = typeof offers.$inferSelect;
type Project = typeof projects.$inferSelect;

/** What those see of an offer who are about to leave. */
export const shownOf = ({ id, type, title, message, acceptLabel, declineLabel, ...row }: Row) => ({
  ...{ id, type, title, message, acceptLabel, declineLabel },
  ...(row.url !== null && { url: row.url }),
  ...(row.couponId !== null && { couponId: row.couponId }),
  ...(row.percentOff !== null && { percentOff: row.percentOff }),
  ...(row.amountOff !== null &&
    row.currency !== null && { amountOff: mainUnits(row.amountOff, row.currency), currency: row.currency }),
});

const offerOf = (row: Row) => {
  const { projectId, mode, reasons, active, createdAt } = row;
  return { ...shownOf(row), projectId, mode, reasons, active, createdAt };
};

/** An offer of a project of the caller's, or of anyone's for an admin. */
export const ownOffer = async (db: Db, user: Pick<User, "id" | "isAdmin">, id: string) => {
  const [row] = await db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(projects, eq(projects.id, offers.projectId))
    .where(and(eq(offers.id, id), user.isAdmin ? undefined : eq(projects.userId, user.id)));
  if (!row) throw notFound();
  return offerOf(row.offer);
};

/** A project's offers in one mode, in the order in which they are tried. */
export const listOffers = async (db: Db, projectId: string, mode: Mode) => {
  const rows = await db
    .select()
    .from(offers)
    .where(and(eq(offers.projectId, projectId), eq(offers.mode, mode)))
    .orderBy(asc(offers.createdAt), asc(offers.id));
  return { offers: rows.map(offerOf), total: rows.length };
};

/** Adds the offer, or changes the one with this id. */
export const saveOffer = async (parts: Parts, project: Project, { id, ...input }: OfferInput) => {
  const { db } = parts;
  const { mode, type, title, message, acceptLabel, declineLabel, active } = input;
  const known = id === undefined ? undefined : await findOffer(db, project.id, mode, id);
  if (id !== undefined && !known) throw notFound();
  const figures = type === "discount" ? await couponFigures(parts, project, input, known) : noCoupon;
  const reasons = [...new Set(input.reasons)];
  const values = {
    type,
    title,
    message,
    acceptLabel,
    declineLabel,
    url: input.url || null,
    reasons,
    active,
    ...figures,
  };
  return offerOf(
    known ? await changeOffer(db, known.id, values) : await addOffer(db, { ...values, projectId: project.id, mode }),
  );
};

const findOffer = async (db: Db, projectId: string, mode: Mode, id: string) => {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.projectId, projectId), eq(offers.mode, mode)));
  return row;
};

const addOffer = (db: Db, values: typeof offers.$inferInsert) =>
  db.transaction(async (tx) => {
    const { projectId, mode } = values;
    // Held until commit, so that two tabs cannot pass the limit together.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const [used] = await tx
      .select({ count: count() })
      .from(offers)
      .where(and(eq(offers.projectId, projectId), eq(offers.mode, mode)));
    if ((used?.count ?? 0) >= mostOffers)
      throw new Problem("limit", `A project has room for ${mostOffers} offers. Change one that you no longer use.`);
    const [added] = await tx.insert(offers).values(values).returning();
    if (!added) throw new Error("The offer was not added.");
    return added;
  });

const changeOffer = async (db: Db, id: string, values: Partial<typeof offers.$inferInsert>) => {
  const [changed] = await db.update(offers).set(values).where(eq(offers.id, id)).returning();
  if (!changed) throw notFound();
  return changed;
};

/** The oldest active offer for the reason, else the oldest for all. */
export const fittingOffer = async (db: Db, projectId: string, mode: Mode, reason: string | null) => {
  const isForAll = sql<boolean>`cardinality(${offers.reasons}) = 0`;
  const isForReason = reason === null ? sql`false` : sql`${reason} = any(${offers.reasons})`;
  const [fitting] = await db
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
  return fitting;
};

const notFound = () => new Problem("not-found", "There is no such offer.");
