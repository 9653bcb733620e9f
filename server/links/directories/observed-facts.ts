import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { columnsOf, type Fact } from "#db/directories/facts.ts";
import { changesBetween, readFacts, saveFacts, updateDirectories } from "#db/directories/stored.ts";
import { directories } from "#db/schema/index.ts";
import { utcDay } from "#shared/time.ts";

/** The source of what our link checks find. */
export const linkCheckSource = "Linkstead link check";

type Observation = Partial<Record<"status" | "standing", string>>;

/** Saves facts that a link check observed, and what changes by them. */
export const observe = async (tx: Db, id: string, values: Observation, now: Date) => {
  const observed = Object.entries(values).map(
    ([field, value]): Fact => ({
      field: field as keyof Observation,
      value,
      source: linkCheckSource,
      sourceUrl: null,
      licence: null,
      observedAt: utcDay(now),
      origin: "observed",
    }),
  );
  const [before] = await tx.select().from(directories).where(eq(directories.id, id));
  const facts = (await readFacts(tx, [id])).get(id) ?? [];
  if (!before) return;
  await saveFacts(tx, [{ id, facts: observed }]);
  const others = facts.filter(({ field, origin }) => !(origin === "observed" && field in values));
  const columns = columnsOf([...others, ...observed]);
  await updateDirectories(tx, [{ id, columns, changes: changesBetween(before, columns) }], { origin: "observed" });
};
