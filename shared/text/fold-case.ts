import { limitMarks } from "./combining-marks.ts";

/** Normalizes text for comparison: ignores case, accents and runs of white space. */
export const foldCase = (text: string) => (isAscii(text) ? text.toLowerCase() : fold(text)).replace(/\s+/g, " ").trim();

// Most texts are ASCII, which takes a tenth of the time.
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

const fold = (text: string) =>
  limitMarks(text)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss");
