// How similar two texts may be: the share of their runs of five words that both have, from 0 to 1.
export const similarityLimits = { warn: 0.3, block: 0.8 } as const;
export type SimilarityVerdict = "pass" | "warn" | "block";
