import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations } from "#db/schema/index.ts";
import type { SecretBox } from "../../security/secret-box.ts";

export const sealSecret = (secrets: SecretBox, destinationId: string, secret: object) =>
  secrets.seal(JSON.stringify(secret), destinationId);

/** Throws if the secret can't be decrypted. */
export const openSecret = (secrets: SecretBox, destinationId: string, sealed: string | null): unknown =>
  sealed === null ? {} : JSON.parse(secrets.open(sealed, destinationId));

const batchSize = 100;

/**
 * Encrypts all secrets with the current key again. A secret that its owner changes meanwhile stays as it is. `failed`: how
 * many can't be decrypted; their owners have to enter them again.
 */
export const rotateSecrets = async (db: Db, secrets: SecretBox) => {
  const counts = { rotated: 0, current: 0, failed: 0 };
  for (let after: string | undefined; ; ) {
    const rows = await db
      .select({ id: destinations.id, secret: destinations.secret })
      .from(destinations)
      .where(and(isNotNull(destinations.secret), after ? gt(destinations.id, after) : undefined))
      .orderBy(asc(destinations.id))
      .limit(batchSize);
    for (const { id, secret } of rows) {
      if (secret === null || secrets.isCurrent(secret)) counts.current++;
      else if (await rotate(db, secrets, id, secret)) counts.rotated++;
      else counts.failed++;
    }
    after = rows.at(-1)?.id;
    if (rows.length < batchSize) return counts;
  }
};

const rotate = async (db: Db, secrets: SecretBox, id: string, sealed: string) => {
  let text: string;
  try {
    text = secrets.open(sealed, id);
  } catch {
    return false;
  }
  const secret = secrets.seal(text, id);
  await db
    .update(destinations)
    .set({ secret })
    .where(and(eq(destinations.id, id), eq(destinations.secret, sealed)));
  return true;
};
