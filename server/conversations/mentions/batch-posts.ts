/** Matching fifty short keywords against this many characters takes up to a second. */
const batchCharacters = 300_000;

/** Splits posts into batches that a parsing worker handles within its limits. */
export const batchesOf = <Post extends { title: string; text: string }>(posts: readonly Post[]) => {
  const batches: Post[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const post of posts) {
    const length = post.title.length + post.text.length;
    if (characters + length > batchCharacters) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)?.push(post);
    characters += length;
  }
  return batches;
};
