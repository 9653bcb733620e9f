import type { KeywordInput } from "#shared/keywords.ts";
import { ApiError, browserClient, read } from "../../app/api-client.ts";

export type AddResult = {
  added: string[];
  /** Watched already. */
  existing: string[];
  /** Not taken as they are, each with why. */
  refused: { text: string; why: string }[];
  /** Not tried any more, since something stopped all of them. */
  left: string[];
  stop: unknown;
};

/** Adds one after the other, so that they stop where the plan's limit is reached. */
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
