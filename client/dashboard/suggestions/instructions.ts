export type HowPart = { kind: "text" | "snippet"; text: string };

/** What to do, parted into its texts and its snippets, which stand between lines of three backticks. */
export const howParts = (how: string): HowPart[] =>
  how
    .split(/^```.*\n?/m)
    .map((text, at): HowPart => ({ kind: at % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
