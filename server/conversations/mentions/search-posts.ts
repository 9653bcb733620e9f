import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Search } from "./find-hits.ts";
import { batchesOf } from "./posts.ts";
import type { Hit } from "./save-mentions.ts";

/** Each failure costs twice the CPU time of a task. */
const mostFailures = 3;

/** Returns the hits among the posts; `isComplete` is false if some posts took too much CPU time or memory to search. */
export const searchPosts = async (
  parseUntrusted: Dependencies["parseUntrusted"],
  { posts, keywords, ...scope }: Search,
) => {
  const hits: Hit[] = [];
  let failures = 0;
  // Drops the other columns of the keyword rows before they go to the worker.
  const watched = keywords.map(({ text, match, exclude }) => ({ text, match, exclude }));
  for (const batch of batchesOf(posts)) {
    try {
      hits.push(...(await parseUntrusted("findHits", { posts: batch, keywords: watched, ...scope })));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (++failures === mostFailures) break;
    }
  }
  return { hits, isComplete: failures === 0 };
};
