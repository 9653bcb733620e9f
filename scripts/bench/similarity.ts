import { findSimilar } from "#server/features/similarity/similarity.ts";
import { atMost, type Figure, info, median } from "../checks/measurement.ts";

const texts = 5_000;
const wordsEach = 1_000;
const limitSeconds = 2;

/** One article compared with 5,000 texts of 1,000 words, and how long other work waits meanwhile. */
export const similarityFigures = async (rounds: number): Promise<Figure[]> => {
  const vocabulary = Array.from({ length: 20_000 }, (_, at) => `${at % 9 ? "" : "é"}word${at.toString(36)}`);
  const word = (text: number, at: number) => vocabulary[(text * 7919 + at * (31 + (text % 97))) % vocabulary.length];
  const others = Array.from({ length: texts }, (_, text) => ({
    text: Array.from({ length: wordsEach }, (_, at) => word(text, at)).join(" "),
  }));
  const seconds: number[] = [];
  let longestMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last - 1);
    last = performance.now();
  }, 1);
  for (let round = 0; round < rounds; round++) {
    last = performance.now();
    const startedAt = performance.now();
    await findSimilar(others[0]?.text ?? "", others);
    seconds.push((performance.now() - startedAt) / 1000);
  }
  clearInterval(timer);
  return [
    atMost("One text of 1,000 words compared with 5,000 others", median(seconds), limitSeconds, "s"),
    info("The longest wait of other work meanwhile", `${Math.round(longestMs)} ms`),
  ];
};
