import { and, arrayContains, desc, eq, or, sql } from "drizzle-orm";
import type { KitFields } from "#shared/links/kit.ts";
import { findProblems } from "#shared/links/preflight.ts";
import type { Db } from "../connect.ts";
import { directories } from "../schema/index.ts";
import type { DemoSubmission } from "./submissions.ts";

type Directory = typeof directories.$inferSelect;

/** Returns a directory for each submission: worldwide ones that take the kit, highest domain rating first. */
export const chooseDirectories = async (db: Db, kit: KitFields, submissions: readonly DemoSubmission[]) => {
  const rows = await db
    .select()
    .from(directories)
    .where(
      and(
        eq(directories.status, "active"),
        eq(directories.standing, "listed"),
        eq(directories.listedBy, "submission"),
        eq(directories.countries, []),
        or(eq(directories.languages, []), arrayContains(directories.languages, ["en"])),
      ),
    )
    .orderBy(sql`${directories.submitUrl} is null`, sql`${desc(directories.dr)} nulls last`, directories.name)
    .limit(400);
  const left = rows.filter(({ category }) => category !== "local" && category !== "community");
  return submissions.map(({ needs }) => {
    const index = left.findIndex((directory) => suits(directory, kit, needs));
    const [directory] = index < 0 ? [] : left.splice(index, 1);
    if (!directory) throw new Error("The catalogue has too few directories for the demo.");
    return directory;
  });
};

const suits = (directory: Directory, kit: KitFields, needs: DemoSubmission["needs"]) => {
  if (needs === "badge") return directory.linkCondition === "badge";
  if (needs === "fee")
    return directory.pricing === "paid" || (directory.feeFrom !== null && directory.pricing === "freemium");
  const isFree = directory.pricing === "free" && (directory.linkCondition ?? "none") === "none";
  return isFree && findProblems(kit, directory).length === 0;
};
