import type { MatchKind } from "#shared/keywords.ts";

type Words = { label: string; choice: string };

export const matchLabels: Record<MatchKind, Words> = {
  phrase: { label: "Phrase", choice: "As a phrase: these words side by side" },
  all: { label: "All words", choice: "All words, anywhere in the post" },
  exact: { label: "Exact", choice: "Exactly as written, capitals too" },
};

export const matchOptions = (Object.keys(matchLabels) as MatchKind[]).map((value) => ({
  value,
  label: matchLabels[value].choice,
}));
