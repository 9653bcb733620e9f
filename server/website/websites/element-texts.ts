/**
 * Collects the texts of elements while a page is parsed. It uses one text listener and no nested selectors: either
 * would take minutes on a page with thousands of nested headings or SVGs.
 */
export const elementTexts = (reader: HTMLRewriter) => {
  let current: { list: string[]; at: number; limit: number } | undefined;
  // An SVG may contain a title, which is not the page's.
  let drawings = 0;
  const append = (text: string) => {
    if (!current) return;
    const { list, at, limit } = current;
    const before = list[at] ?? "";
    if (before.length < limit) list[at] = before + text;
  };
  reader
    .onDocument({ text: ({ text }) => append(text) })
    // Each begins a line.
    .on("br, div, p", { element: () => append(" ") })
    .on("svg", {
      element: (element) => {
        if (element.selfClosing) return;
        drawings++;
        element.onEndTag(() => {
          drawings--;
        });
      },
    });
  return {
    /**
     * Adds the element's text to the list, up to about `limit` characters, unless the list already has `most` entries.
     */
    collect: (list: string[], element: HTMLRewriterTypes.Element, { limit, most }: { limit: number; most: number }) => {
      if (list.length >= most) return;
      current = { list, at: list.push("") - 1, limit };
      element.onEndTag(() => {
        current = undefined;
      });
    },
    /** Appends to the text being collected. */
    append,
    isInDrawing: () => drawings > 0,
  };
};
