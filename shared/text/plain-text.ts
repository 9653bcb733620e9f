import { normalizeText } from "./combining-marks.ts";

/**
 * Text of strangers as it is kept: composed, without control characters, and without those that are not seen but turn
 * the direction of what stands around them or make two equal words different. Emoji and scripts that join their letters
 * stay whole.
 */
export const plainText = (text: string) => normalizeText(text.replace(unseen, "")).replace(/\r\n?/g, "\n").trim();

/** The same in one line. */
export const plainLine = (text: string) => plainText(text).replace(/\s+/g, " ");

const unseen =
  /(?!\s)[\p{Cc}\p{Bidi_Control}\u{ad}\u{200b}\u{2060}-\u{2064}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e001f}]|\u{feff}/gu;
