import type { ArticleState } from "#shared/content/article-states.ts";
import type { ArticlePublication, ArticleSummary } from "#shared/content/articles.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

// What the states of articles are called, and what happens next in each.

/** In the order of an article's way. */
export const stateLabels: Record<ArticleState, string> = {
  idea: "Idea",
  approved: "Approved",
  drafting: "Being written",
  in_review: "To review",
  changes_requested: "Changes requested",
  scheduled: "Scheduled",
  publishing: "Publishing",
  published: "Published",
  failed: "Publishing failed",
  archived: "Archived",
};

const stateTones: Record<ArticleState, Tone> = {
  idea: "attention",
  approved: "info",
  drafting: "info",
  in_review: "attention",
  changes_requested: "info",
  scheduled: "info",
  publishing: "info",
  published: "good",
  failed: "bad",
  archived: "quiet",
};

export const writerLabels: Record<ArticleSummary["writer"], string> = {
  ai: "Language model",
  person: "Our operators",
};

type Versions = Pick<ArticleSummary, "version" | "approvedVersion">;

/** Whether the customer approved the text as it is now. In the state `approved`, it is else the idea that is approved. */
export const hasApprovedText = ({ version, approvedVersion }: Versions) => approvedVersion === version;

type Stated = Pick<ArticleSummary, "state"> & Versions;

export const isReady = (article: Stated) => article.state === "approved" && hasApprovedText(article);

export const labelOf = (article: Stated) => (isReady(article) ? "Ready to publish" : stateLabels[article.state]);

export const toneOf = (article: Stated): Tone => (isReady(article) ? "good" : stateTones[article.state]);

// Not read from `articleTransitions`, whose file would add zod to the page. A test compares them.
const schedulable: readonly ArticleState[] = ["approved", "scheduled", "failed"];

/** Whether the article can get a day in the calendar, or another one. */
export const canSchedule = (article: Stated) => schedulable.includes(article.state) && hasApprovedText(article);

/** The most telling date of an article. */
export const dateOf = ({ state, scheduledAt, publishedAt, updatedAt }: ArticleSummary) => {
  if (state === "scheduled" && scheduledAt) return { label: "For", at: scheduledAt };
  if (publishedAt) return { label: "On", at: publishedAt };
  return { label: "Changed", at: updatedAt };
};

/** What happens next, in one or two sentences. */
export const nextStep = (article: ArticleSummary): string => {
  const isByModel = article.writer === "ai";
  switch (article.state) {
    case "idea":
      return "Read the brief and approve it to have the article written. That reserves one credit.";
    case "approved":
      if (isReady(article)) return "Choose a day for it in the calendar, or publish it now.";
      return isByModel ? "Start the draft." : "One of our operators writes it.";
    case "drafting":
      return isByModel ? "The language model is writing it." : "One of our operators is writing it.";
    case "in_review":
      return "Read it, then approve it or request changes.";
    case "changes_requested":
      return isByModel ? "Draft it again with your notes, or change it yourself." : "One of our operators revises it.";
    case "scheduled":
      return "It goes to your destination at that time. Until then, you can move or change it.";
    case "publishing":
      return "It's on its way to your destination.";
    case "published":
      return article.publishedUrl
        ? "You can still change it, publish it again or unpublish it."
        : "Your destination has it. If it's a draft, publish it there.";
    case "failed":
      return article.reason ?? "Publish it again, or choose another destination.";
    case "archived":
      return "It won't be published.";
  }
};

/** Whether a destination has the article. A failed change leaves what was published before. */
export const isOnline = ({ state, url }: ArticlePublication) =>
  state === "published" || (state === "failed" && url !== null);

/** The destinations of publications, as in a sentence. */
export const namesOf = (publications: readonly ArticlePublication[]) =>
  new Intl.ListFormat("en").format(publications.map(({ destination }) => destination));

type StateBadgeProps = { article: Pick<ArticleSummary, "state" | "version" | "approvedVersion"> };

export const StateBadge = ({ article }: StateBadgeProps) => <Badge tone={toneOf(article)}>{labelOf(article)}</Badge>;
