import type { LinkAnswer } from "#db/schema/content/articles.ts";
import type { ArticleCheck } from "#shared/content/articles.ts";
import type { LinkTarget } from "../../../links/verification/link-target.ts";
import { isOwnLink } from "../clean-html.ts";
import type { ArticleText } from "./text.ts";

/** Links to the customer's pages that plans promise in each article. */
export const ownLinks = 5;

type Answers = ReadonlyMap<string, LinkAnswer["status"]>;

const isGone = (status: number) => status === 404 || status === 410;
const list = (urls: readonly string[]) => urls.slice(0, 5).join(", ");
const links = (count: number) => `${count} ${count === 1 ? "link" : "links"}`;

/** A page that is gone blocks. One that answers otherwise may only refuse our bot, so a person looks. */
export const checkLinks = ({ links: urls }: ArticleText, answers: Answers): ArticleCheck => {
  const name = "links";
  const gone = urls.filter((url) => isGone(answers.get(url) ?? 0));
  if (gone.length) return { name, verdict: "block", detail: `No page at ${list(gone)}. Correct or remove the link.` };
  const unchecked = urls.filter((url) => !answers.has(url));
  if (unchecked.length)
    return {
      name,
      verdict: "warn",
      detail: `${links(unchecked.length)} not checked yet. We check them when you approve.`,
    };
  const unclear = urls.filter((url) => answers.get(url) !== 200);
  if (unclear.length)
    return { name, verdict: "warn", detail: `No clear answer from ${list(unclear)}. Open them yourself.` };
  return { name, verdict: "pass", detail: urls.length ? `${links(urls.length)} checked.` : "No links to check." };
};

/** Counts links to different pages of the customer's websites that answer 200. A small site needs one to each page. */
export const checkOwnLinks = (
  { links: urls }: ArticleText,
  answers: Answers,
  { targets, sitePages }: { targets: readonly LinkTarget[]; sitePages: number },
): ArticleCheck => {
  const name = "own-links";
  const own = urls.filter((url) => isOwnLink(targets, url));
  const pages = new Set(own.filter((url) => (answers.get(url) ?? 200) === 200).map((url) => url.replace(/#.*$/, "")));
  const needed = sitePages ? Math.min(ownLinks, sitePages) : ownLinks;
  const detail = `${pages.size} of ${needed} links to different pages of your website.`;
  if (pages.size >= needed)
    return { name, verdict: "pass", detail: `${pages.size} links to different pages of your website.` };
  return { name, verdict: "block", detail: `${detail} Add ${links(needed - pages.size)}.` };
};
