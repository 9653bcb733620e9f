/** XML forbids control characters, which pasted text may contain: one would make a whole document invalid. */
export const withoutControlCharacters = (xml: string) =>
  xml.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** RSS allows only email addresses as authors, so names become those of Dublin Core. */
export const withCreators = (rss: string) =>
  rss
    .replace(/<(\/?)author>/g, "<$1dc:creator>")
    .replace(/<rss (?![^>]*xmlns:dc=)/, '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ');
