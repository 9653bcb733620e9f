import { replacementDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Link, Paragraph, Unsubscribe } from "../emails/email-layout.tsx";
import { findSubmissionNews, type SubmissionNews } from "./news/news.ts";

const pluralize = (count: number, noun: string, plural = `${noun}s`) => `${count} ${count === 1 ? noun : plural}`;
const and = new Intl.ListFormat("en");
const day = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** The most urgent news. */
const subjectOf = ({ needsCustomer, firstLive, unfollowed, lost, damaged, proposals, articles }: SubmissionNews) => {
  if (needsCustomer.length)
    return `${pluralize(needsCustomer.length, "submission needs", "submissions need")} your answer`;
  if (firstLive.length) return "Your first link is live";
  if (lost.length) return `${pluralize(lost.length, "link")} lost, and what we do about it`;
  if (unfollowed.length) return `${pluralize(unfollowed.length, "link is", "links are")} no longer followed`;
  if (damaged.count)
    return `${pluralize(damaged.count, "published page needs", "published pages need")} your attention`;
  if (articles.length) return `${pluralize(articles.length, "article is", "articles are")} ready for your review`;
  return `${pluralize(proposals.count, "directory is", "directories are")} ready for your approval`;
};

export const submissionNews = defineEmail({
  name: "submission-news",
  resolve: findSubmissionNews,
  subject: ({ news }) => subjectOf(news),
  preview: ({ news }) => `${subjectOf(news)}.`,
  list: "submissions",
  body: ({ news, token }) => {
    const { needsCustomer, firstLive, unfollowed, lost, damaged, proposals, articles } = news;
    return (
      <>
        {firstLive.map(({ directory, project, url }) => (
          <Paragraph key={directory}>
            {directory} lists {project}: your first link is live, and we've checked it.{" "}
            {url && <Link href={url}>See the listing</Link>}
          </Paragraph>
        ))}
        {needsCustomer.length > 0 && (
          <Paragraph>
            {pluralize(needsCustomer.length, "submission needs", "submissions need")} your answer before we can
            continue:
          </Paragraph>
        )}
        {needsCustomer.map(({ directory, project, note, dueAt }) => (
          <Paragraph key={directory}>
            <strong>{directory}</strong> for {project}
            {dueAt && `, by ${day.format(dueAt)}`}
            {note && `: ${note}`}
          </Paragraph>
        ))}
        {lost.map((loss) => (
          <Paragraph key={loss.directory}>
            {loss.directory} no longer links to {loss.project}; we looked on three different days. {amendsFor(loss)}{" "}
            We'll look again in case the link returns.
          </Paragraph>
        ))}
        {unfollowed.map(({ directory, project, url }) => (
          <Paragraph key={directory}>
            {directory} now marks its link to {project} as nofollow. The listing is still live, but search engines may
            give the link less weight. {url && <Link href={url}>See the listing</Link>}
          </Paragraph>
        ))}
        {damaged.count > 0 && (
          <Paragraph>
            {pluralize(damaged.count, "published page has", "published pages have")} changed; we looked on two different
            days:
          </Paragraph>
        )}
        {damaged.pages.map(({ title, project, url, problem }) => (
          <Paragraph key={url ?? title}>
            <strong>{title}</strong>, for {project}, {problems[problem]} {url && <Link href={url}>Open the page</Link>}
          </Paragraph>
        ))}
        {damaged.count > damaged.pages.length && (
          <Paragraph>And {damaged.count - damaged.pages.length} more, which the dashboard shows.</Paragraph>
        )}
        {articles.length > 0 && (
          <Paragraph>
            {pluralize(articles.length, "article is", "articles are")} ready for your review. Approve the text, change
            it, or say what should be different:
          </Paragraph>
        )}
        {articles.map(({ title, project }) => (
          <Paragraph key={title}>
            <strong>{title}</strong>, for {project}
          </Paragraph>
        ))}
        {proposals.count > 0 && (
          <Paragraph>
            We propose {pluralize(proposals.count, "directory that fits", "directories that fit")}{" "}
            {and.format(proposals.projects)}: {and.format(namesOf(proposals))}. Approve the ones you want and skip the
            others.
            {proposals.approveAt &&
              ` What you leave open is approved automatically on ${day.format(proposals.approveAt)}, as far as your credits allow.`}
          </Paragraph>
        )}
        {isAboutPagesOnly(news) ? (
          <Action to={`${link("destinations")}?project=${news.projectId}`}>View your destinations</Action>
        ) : (
          <Action to={`${link("submissions")}?project=${news.projectId}`}>View your submissions</Action>
        )}
        <Unsubscribe list="submissions" token={token}>
          You receive this email at most once a day because {site.name} lists your website in directories.
        </Unsubscribe>
      </>
    );
  },
});

/** What becomes of the credit of a lost link. */
const amendsFor = ({ keptCredit, replacement, lesserReason }: SubmissionNews["lost"][number]) => {
  if (keptCredit === "late")
    return `The listing was live for more than ${replacementDays} days, so its credit isn't returned.`;
  if (keptCredit === "limit") return "Your plan has returned all the credits that it includes for failed entries.";
  if (!replacement) return "Your credit is back. No other directory fits yet; we'll propose one that does.";
  return ["Your credit is back, and we propose", `${replacement} instead.`, lesserReason].filter(Boolean).join(" ");
};

const isAboutPagesOnly = ({ damaged, proposals, ...news }: SubmissionNews) =>
  damaged.count > 0 &&
  !proposals.count &&
  ![news.needsCustomer, news.firstLive, news.unfollowed, news.lost, news.articles].flat().length;

const problems: Record<SubmissionNews["damaged"]["pages"][number]["problem"], string> = {
  gone: "is no longer there. If that wasn't you, publish it again.",
  noindex: "asks search engines not to list it. Look for a setting of your site or of a plugin.",
  links: "no longer shows all of its links. Check whether your site removes them.",
};

const namesOf = ({ names, count }: SubmissionNews["proposals"]) =>
  count > names.length ? [...names, `${count - names.length} more`] : names;
