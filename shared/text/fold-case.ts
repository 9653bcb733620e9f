import { limitMarks } from "./combining-marks.ts";

/** Text as it is compared: without case, accents and runs of white space. */
export const foldCase = (text: string) =>
  limitMarks(text)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim();
