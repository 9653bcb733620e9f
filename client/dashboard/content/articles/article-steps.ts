// Who acts in each state of an article, what they do, and what its checks mean.
import type { ArticleActor, ArticleState } from "#shared/content/article-states.ts";
import type {
  Article,
  ArticleBrief,
  ArticleDetail,
  articleCheckNames,
  CheckVerdict,
} from "#shared/content/articles.ts";
import type { Tone } from "../../../ui/badge.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { hasApprovedText, isReady, nextStep } from "./states.tsx";

export const intentLabels: Record<ArticleBrief["intent"], string> = {
  learn: "Learn something",
  compare: "Compare options",
  solve: "Solve a problem",
  buy: "Buy",
};

export const actorLabels: Record<ArticleActor, string> = {
  customer: "You",
  operator: "Our operator",
  system: "Automatic",
};

export const verdicts: Record<CheckVerdict, { label: string; tone: Tone }> = {
  pass: { label: "Passed", tone: "good" },
  warn: { label: "Review", tone: "warn" },
  block: { label: "Must be fixed", tone: "bad" },
};

type CheckName = (typeof articleCheckNames)[number];

/** What a check is about, and what to do if it doesn't pass. */
export const checkTexts: Record<CheckName, { label: string; help: string }> = {
  words: { label: "Length", help: "Answer more of the brief's questions, or split a text that is too long." },
  headings: { label: "Headings", help: "Give each part a heading of its own that says what it answers." },
  links: { label: "Links answer", help: "Open each link named here. Correct or remove those that lead nowhere." },
  "own-links": {
    label: "Links to your pages",
    help: "Link from words that fit to pages of your website. The brief lists some.",
  },
  readability: { label: "Readability", help: "Shorten the long sentences and split the long paragraphs." },
  similarity: {
    label: "Similar texts",
    help: "Rewrite what both texts say. This compares with your own articles and pages, not with the whole web.",
  },
  "brand-swap": {
    label: "Says what only you can say",
    help: "Add figures, features or examples that are true of your product only.",
  },
};

export const blockingChecks = ({ checks }: Pick<Article, "checks">) =>
  checks.filter(({ verdict }) => verdict === "block");

type Stated = Pick<Article, "state" | "version" | "approvedVersion">;

// Not read from `editableStates`, whose file would add zod to the page. A test compares them.
const withText: readonly ArticleState[] = ["in_review", "changes_requested", "scheduled", "failed", "published"];

/** Whether the page shows the editor. Before there is a text, the customer has to ask for it. */
export const isTextEditable = (article: Stated) => withText.includes(article.state) || isReady(article);

/** States in which a save only saves; elsewhere it sends the text to review. */
export const savesAutomatically = ({ state }: Pick<Article, "state">) =>
  state === "idea" || state === "in_review" || state === "drafting";

export type Step = { who: "you" | "we" | "none"; text: string };

/** Who acts next, and what they do. */
export const stepOf = (article: ArticleDetail, destination = "your destination"): Step => ({
  who: whoActs(article),
  text: detailOf(article, destination) ?? nextStep(article),
});

const whoActs = (article: ArticleDetail): Step["who"] => {
  const { state, writer, publishAs } = article;
  if (state === "archived") return "none";
  if (state === "drafting" || state === "scheduled" || state === "publishing") return "we";
  if (state === "changes_requested" || (state === "approved" && !hasApprovedText(article)))
    return writer === "ai" ? "you" : "we";
  if (state === "published") return publishAs === "draft" ? "you" : "we";
  return "you";
};

/** What only the article's own page knows. */
const detailOf = (article: ArticleDetail, destination: string): string | undefined => {
  const { state, writer, task, publishAs, publishedAt, scheduledAt } = article;
  const by = task ? ` by ${formatShortDate(task.dueAt)}` : "";
  const isUpdate = publishedAt !== null;
  switch (state) {
    case "approved":
      if (isReady(article))
        return isUpdate ? "Publish this version. Until then, your website keeps the old text." : undefined;
      return writer === "ai"
        ? "Start the draft, or write the text yourself."
        : `One of our operators writes it${by}. You read it before anything is published.`;
    case "drafting":
      return writer === "ai"
        ? "The language model is writing. You can leave this page: it continues."
        : `One of our operators is writing it${by && `, due${by}`}.`;
    case "in_review": {
      const blocking = blockingChecks(article).length;
      if (blocking)
        return `${formatCount(blocking, "check blocks", "checks block")} the approval. Correct the text first.`;
      return isUpdate
        ? "Read it, then approve it or request changes. Your website keeps the old text until you publish it."
        : undefined;
    }
    case "changes_requested":
      return writer === "ai" ? undefined : `One of our operators revises it${by}. You can change it yourself, too.`;
    case "scheduled":
      return scheduledAt ? `It goes to ${destination} on ${formatDateTime(scheduledAt)}.` : undefined;
    case "publishing":
      return `It's on its way to ${destination}. This takes up to a few minutes.`;
    case "published":
      return publishAs === "draft"
        ? `It's a draft at ${destination}. Publish it there, or publish it live from here.`
        : "We keep checking the public page.";
    case "archived":
      return "It won't be written or published. A credit that was reserved for it came back.";
    default:
      return undefined;
  }
};
