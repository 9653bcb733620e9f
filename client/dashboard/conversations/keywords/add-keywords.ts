import { foldCase } from "#shared/text/fold-case.ts";
import type { KeywordInput } from "#shared/workspace/keywords.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { entriesOf } from "../../../ui/forms/entries.ts";

/** Splits the text, trims the parts and removes duplicates regardless of case. */
export const splitUnique = (text: string, separator: RegExp) =>
  [
    ...new Map(
      entriesOf(text, separator)
        .map((entry) => [foldCase(entry), entry] as const)
        .reverse(),
    ).values(),
  ].reverse();

export const parseKeywords = (text: string) => splitUnique(text, /[\r\n]+/);
export const parseExclusions = (text: string) => splitUnique(text, /[,;\r\n]+/);

export const addKeyword = (projectId: string, { text, match, exclude }: KeywordInput) =>
  read(browserClient().projects[":id"].keyword.$post({ param: { id: projectId }, json: { text, match, exclude } }));

export type AddResult = {
  added: string[];
  /** Already in the project. */
  existing: string[];
  rejected: { text: string; reason: string }[];
  /** Not tried, because `error` stopped the rest. */
  remaining: string[];
  error: unknown;
};

/** Adds the keywords one after another, so that it stops at the plan's limit. */
export const addKeywords = async (projectId: string, texts: readonly string[], options: Omit<KeywordInput, "text">) => {
  const result: AddResult = { added: [], existing: [], rejected: [], remaining: [], error: undefined };
  for (const [index, text] of texts.entries())
    try {
      await addKeyword(projectId, { ...options, text });
      result.added.push(text);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const reason = error instanceof ApiError && error.issues.find(({ path }) => path === "text")?.message;
      if (code === "conflict") result.existing.push(text);
      else if (reason) result.rejected.push({ text, reason });
      else return { ...result, remaining: texts.slice(index), error };
    }
  return result;
};

/** Summarizes the result: `message` for what was added, `error` for what was not. */
export const summarizeResult = ({ added, existing, rejected, remaining, error }: AddResult) => {
  const total = added.length + existing.length + rejected.length + remaining.length;
  const [rejection] = rejected;
  const reason = remaining.length ? toFormErrors(error).message : "";
  if (total === 1)
    return {
      message: added.length ? `Added “${added[0]}”.` : "",
      error: existing.length ? "This keyword already exists." : (rejection?.reason ?? reason),
    };
  return {
    message: added.length ? `Added ${added.length} of ${total} keywords.` : "",
    error: [
      existing.length && `${existing.length} already ${existing.length === 1 ? "exists" : "exist"}.`,
      rejection && `${rejected.length} rejected, for example “${truncate(rejection.text)}”: ${rejection.reason}`,
      remaining.length && `${reason} ${remaining.length} not added and still in the field.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
};

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
