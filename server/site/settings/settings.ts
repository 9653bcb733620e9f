import { and, count, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, settings as settingsTable, subscriptions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import {
  type SavedSettings,
  type Settings,
  type SettingsGroup,
  settingsGroups,
  settingsSchemas,
} from "#shared/site/settings.ts";
import { defaultSettings } from "#shared/site/settings-defaults.ts";
import type { Dependencies, SettingsStore } from "../../dependencies.ts";
import type { Env } from "../../env.ts";
import type { Log } from "../../observability/log.ts";

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
const withSales = async <Saved extends Offer>(db: Db, offer: Saved, savedAt: Date): Promise<Saved> => {
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

type StoreOptions = { db: Db; log: Log; env: Pick<Env, "NODE_ENV"> };

/** Keeps the settings in memory. A stored value that is not valid is reported and replaced by the default. */
export const createSettings = ({ db, log, env }: StoreOptions): SettingsStore => {
  const defaults = defaultSettings({ isProduction: env.NODE_ENV === "production" });
  let cached: Promise<Settings> | undefined;
  const load = async () => {
    const rows = await db
      .select({ key: settingsTable.key, value: settingsTable.value, updatedAt: settingsTable.updatedAt })
      .from(settingsTable)
      .where(isNotNull(settingsTable.value));
    const entries = rows.flatMap(({ key, value }) => validEntry(key, value, log));
    const saved = Object.fromEntries(entries) as Partial<Settings>;
    const offerSavedAt = rows.find(({ key }) => key === "launchOffer")?.updatedAt;
    if (saved.launchOffer && offerSavedAt) saved.launchOffer = await withSales(db, saved.launchOffer, offerSavedAt);
    return { ...defaults, ...saved };
  };
  return {
    defaults,
    read: () => {
      cached ??= load();
      const reading = cached;
      reading.catch(() => {
        if (cached === reading) cached = undefined;
      });
      return reading;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
};

const validEntry = (key: string, value: unknown, log: Log): [string, unknown][] => {
  const schema = key in settingsSchemas ? settingsSchemas[key as SettingsGroup] : undefined;
  const parsed = schema?.safeParse(value);
  if (parsed?.success) return [[key, parsed.data]];
  log.warn({ group: key, err: parsed?.error }, "Stored settings are not valid. The defaults are used.");
  return [];
};

type WithSettings = Pick<Dependencies, "db" | "clock" | "settings">;

/** Returns every group with the value in use, its default and its version. */
export const listSettings = async ({ db, settings }: Omit<WithSettings, "clock">): Promise<SavedSettings[]> => {
  const rows = new Map((await db.select().from(settingsTable)).map((row) => [row.key, row]));
  const values = await settings.read();
  return settingsGroups.map((group) => ({
    group,
    value: values[group],
    default: settings.defaults[group],
    isDefault: (rows.get(group)?.value ?? null) === null,
    version: rows.get(group)?.version ?? 0,
    updatedAt: rows.get(group)?.updatedAt.toISOString() ?? null,
  }));
};

const changed = () => new Problem("conflict", "Someone else has changed these settings. Reload and try again.");

type Change = { group: SettingsGroup; value: unknown; version: number };

/** Saves a valid value of a group. Throws Problem `conflict` unless `version` is the current one. */
export const saveSettings = async (
  { db, clock, settings }: WithSettings,
  { group, value, version }: Change,
): Promise<SavedSettings> => {
  const values = { value, version: version + 1, updatedAt: clock() };
  const saved =
    version === 0
      ? await db
          .insert(settingsTable)
          .values({ key: group, ...values })
          .onConflictDoNothing()
          .returning({ key: settingsTable.key })
      : await db
          .update(settingsTable)
          .set(values)
          .where(and(eq(settingsTable.key, group), eq(settingsTable.version, version)))
          .returning({ key: settingsTable.key });
  if (!saved.length) throw changed();
  settings.invalidate();
  return find(await listSettings({ db, settings }), group);
};

/** Restores the defaults of a group. */
export const resetSettings = async (
  { db, clock, settings }: WithSettings,
  { group }: Pick<Change, "group">,
): Promise<SavedSettings> => {
  // The row stays, so that a form that was opened before still conflicts.
  await db
    .update(settingsTable)
    .set({ value: null, version: sql`${settingsTable.version} + 1`, updatedAt: clock() })
    .where(eq(settingsTable.key, group));
  settings.invalidate();
  return find(await listSettings({ db, settings }), group);
};

const find = (all: SavedSettings[], group: SettingsGroup) => {
  const found = all.find((saved) => saved.group === group);
  if (!found) throw new Problem("not-found", "Settings not found.");
  return found;
};
