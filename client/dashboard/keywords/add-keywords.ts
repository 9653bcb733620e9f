import type { KeywordInput } from "#shared/keywords.ts";
import { ApiError, browserClient, read } from "../../app/api-client.ts";

export type AddResult = {
  added: string[];
  /** Already watched. */
  existing: string[];
  /** Rejected, with the reason. */
  refused: { text: string; why: string }[];
  /** Not tried, because an error stopped the rest. */
  left: string[];
  stop: unknown;
};

/** Adds the keywords one after another, so that it stops at the plan's limit. */
export const addKeywords = async (projectId: string, texts: readonly string[], rest: Omit<KeywordInput, "text">) => {
  const outcome: AddResult = { added: [], existing: [], refused: [], left: [], stop: undefined };
  for (const [at, text] of texts.entries())
    try {
      await addKeyword(projectId, { ...rest, text });
      outcome.added.push(text);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const why = error instanceof ApiError && error.issues.find(({ path }) => path === "text")?.message;
      if (code === "conflict") outcome.existing.push(text);
      else if (why) outcome.refused.push({ text, why });
      else return { ...outcome, left: texts.slice(at), stop: error };
    }
  return outcome;
};

export const addKeyword = (projectId: string, { text, match, exclude }: KeywordInput) =>
  read(browserClient().projects[":id"].keyword.$post({ param: { id: projectId }, json: { text, match, exclude } }));
