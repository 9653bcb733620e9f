/**
 * Of marks in a row the first 30 stay (UAX #15, Stream-Safe Text Format): no language writes more, and putting a heap of
 * them in order, as `normalize` does, takes time by its square: 22 s for 100,000.
 */
export const limitMarks = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, "$1");

/** NFC. What it writes apart is a heap again, so that text composed twice stays the same. */
export const normalizeText = (text: string) => limitMarks(limitMarks(text).normalize("NFC"));
