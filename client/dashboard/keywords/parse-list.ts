import { foldCase } from "#shared/text/fold-case.ts";

/** Splits the text, trims the parts and removes duplicates regardless of case. */
const listOf = (text: string, separator: RegExp) =>
  [
    ...new Map(
      text
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => [foldCase(part), part] as const)
        .reverse(),
    ).values(),
  ].reverse();

export const linesOf = (text: string) => listOf(text, /[\r\n]+/);
export const exclusionsOf = (text: string) => listOf(text, /[,;\r\n]+/);
