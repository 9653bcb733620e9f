/** What one generated page says that no other does: written for its subject and the one search that it answers. */
export type Guide = {
  /** 55 to 75 words: what is particular about this subject for this search. */
  intro: string;
  /** Five things to have ready before submitting, one sentence each. */
  prepare: readonly string[];
  /** Two pieces of advice with a short heading each. */
  advice: readonly { heading: string; text: string }[];
  /** Three questions that people of this kind ask, with answers of two to three sentences. */
  questions: readonly { question: string; answer: string }[];
};
