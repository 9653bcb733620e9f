import { lockAccount } from "#db/queries/lock-account.ts";
import { sessions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";

const sessionMs = 3600_000;

/**
 * Signs an admin in as a customer for an hour. The session ends with the admin's own, which it came from. Throws
 * Problem `forbidden` for members of the team.
 */
export const createSupportSession = async (
  { db, tokens, clock }: Pick<Dependencies, "db" | "tokens" | "clock">,
  admin: Pick<User, "id" | "sessionId">,
  userId: string,
) => {
  const now = clock();
  const expiresAt = new Date(now.getTime() + sessionMs);
  const id = Bun.randomUUIDv7();
  await db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user.role !== "customer") throw new Problem("forbidden", "You can sign in as customers only.");
    await tx.insert(sessions).values({
      id,
      userId,
      device: "Support access",
      impersonatedBy: admin.id,
      adminSessionId: admin.sessionId,
      expiresAt,
      lastSeenAt: now,
    });
  });
  return { accessToken: await tokens.sign({ sub: userId, sid: id, isAdmin: false }, expiresAt), expiresAt };
};
