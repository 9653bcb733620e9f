/** Returns an excerpt around an index, cut at word boundaries where possible. */
export const excerptOf = (text: string, at: number, length = 280) => {
  if (text.length <= length) return text.trim();
  const earliest = Math.max(0, Math.min(at - Math.floor(length / 3), text.length - length));
  const from = earliest && startNear(text, earliest, at);
  const latest = from + length;
  const to = latest >= text.length ? text.length : endNear(text, latest);
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
};

/** The longest word to look for a boundary in; beyond it the text is cut anywhere except inside a surrogate pair. */
const maxWordLength = 30;

const startNear = (text: string, from: number, at: number) => {
  const space = text.indexOf(" ", from - 1);
  if (space >= 0 && space < at && space - from < maxWordLength) return space + 1;
  return isSplit(text, from) ? from + 1 : from;
};

const endNear = (text: string, to: number) => {
  const space = text.lastIndexOf(" ", to);
  if (to - space < maxWordLength) return space;
  return isSplit(text, to) ? to - 1 : to;
};

const isSplit = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text[at] ?? "");
