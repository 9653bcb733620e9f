import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The hash of each migration when it was created, by name. */
export const recordedHashes = "db/testing/migration-hashes.json";

/** Returns the hash of each migration in the folder, by name. */
export const listMigrationHashes = () =>
  Object.fromEntries(
    readdirSync("db/migrations")
      .filter((file) => file.endsWith(".sql"))
      .sort()
      .map((file) => [
        file.replace(/\.sql$/, ""),
        createHash("sha256")
          .update(readFileSync(`db/migrations/${file}`))
          .digest("hex"),
      ]),
  );
