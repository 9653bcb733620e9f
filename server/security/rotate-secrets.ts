// Encrypts stored credentials with the current key again.
import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  destinations,
  directoryLogins,
  searchConnections,
  secondFactors,
  slackConnections,
  webhooks,
} from "#db/schema/index.ts";
import type { SecretBox } from "./secret-box.ts";

type TableWithId = PgTable & { id: PgColumn };
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

const batchSize = 100;

/**
 * Encrypts all secrets with the current key again. A secret that its owner changes meanwhile stays as it is. `failed`: how
 * many can't be decrypted; their owners have to enter them again.
 */
export const rotateSecrets = async (db: Db, secrets: SecretBox) => {
  const counts = { rotated: 0, current: 0, failed: 0 };
  for (const column of columns)
    for (let after: string | undefined; ; ) {
      const rows = await listSecrets(db, column, after);
      for (const { id, secret } of rows) {
        if (secrets.isCurrent(secret)) counts.current++;
        else if (await rotate(db, secrets, column, { id, secret })) counts.rotated++;
        else counts.failed++;
      }
      after = rows.at(-1)?.id;
      if (rows.length < batchSize) break;
    }
  return counts;
};

type Stored = { id: string; secret: string };

const listSecrets = async (db: Db, { table, column }: Column, after: string | undefined) =>
  (await db
    .select({ id: table.id, secret: column })
    .from(table as PgTable)
    .where(and(isNotNull(column), after ? gt(table.id, after) : undefined))
    .orderBy(asc(table.id))
    .limit(batchSize)) as Stored[];

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
