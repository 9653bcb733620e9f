import { and, count, eq, gte, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, subscriptions } from "#db/schema/index.ts";

/** How many plans were bought since a time: all, or those that a page sells alone. */
const countSales = async (db: Db, since: Date, ofPage?: SQL) => {
  const [[bought], [subscribed]] = await Promise.all([
    db
      .select({ count: count() })
      .from(purchases)
      .innerJoin(plans, eq(plans.id, purchases.planId))
      .where(and(gte(purchases.createdAt, since), isNull(purchases.refundedAt), ofPage)),
    db
      .select({ count: count() })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(gte(subscriptions.createdAt, since), isNotNull(subscriptions.paidUntil), ofPage)),
  ]);
  return (bought?.count ?? 0) + (subscribed?.count ?? 0);
};

type Offer = { countsSales: boolean; leftOnHero: number; leftOnGrowthPartner: number };

/** Subtracts the sales since the offer was saved from what is left of it, where the owner wants that. */
export const withSales = async <Saved extends Offer>(db: Db, offer: Saved, savedAt: Date): Promise<Saved> => {
  if (!offer.countsSales) return offer;
  const left = (count: number, sold: number) => Math.max(0, count - sold);
  return {
    ...offer,
    leftOnHero: left(offer.leftOnHero, await countSales(db, savedAt)),
    leftOnGrowthPartner: left(
      offer.leftOnGrowthPartner,
      await countSales(db, savedAt, eq(plans.page, "growth-partner")),
    ),
  };
};
