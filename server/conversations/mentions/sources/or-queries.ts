import type { SearchQuery } from "../../../integrations/mention-source.ts";
import { searchTerms } from "./source-client.ts";

const joint = " OR ";

/** Search syntax for "any of these keywords". */
export const anyOf = ({ keywords, loose = [] }: SearchQuery) =>
  keywords.map((keyword) => (loose.includes(keyword) ? allWordsOf(keyword) : searchTerms(keyword))).join(joint);

const allWordsOf = (keyword: string) => `(${searchTerms(keyword, { loose: [keyword] }, " AND ")})`;

/** Packs keywords into as few queries as the maximum length allows. */
export const orQueries = (keywords: readonly string[], maxLength: number): SearchQuery[] => {
  const questions: string[][] = [];
  let length = 0;
  for (const keyword of keywords) {
    // `loose` is not known yet, so reserve space for the longer form.
    const added = joint.length + allWordsOf(keyword).length;
    const last = questions.at(-1);
    if (last && length + added <= maxLength) {
      last.push(keyword);
      length += added;
    } else {
      questions.push([keyword]);
      length = added;
    }
  }
  return questions.map((keywords) => ({ keywords }));
};
