// How much two texts have in common: runs of five words ("shingles"), compared by the Jaccard index.
import { type SimilarityVerdict, similarityLimits } from "#shared/similarity.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { createPauses } from "../limits/pauses.ts";

const shingleWords = 5;

/** The distinct runs of five words as sorted hashes; a shorter text is one run. Case, accents and punctuation don't count. */
export const shingles = (text: string): Uint32Array => shinglesOf(hashWords(text));

/** Like `shingles`, of words that are already hashed. */
export const shinglesOf = (words: ArrayLike<number>): Uint32Array => {
  const count = Math.max(1, words.length - shingleWords + 1);
  const hashes = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const end = Math.min(at + shingleWords, words.length);
    let hash = hashStart;
    for (let word = at; word < end; word++) hash = mix(hash, words[word] ?? 0);
    hashes[at] = hash;
  }
  return distinct(hashes);
};

/** The Jaccard index of two texts' shingles, from 0 to 1. */
export const similarity = (one: Uint32Array, other: Uint32Array): number => {
  const shared = countShared(one, other);
  return shared / (one.length + other.length - shared);
};

/** The Jaccard index of two texts, from 0 to 1. */
export const similarityOf = (one: string, other: string) => similarity(shingles(one), shingles(other));

export const verdictOf = (share: number): SimilarityVerdict => {
  if (share >= similarityLimits.block) return "block";
  return share >= similarityLimits.warn ? "warn" : "pass";
};

/**
 * Compares a text with many others, e.g. all of a project, and returns those it shares at least the warning limit with,
 * the most similar first. Pauses for other requests.
 */
export const findSimilar = async <Other extends { text: string }>(
  text: string,
  others: Iterable<Other> | AsyncIterable<Other>,
): Promise<{ other: Other; share: number }[]> => {
  const own = shingles(text);
  const pause = createPauses();
  const found: { other: Other; share: number }[] = [];
  for await (const other of others) {
    const share = similarity(own, shingles(other.text));
    if (share >= similarityLimits.warn) found.push({ other, share });
    await pause();
  }
  return found.sort((one, next) => next.share - one.share);
};

/** A 32-bit hash of each word, in order. */
export const hashWords = (text: string): Uint32Array => {
  let count = 0;
  let hash = hashStart;
  const endWord = () => {
    if (hash === hashStart) return;
    if (count === hashed.length) hashed = grown(hashed);
    hashed[count++] = hash;
    hash = hashStart;
  };
  for (let at = 0; at < text.length; at++) {
    const { kind, folded } = unitOf(text.charCodeAt(at));
    if (kind === "separator" || kind === "alone") endWord();
    for (let code = 0; code < folded.length; code++) hash = mix(hash, folded[code] ?? 0);
    if (kind === "alone") endWord();
  }
  endWord();
  return hashed.slice(0, count);
};

/** Reused for every text: arrays that grow leave garbage for each. */
let hashed = new Uint32Array(4_096);
const grown = (array: Uint32Array) => {
  const larger = new Uint32Array(2 * array.length);
  larger.set(array);
  return larger;
};

/** What a UTF-16 unit means here. `alone`: a word by itself, in scripts without spaces. */
type Unit = { kind: "separator" | "letter" | "alone" | "mark"; folded: number[] };

/** Filled as units are met: folding each text as a whole takes five times as long. */
const units: Unit[] = [];
const unitOf = (code: number) => (units[code] ??= readUnit(String.fromCharCode(code)));

const readUnit = (character: string): Unit => {
  // Accents that a letter is not composed with.
  if (/\p{Mark}/u.test(character)) return { kind: "mark", folded: [] };
  // Letters outside the basic plane are two units, each part of a word.
  if (!/[\p{L}\p{N}\p{Surrogate}]/u.test(character)) return { kind: "separator", folded: [] };
  const isAlone = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(character);
  const folded = character.isWellFormed() ? foldCase(character) : character;
  return {
    kind: isAlone ? "alone" : "letter",
    folded: Array.from({ length: folded.length }, (_, at) => folded.charCodeAt(at)),
  };
};

// FNV-1a's start and prime, with a further shift, because whole numbers are mixed here, not bytes.
const hashStart = 0x811c9dc5;
const mix = (hash: number, value: number) => {
  const mixed = Math.imul(hash ^ value, 0x01000193);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const distinct = (hashes: Uint32Array) => {
  hashes.sort();
  let count = 0;
  for (let at = 0; at < hashes.length; at++)
    if (at === 0 || hashes[at] !== hashes[count - 1]) hashes[count++] = hashes[at] ?? 0;
  return hashes.slice(0, count);
};

const countShared = (one: Uint32Array, other: Uint32Array) => {
  let shared = 0;
  for (let at = 0, otherAt = 0; at < one.length && otherAt < other.length; ) {
    const [hash, otherHash] = [one[at] ?? 0, other[otherAt] ?? 0];
    if (hash === otherHash) shared++;
    if (hash <= otherHash) at++;
    if (otherHash <= hash) otherAt++;
  }
  return shared;
};
