import { normalizeText } from "./combining-marks.ts";

/**
 * Cleans untrusted text for storage: NFC, without control characters and invisible characters that change text
 * direction or make equal words differ. Emoji and scripts with joined letters are unchanged.
 */
export const plainText = (text: string) =>
  isPlain.test(text) ? text.trim() : normalizeText(text.replace(unseen, "")).replace(/\r\n?/g, "\n").trim();

/** Most text, which is clean as it is: a file of a page set has a million of such cells. */
const isPlain = /^[\x20-\x7e\n]*$/;

/** Like `plainText`, on one line. */
export const plainLine = (text: string) => plainText(text).replace(/\s+/g, " ");

const unseen =
  /(?!\s)[\p{Cc}\p{Bidi_Control}\u{ad}\u{200b}\u{2060}-\u{2064}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e001f}]|\u{feff}/gu;
