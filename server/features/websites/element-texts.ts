/**
 * Collects the texts of elements as a page is read. One listener hears all text, and no selector looks for one element
 * inside another: with either, a page of thousands of nested headings or drawings takes minutes.
 */
export const elementTexts = (reader: HTMLRewriter) => {
  let current: { list: string[]; at: number; limit: number } | undefined;
  // A drawing may have a title too, which is not the page's.
  let drawings = 0;
  const append = (text: string) => {
    if (!current) return;
    const { list, at, limit } = current;
    const before = list[at] ?? "";
    if (before.length < limit) list[at] = before + text;
  };
  reader.onDocument({ text: ({ text }) => append(text) }).on("svg", {
    element: (element) => {
      if (element.selfClosing) return;
      drawings++;
      element.onEndTag(() => {
        drawings--;
      });
    },
  });
  return {
    /** Adds the element's text to the list, up to about `limit` characters, once the list has fewer than `most` of them. */
    collect: (list: string[], element: HTMLRewriterTypes.Element, { limit, most }: { limit: number; most: number }) => {
      if (list.length >= most) return;
      current = { list, at: list.push("") - 1, limit };
      element.onEndTag(() => {
        current = undefined;
      });
    },
    /** Adds to the text that is collected now. */
    append,
    isInDrawing: () => drawings > 0,
  };
};
