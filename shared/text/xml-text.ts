/** XML forbids control characters, which pasted text may contain: one would make a whole document invalid. */
export const withoutControlCharacters = (xml: string) =>
  xml.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
