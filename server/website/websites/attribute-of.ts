const characters: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** Decodes entities. HTMLRewriter returns attributes as they are written. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:(amp|quot|apos|lt|gt)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (entity, word, decimal, hex) => {
    if (word) return characters[word.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

export const attributeOf = (element: HTMLRewriterTypes.Element, name: string) =>
  decodeEntities(element.getAttribute(name) ?? "");
