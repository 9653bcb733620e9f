import { createParser } from "../untrusted/parse-untrusted.ts";

/** Shared by all tests of a thread. Its child processes stop when idle. With a lower priority, other tests would starve them. */
export const { parseUntrusted } = createParser({ niceness: 0 });
