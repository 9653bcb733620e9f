import { limitMarks } from "./combining-marks.ts";

/** Normalizes text for comparison: ignores case, accents and runs of white space. */
export const foldCase = (text: string) =>
  limitMarks(text)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim();
