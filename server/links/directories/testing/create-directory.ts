import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { hostOf } from "#db/directories/fields.ts";
import { createDirectories } from "#db/directories/stored.ts";
import { directories } from "#db/schema/index.ts";

type NewDirectory = { url: string; source?: string };

/** Creates directories as an import does. Returns their ids. */
export const importDirectoriesAt = (db: Db, rows: readonly NewDirectory[]) =>
  createDirectories(
    db,
    rows.map(({ url, source = "A list of directories" }) => {
      const host = hostOf(url);
      const values = { name: `Directory ${host}`, url, category: "local", pricing: "free" } as const;
      const facts = Object.entries(values).map(([field, value]) => ({
        field: field as keyof typeof values,
        value,
        source,
        sourceUrl: null,
        licence: null,
        observedAt: null,
        origin: "import" as const,
      }));
      return { host, facts };
    }),
  );

/** Removes the catalogue that a new database contains, which also makes each query of a job faster. */
export const emptyCatalogue = async (db: Db) => void (await db.execute(sql`truncate ${directories} cascade`));
