export type InstructionPart = { kind: "text" | "snippet"; text: string };

/** Splits instructions into text and snippets, which are fenced by three backticks. */
export const parseInstructions = (instructions: string): InstructionPart[] =>
  instructions
    .split(/^```.*\n?/m)
    .map((text, index): InstructionPart => ({ kind: index % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
