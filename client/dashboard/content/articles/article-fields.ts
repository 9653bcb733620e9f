import type { Article, ArticleBrief, ArticleChange } from "#shared/content/articles.ts";
import { sameFields } from "../../../app/local-draft.ts";
import { entriesOf } from "../../../ui/forms/entries.ts";

/** An article's form values, as text. */
export type ArticleFields = {
  title: string;
  slug: string;
  html: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  coverFileId: string | null;
  targetKeyword: string;
  intent: ArticleBrief["intent"];
  /** One per line. */
  outline: string;
  questions: string;
  links: ArticleBrief["links"];
};

export const fieldsOf = (article: Article): ArticleFields => ({
  title: article.title,
  slug: article.slug,
  html: article.html,
  excerpt: article.excerpt ?? "",
  metaTitle: article.metaTitle ?? "",
  metaDescription: article.metaDescription ?? "",
  coverFileId: article.coverFileId,
  targetKeyword: article.targetKeyword ?? "",
  intent: article.brief.intent,
  outline: article.brief.outline.join("\n"),
  questions: article.brief.questions.join("\n"),
  links: article.brief.links,
});

const briefOf = ({ intent, outline, questions, links }: ArticleFields): ArticleBrief => ({
  intent,
  outline: entriesOf(outline),
  questions: entriesOf(questions),
  links: links.filter(({ url }) => url.trim()),
});

/**
 * What to save: only what differs from the version that was edited. A text that was sent counts as changed, and may send
 * the article to review.
 */
export const changesOf = (base: Article, fields: ArticleFields): ArticleChange => {
  const before = fieldsOf(base);
  const { title, slug, html, excerpt, metaTitle, metaDescription, coverFileId, targetKeyword } = fields;
  const texts = { title, slug, html, excerpt, metaTitle, metaDescription, coverFileId, targetKeyword };
  const changed = Object.entries(texts).filter(([name, value]) => value !== before[name as keyof typeof texts]);
  const brief = briefOf(fields);
  return {
    version: base.version,
    ...Object.fromEntries(changed),
    ...(!sameFields(brief, base.brief) && { brief }),
  };
};
