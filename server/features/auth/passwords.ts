import { availableParallelism } from "node:os";
import { createConcurrencyLimit } from "../../limits/concurrency-limit.ts";

/** OWASP's least argon2id: 19 MiB and two passes. Bun's default of 64 MiB costs 3.7 times the throughput on two cores. */
const argon2id = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

// A hash or a verification costs 40 ms of a core: one core is left to everyone else.
export const maxConcurrentHashes = Math.max(1, availableParallelism() - 1);

const limitHashing = createConcurrencyLimit({
  maxRunning: maxConcurrentHashes,
  maxQueued: 32,
  message: "Too many people are signing in at once. Try again in a moment.",
});

const dummyHash = Bun.password.hash(crypto.randomUUID(), argon2id);

/** Hashes a new password, in the same queue as the verifications. Problem `unavailable` when the queue is full. */
export const hashPassword = (password: string) => limitHashing(() => Bun.password.hash(password, argon2id));

/** Compares a password with a hash. Without a hash it takes as long, so that time does not reveal who has an account. */
export const verifyPassword = (password: string, hash: string | null | undefined) =>
  limitHashing(async () => {
    const matches = await Bun.password.verify(password, hash ?? (await dummyHash));
    return matches && hash != null;
  });
