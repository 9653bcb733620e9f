// Which links of a directory's page lead out of it.
import type { CheckedAnchor } from "#shared/links/submissions.ts";
import type { RedirectLink } from "#shared/links/verification.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { PageLink } from "./page-content.ts";

const limits = { anchors: 20, url: 2_000 };

/** Words for links out of a directory, in a path or a parameter. */
const outWords =
  /(^|[^a-z])(out|outbound|outgoing|outlink|go|goto|visit|redirect|redir|r|link|links|exit|away|url|jump|jmp|click|clk|track|leave|leaving|external|website|open|to)([^a-z]|$)/i;
/** Paths that serve nothing but links out, whatever their text. */
const outPaths =
  /^\/(out|outbound|outgoing|go|goto|visit|redirect|redir|exit|away|jump|jmp|click|clk|track|leave|external)(\/|\.\w{2,4}$|$)/i;
/** Links that carry a URL without leading to it. */
const otherPurposes =
  /(^|[^a-z])(share|sharer|log-?in|sign-?in|sign-?up|register|auth|report|claim|edit|search|whois|traffic|compare|similar|alternatives|tag|comment|embed|badge|screenshot|print|translate|validate)([^a-z]|$)/i;
const visitTexts =
  /\b(visit|view|open|go to|launch|zur|visiter|visitar)\b.{0,40}\b(web ?site|site|homepage|home page|app|tool|product)\b|^\W*(visit|launch|open|(official )?(web ?)?site|homepage|home page)\W*$/i;

/** `target`: the full URL of its `href`. */
export type ResolvedLink = PageLink & { target: URL };

const checkedAnchor = ({ anchor, target }: ResolvedLink): CheckedAnchor => ({
  href: target.href.slice(0, limits.url),
  text: anchor.text,
  rel: anchor.rel,
  isHidden: anchor.isHidden,
  ...(anchor.place && { place: anchor.place }),
});

/** Links that visitors see and robots follow come first, so that the limit never drops them. */
export const checkedAnchors = (links: readonly ResolvedLink[]) =>
  links
    .map(checkedAnchor)
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, limits.anchors);

const weight = ({ isHidden, rel }: CheckedAnchor) => (isHidden ? 2 : 0) + (rel.includes("nofollow") ? 1 : 0);

export const isOutLink = ({ pathname, search }: URL) => {
  const words = `${pathname}${search.replace(/=[^&]*/g, "=")}`;
  return outWords.test(words) && !otherPurposes.test(words);
};

/** The link that most likely leads to the customer: each further one would cost the directory another request. */
export const pickRedirect = (links: readonly ResolvedLink[], names: readonly string[]): RedirectLink | null => {
  const rankOf = ({ anchor: { text }, target }: ResolvedLink) => {
    const isOut = isOutLink(target);
    const isVisit = visitTexts.test(text) && !otherPurposes.test(target.pathname);
    if (isVisit) return isOut ? 0 : 1;
    const folded = foldCase(text);
    if (isOut && names.some((name) => folded.includes(name))) return 2;
    return outPaths.test(target.pathname) ? 3 : undefined;
  };
  const ranked = links.flatMap((link) => {
    const rank = rankOf(link);
    return rank === undefined ? [] : [{ link, rank }];
  });
  const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
  return best ? { anchor: checkedAnchor(best.link), isNamed: best.rank < 3 } : null;
};
