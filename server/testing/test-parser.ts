import { createParser } from "../sandbox/parse-untrusted.ts";

/** One for all tests of a thread; its child processes stop when they are idle. */
export const { parseUntrusted } = createParser();
