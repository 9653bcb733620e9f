/**
 * Keeps the first 30 of consecutive combining marks (UAX #15, Stream-Safe Text Format); no language uses more.
 * `normalize` sorts them in quadratic time: 22 s for 100,000.
 */
export const limitMarks = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, "$1");

/** NFC. Decomposition can exceed the limit again, so it is applied twice to make the result stable. */
export const normalizeText = (text: string) => limitMarks(limitMarks(text).normalize("NFC"));
