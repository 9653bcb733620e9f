import { inArray } from "drizzle-orm";
import { directories } from "#db/schema/index.ts";
import type { Env } from "../../env.ts";

/** The condition for directories that this process may check; undefined for all. */
export const isChecked = ({ CHECKS, FETCH_ALLOW = "" }: Pick<Env, "CHECKS" | "FETCH_ALLOW">) =>
  CHECKS === "local"
    ? inArray(
        directories.host,
        FETCH_ALLOW.split(",").map((host) => host.trim()),
      )
    : undefined;
