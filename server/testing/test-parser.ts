import { createParser } from "../untrusted/parse-untrusted.ts";

/**
 * Shared by all tests of a thread. Its child processes stop when idle. With a lower priority, other tests would starve
 * them, and a slow processor takes longer than our limits.
 */
export const { parseUntrusted } = createParser({ niceness: 0, cpuMs: 100_000, wallMs: 100_000 });
