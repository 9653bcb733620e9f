import { availableParallelism } from "node:os";
import { problemAt } from "#shared/problem.ts";
import { createConcurrencyLimit } from "../../limits/concurrency-limit.ts";

let passwords: Promise<Set<string>> | undefined;

// 49,000 leaked passwords, loaded on first use so they don't slow down startup.
const commonPasswords = () =>
  (passwords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Throws Problem `invalid` at `path` for a common leaked password, ignoring case. */
export const rejectCommonPassword = async (password: string, path = "password") => {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  throw problemAt(path, "This password is on the lists that attackers try first. Choose another one.");
};

/** OWASP's minimum for argon2id: 19 MiB, two passes. Bun's 64 MiB default cuts throughput 3.7 times on two cores. */
const argon2id = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

// Hashing or verifying takes 40 ms of CPU, so one core stays free for other requests.
export const maxConcurrentHashes = Math.max(1, availableParallelism() - 1);

const limitHashing = createConcurrencyLimit({
  maxRunning: maxConcurrentHashes,
  maxQueued: 32,
  message: "Too many people are signing in at once. Try again in a moment.",
});

const dummyHash = Bun.password.hash(crypto.randomUUID(), argon2id);

/** Hashes a password. Shares a queue with `verifyPassword`; throws Problem `unavailable` when it is full. */
export const hashPassword = (password: string) => limitHashing(() => Bun.password.hash(password, argon2id));

/** Verifies a password. Takes the same time without a hash, so timing does not reveal which accounts exist. */
export const verifyPassword = (password: string, hash: string | null | undefined) =>
  limitHashing(async () => {
    const matches = await Bun.password.verify(password, hash ?? (await dummyHash));
    return matches && hash != null;
  });
