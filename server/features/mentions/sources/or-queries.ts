import type { SearchQuery } from "../source.ts";
import { searchTerms } from "./source-client.ts";

const joint = " OR ";

/** What a search reads as 'any of these'. */
export const anyOf = ({ keywords, loose = [] }: SearchQuery) =>
  keywords.map((keyword) => (loose.includes(keyword) ? allWordsOf(keyword) : searchTerms(keyword))).join(joint);

const allWordsOf = (keyword: string) => `(${searchTerms(keyword, { loose: [keyword] }, " AND ")})`;

/** As few questions as the length of a search allows, each for as many keywords as fit. */
export const orQueries = (keywords: readonly string[], maxLength: number): SearchQuery[] => {
  const questions: string[][] = [];
  let length = 0;
  for (const keyword of keywords) {
    // Whether it is loose is not known yet, so there is room for it.
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
