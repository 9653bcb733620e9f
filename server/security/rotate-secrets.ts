// Encrypts stored credentials with the current key again.
import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches, type TableWithId } from "#db/queries/batches.ts";
import {
  destinations,
  directoryLogins,
  searchConnections,
  secondFactors,
  slackConnections,
  webhooks,
} from "#db/schema/index.ts";
import type { SecretBox } from "./secret-box.ts";

type Column = { table: TableWithId; name: string; column: PgColumn };

/** Every column with credentials. The row's id is the context of each. */
const columns: readonly Column[] = [
  { table: destinations, name: "secret", column: destinations.secret },
  { table: webhooks, name: "secret", column: webhooks.secret },
  { table: webhooks, name: "previousSecret", column: webhooks.previousSecret },
  { table: slackConnections, name: "secret", column: slackConnections.secret },
  { table: directoryLogins, name: "secret", column: directoryLogins.secret },
  { table: searchConnections, name: "secret", column: searchConnections.secret },
  { table: secondFactors, name: "secret", column: secondFactors.secret },
];

/**
 * Encrypts all secrets with the current key again. A secret that its owner changes meanwhile stays as it is. `failed`: how
 * many can't be decrypted; their owners have to enter them again.
 */
export const rotateSecrets = async (db: Db, secrets: SecretBox) => {
  const counts = { rotated: 0, current: 0, failed: 0 };
  for (const column of columns)
    for await (const rows of secretBatches(db, column))
      for (const { id, secret } of rows) {
        if (secrets.isCurrent(secret)) counts.current++;
        else if (await rotate(db, secrets, column, { id, secret })) counts.rotated++;
        else counts.failed++;
      }
  return counts;
};

type Stored = { id: string; secret: string };

const secretBatches = (db: Db, { table, column }: Column) =>
  inBatches(
    async (after: string | undefined, count) =>
      (await db
        .select({ id: table.id, secret: column })
        .from(table as PgTable)
        .where(and(isNotNull(column), after ? gt(table.id, after) : undefined))
        .orderBy(asc(table.id))
        .limit(count)) as Stored[],
    ({ id }) => id,
  );

const rotate = async (db: Db, secrets: SecretBox, { table, name, column }: Column, { id, secret }: Stored) => {
  let text: string;
  try {
    text = secrets.open(secret, id);
  } catch {
    return false;
  }
  await db
    .update(table)
    .set({ [name]: secrets.seal(text, id) })
    .where(and(eq(table.id, id), eq(column, secret)));
  return true;
};
