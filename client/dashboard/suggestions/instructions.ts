export type InstructionPart = { kind: "text" | "snippet"; text: string };

/** What to do, parted into its texts and its snippets, which stand between lines of three backticks. */
export const instructionParts = (how: string): InstructionPart[] =>
  how
    .split(/^```.*\n?/m)
    .map((text, at): InstructionPart => ({ kind: at % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
