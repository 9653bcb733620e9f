import { fewMarks } from "./combining-marks.ts";

/** Text as it is compared: without case, accents and runs of white space. */
export const folded = (text: string) =>
  fewMarks(text)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim();
