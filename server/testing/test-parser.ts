import { createParser } from "../untrusted/parse-untrusted.ts";

/** Shared by all tests of a thread. Its child processes stop when idle. */
export const { parseUntrusted } = createParser();
