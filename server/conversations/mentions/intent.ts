import type { Intent } from "#shared/conversations/mentions.ts";

// English phrases, because the sources are English. No pattern nests one repetition in another, so matching cannot
// backtrack exponentially on long texts.
const complaints =
  /\b(frustrat\w+|annoy\w+|disappoint\w+|fed up|sick of|tired of|hate|terrible|awful|useless|waste of (money|time)|rip.?off|scam|overpriced|too expensive|(does ?n[o']?t|doesn't|did ?n[o']?t|didn't|stopped|never) work\w*|not work(ing|s)|broken|keeps? (crashing|failing|breaking)|cancel(l?ed|l?ing)? (my|our) (subscription|account|plan)|refund|worst|nightmare|let down|unusable|struggling with)\b/i;
const comparisons =
  /\b(vs\.?|versus|compared? (to|with)|comparison|alternatives? (to|for)|instead of|better than|switch(ed|ing)? (from|to)|moving (away )?from|migrat(e|ed|ing) from|replacement for|or should i|which (one|is better|of these)|difference between|(pros and cons))\b/i;
const questions =
  /\b(looking for|searching for|in search of|recommendations?|suggestions?|(can|could|would|do|does|please|you|anyone|anybody|someone) (recommend|suggest)|any(one|body) (know|use|using|used|tried|have|has|here)|does any(one|body)|has any(one|body)|is there (a|an|any)|are there any|what (do|are|is|would|should) (you|the best|a good|your)|what else|which \w+ (do|should|would)|how (do|can|should|would) (i|you|we|one|people)|where (do|can|should) (i|you|we)|what('s| is) the best|need (a|an|some|help|advice|something)|help me|advice (on|for|about)|tips (on|for)|best \w+( \w+)? for|want to find|ask hn)\b/i;

/** Guesses the author's intent. An explicit question outranks a complaint, and a comparison outranks both. */
export const intentOf = ({ title, text }: { title: string; text: string }): Intent => {
  const head = `${title}\n${text.slice(0, 2_000)}`.replaceAll("’", "'");
  const wantsAnswer = questions.test(head);
  const isQuestion = wantsAnswer || /\?(\s|$)/.test(title) || /\?(\s|$)/.test(text.slice(0, 600));
  const compares = comparisons.test(head);
  if (compares && (isQuestion || comparisons.test(title) || complaints.test(head))) return "comparing";
  if (complaints.test(head) && !wantsAnswer) return "complaint";
  if (isQuestion) return "asking";
  return compares ? "comparing" : "mention";
};
