// Finds a page that resembles another one, among thousands: only pages that share one of their rarest runs of words are
// compared. Two texts that share a part t of their runs must share one of the rarest 1 − t of each (prefix filtering).
import { similarity } from "../../text/similarity.ts";

/** Runs are spread over this many buckets. Two in one bucket cost a comparison, not a wrong result. */
const buckets = 1 << 20;
/** Bounds the work for texts made to look alike. The rarest runs come first, so near copies are among them. */
const mostCompared = 300;
const mostSteps = 3_000;

export type Siblings = {
  /** Returns the first page added before that shares at least `limit` with this one; adds the page if there is none. */
  findOrAdd: (page: number, shingles: Uint32Array) => { page: number; share: number } | undefined;
};

/** `all`: the runs of every page that will be compared, by which the rare ones are known. `pause` lets other requests run. */
export const createSiblings = async (
  all: Iterable<Uint32Array>,
  limit: number,
  pause: () => Promise<void>,
): Promise<Siblings> => {
  const frequencies = new Uint32Array(buckets);
  const bucketOf = (hash: number) => hash % buckets;
  const rareCount = ({ length }: Uint32Array) => length - Math.ceil(limit * length) + 1;
  let mostEntries = 0;
  for (const shingles of all) {
    for (const hash of shingles) frequencies[bucketOf(hash)] = (frequencies[bucketOf(hash)] ?? 0) + 1;
    mostEntries += rareCount(shingles);
    await pause();
  }
  const rarest = (shingles: Uint32Array) => {
    const frequency = (hash: number) => frequencies[bucketOf(hash)] ?? 0;
    const sorted = shingles.slice().sort((one, other) => frequency(one) - frequency(other) || one - other);
    return sorted.subarray(0, rareCount(shingles));
  };
  // Lists of pages by bucket, in flat arrays: maps of arrays would take ten times the memory.
  const heads = new Int32Array(buckets).fill(-1);
  const pageOf = new Int32Array(mostEntries);
  const nextOf = new Int32Array(mostEntries);
  let entries = 0;
  const pages = new Map<number, Uint32Array>();
  const find = (shingles: Uint32Array, rare: Uint32Array) => {
    const compared = new Set<number>();
    let steps = 0;
    for (const hash of rare) {
      for (let entry = heads[bucketOf(hash)] ?? -1; entry >= 0; entry = nextOf[entry] ?? -1) {
        const page = pageOf[entry] ?? 0;
        if (++steps > mostSteps) return undefined;
        if (compared.has(page)) continue;
        if (compared.size === mostCompared) return undefined;
        compared.add(page);
        const share = similarity(shingles, pages.get(page) ?? new Uint32Array());
        if (share >= limit) return { page, share };
      }
    }
    return undefined;
  };
  return {
    findOrAdd: (page, shingles) => {
      const rare = rarest(shingles);
      const found = find(shingles, rare);
      if (found) return found;
      pages.set(page, shingles);
      for (const hash of rare) {
        const bucket = bucketOf(hash);
        nextOf[entries] = heads[bucket] ?? -1;
        pageOf[entries] = page;
        heads[bucket] = entries++;
      }
      return undefined;
    },
  };
};
