// The rows of the public downloads: only what the licenses of the sources allow us to pass on.
import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { effectiveFacts, type Fact } from "#db/directories/facts.ts";
import { readFacts } from "#db/directories/stored.ts";
import { directories } from "#db/schema/index.ts";

/** Further fields, each only if the license of its fact allows it. */
const licensedFields = [
  "submitUrl",
  "countries",
  "niches",
  "pricing",
  "feeFrom",
  "linkKind",
  "linkCondition",
  "dr",
  "referringSubnets",
  "accountRequired",
  "reviewDaysMin",
  "reviewDaysMax",
] as const;

export const publicColumns = [
  "slug",
  "name",
  "url",
  "category",
  ...licensedFields,
  "lastCheck",
  "lastCheckedAt",
] as const;
/** A row as texts; lists are separated by `|`. Missing values are empty. */
export type PublicRow = Record<(typeof publicColumns)[number], string>;

/** Licenses that allow redistribution under other terms. Share-alike licenses and unstated ones don't. */
const open = /^(CC0|CC BY \d|MIT|Apache|BSD|Unlicense)/;

const mayPassOn = ({ licence, origin }: Fact) => origin !== "import" || (licence !== null && open.test(licence));

const rowsPerBatch = 500;

/**
 * Yields the confirmed directories in batches, by slug. Official registers are left out: their database is under the
 * ODbL, and a download of it would have to be, too.
 */
export async function* publicRows(db: Db): AsyncGenerator<PublicRow[]> {
  let after = "";
  for (;;) {
    const batch = await db
      .select()
      .from(directories)
      .where(
        and(
          gt(directories.slug, after),
          ne(directories.status, "closed"),
          ne(directories.standing, "unconfirmed"),
          eq(directories.listedBy, "submission"),
        ),
      )
      .orderBy(asc(directories.slug))
      .limit(rowsPerBatch);
    const last = batch.at(-1);
    if (!last) return;
    const facts = await readFacts(
      db,
      batch.map(({ id }) => id),
    );
    yield batch.map((row) => {
      const effective = effectiveFacts(facts.get(row.id) ?? []);
      const passedOn = licensedFields.map((field) => {
        const fact = effective.get(field);
        return [field, fact && mayPassOn(fact) ? fact.value : ""] as const;
      });
      return {
        slug: row.slug,
        name: row.name,
        url: row.url,
        category: row.category,
        ...(Object.fromEntries(passedOn) as Record<(typeof licensedFields)[number], string>),
        lastCheck: row.lastCheck ?? "",
        lastCheckedAt: row.lastCheckedAt?.toISOString().slice(0, 10) ?? "",
      };
    });
    after = last.slug;
  }
}
