/** The unique content of one generated page, written for its subject and search term. */
export type Guide = {
  /** 55 to 75 words about what is specific to this subject and search. */
  intro: string;
  /** Five things to prepare before submitting, one sentence each. */
  prepare: readonly string[];
  /** Two pieces of advice, each with a short heading. */
  advice: readonly { heading: string; text: string }[];
  /** Three questions of this audience, with answers of two to three sentences. */
  questions: readonly { question: string; answer: string }[];
};
