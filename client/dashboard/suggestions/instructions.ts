export type InstructionPart = { kind: "text" | "snippet"; text: string };

/** Splits instructions into text and snippets, which are fenced by three backticks. */
export const instructionParts = (how: string): InstructionPart[] =>
  how
    .split(/^```.*\n?/m)
    .map((text, at): InstructionPart => ({ kind: at % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
