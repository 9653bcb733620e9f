import { foldCase } from "./fold-case.ts";

const shingleWords = 5;

/** The runs of five words; a shorter text is one run. */
const shinglesOf = (text: string) => {
  const words = foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(1, words.length - shingleWords + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + shingleWords).join(" ")));
};

/** Returns how much two texts have in common, from 0 to 1: the Jaccard index of their runs of five words. */
export const similarityOf = (one: string, other: string) => {
  const [ours, theirs] = [shinglesOf(one), shinglesOf(other)];
  return ours.intersection(theirs).size / ours.union(theirs).size;
};
