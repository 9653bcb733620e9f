import { toFormErrors } from "../../app/form-errors.ts";
import type { AddResult } from "./add-keywords.ts";

/** Summarizes the result: `said` for what was added, `error` for what was not. */
export const addResultText = ({ added, existing, refused, left, stop }: AddResult) => {
  const tried = added.length + existing.length + refused.length + left.length;
  const [first] = [...added, ...existing, ...refused.map(({ text }) => text), ...left];
  const [refusal] = refused;
  if (tried === 1)
    return {
      said: added.length ? `“${first}” is watched now.` : "",
      error: existing.length ? "This keyword already exists." : (refusal?.why ?? (left.length ? messageOf(stop) : "")),
    };
  return {
    said: added.length ? `${added.length} of ${tried} keywords are added.` : "",
    error: [
      existing.length && `${existing.length} ${existing.length === 1 ? "is" : "are"} watched already.`,
      refusal && `${refused.length} cannot be watched, such as “${cut(refusal.text)}”: ${refusal.why}`,
      left.length && `${messageOf(stop)} ${left.length} were not added and are still in the field.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
};

const messageOf = (stop: unknown) => toFormErrors(stop).message;

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
