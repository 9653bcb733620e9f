import { expect, test } from "vitest";
import hashes from "./testing/migration-hashes.json";
import { listMigrationHashes } from "./testing/migration-hashes.ts";

// A database that has a migration never runs its edited text: change the schema with a new migration instead. If the
// edited one has never left this branch, remove its line from the list and run `bun run new-migration`.
test("no migration was changed, renamed or removed after its creation, and each is in the list", () => {
  expect(listMigrationHashes()).toEqual(hashes);
});
