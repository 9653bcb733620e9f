import { type Intent, maxScore } from "#shared/conversations/mentions.ts";
import { hourMs } from "#shared/time.ts";
import type { Post } from "../../integrations/mention-source.ts";
import type { Match } from "./keyword-matcher.ts";

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

type Scored = { post: Post; match: Match; intent: Intent; now: Date /** The project's host. */; ownHost: string };
type Reason = { points: number; text: string };

const base = 20;

/**
 * Scores how much a post is worth answering, from 0 to 100, with the reasons shown to the customer, strongest first.
 * The score is a base of 20 for the match plus the points of all reasons.
 */
export const scoreOf = (scored: Scored) => {
  const ads = advertises(scored);
  // Authors who advertise want attention, not a reply.
  const reasons = [
    ...ads,
    ...(ads.length ? [] : wants(scored)),
    ...found(scored),
    ...discussed(scored),
    ...age(scored),
    ...doubts(scored),
  ];
  const sum = reasons.reduce((total, { points }) => total + points, base);
  return {
    score: Math.max(0, Math.min(maxScore, sum)),
    reasons: reasons.sort((one, other) => Math.abs(other.points) - Math.abs(one.points)).map(({ text }) => text),
  };
};

const when = (condition: boolean, points: number, text: string): Reason[] => (condition ? [{ points, text }] : []);

const promotion =
  /\b((we|i)('ve| have)? (just )?(launched|released)|(we|i)('ve| have)? (just )?(built|made) (a|an|this)|check out (my|our)|my (new )?(startup|product|app|tool|saas)|our new (product|app|tool|platform|service)|show hn|use (my )?code|discount|sign up (now|today|for free)|link in bio|dm me)\b/i;
const jobs =
  /\b(we('| a)re hiring|is hiring|hiring:|job (opening|offer|description)|looking for a job|who is hiring|apply (now|here|at)|salary|full.time|remote \(|years of experience)\b/i;
const news =
  /\b(release notes|changelog|patch notes|press release|names (a )?new|raises \$|series [a-e]\b|acquires|acquired by|quarterly (report|results))/i;
const recommendations =
  /\b(looking for|in search of|recommend(ations?)?|suggestions?|is there (a|an|any)|what else|any(one|body) (know|tried))\b/i;
const leaving = /\b(alternatives? (to|for)|replacement for|switch(ing)? from|moving (away )?from|migrating from)\b/i;
const budget = /\b(budget|willing to pay|happy to pay|paid (plan|tool|service) is fine|per month)\b|\$\d/i;

const headOf = ({ title, text }: Post, length: number) => `${title}\n${text.slice(0, length)}`.replaceAll("’", "'");

const advertises = ({ post }: Scored) => {
  const head = headOf(post, 3_000);
  return [
    ...when(promotion.test(head), -28, "Looks like self-promotion"),
    ...when(jobs.test(head), -35, "Looks like a job ad"),
  ];
};

const byIntent: Record<Intent, Reason[]> = {
  asking: [{ points: 22, text: "Asks a question" }],
  comparing: [{ points: 25, text: "Compares or wants an alternative" }],
  complaint: [{ points: 16, text: "Complains about something" }],
  mention: [],
};

const wants = ({ post, intent }: Scored) => {
  const head = headOf(post, 2_000);
  const isAfterSomething = intent !== "mention";
  return [
    ...byIntent[intent],
    ...when(isAfterSomething && recommendations.test(head), 14, "Looks for a recommendation"),
    ...when(isAfterSomething && leaving.test(head), 8, "Wants to leave what they have"),
    ...when(isAfterSomething && budget.test(head), 6, "Speaks of a budget"),
  ];
};

const found = ({ match }: Scored) => when(match.inTitle, 15, "Keyword in the title");

const discussed = ({ post: { comments, points } }: Scored) => [
  ...when((comments ?? 0) >= 20, 8, `${comments} comments`),
  ...when((comments ?? 0) >= 3 && (comments ?? 0) < 20, 4, `${comments} comments`),
  ...when((points ?? 0) >= 50, 4, `${points} points`),
];

/** The host of a project's website, as `ownHost`. */
export const ownHostOf = ({ url }: { url: string }) => new URL(url).host.replace(/^www\./, "");

const age = ({ post: { publishedAt }, now }: Scored): Reason[] => {
  const hours = (now.getTime() - publishedAt.getTime()) / hourMs;
  if (hours < 1) return [{ points: 12, text: "Less than an hour old" }];
  if (hours < 24) return [{ points: 12, text: `${plural(hours, "hour")} old` }];
  const days = hours / 24;
  const text = `${plural(days, "day")} old`;
  if (days < 3) return [{ points: 7, text }];
  if (days < 7) return [];
  return [{ points: days > 180 ? -35 : days > 30 ? -15 : -5, text }];
};

const plural = (count: number, unit: string) => `${Math.floor(count)} ${unit}${Math.floor(count) === 1 ? "" : "s"}`;

const doubts = ({ post, ownHost }: Scored) => {
  const head = headOf(post, 3_000);
  const links = head.match(/https?:\/\//g)?.length ?? 0;
  return [
    ...when(news.test(post.title), -12, "Looks like news"),
    ...when(links > 6, -18, "A list of links"),
    ...when(post.text.length > 6_000, -6, "Very long"),
    ...when(containsHost(`${post.url} ${head}`, ownHost), -20, "Links to your own website"),
  ];
};

/** Whether a text contains a host or one of its subdomains, but not a longer name like `not-host` or `host.com`. */
const containsHost = (text: string, host: string) => {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(host); host && at >= 0; at = lower.indexOf(host, at + 1)) {
    const after = lower.slice(at + host.length, at + host.length + 2);
    if (!/[\w-]/.test(lower[at - 1] ?? "") && !/^(\.?\w|-)/.test(after)) return true;
  }
  return false;
};
