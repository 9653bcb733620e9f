// Recognizes the same post at several sources: the same page, or a text that was posted twice.
import { and, eq, gte, inArray, lte, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { mentions } from "#db/schema/index.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { similarityOf, verdictOf } from "../../text/similarity.ts";

const trackingParameters =
  /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref|ref_src|ref_source|source|share_id|si|amp)$/i;

/** Index entries of Postgres are limited. */
const maxUrlLength = 1_000;

/** Returns the address without what doesn't change the page: scheme, www, AMP, tracking parameters, fragment, final slash. */
export const canonicalUrlOf = (address: string) => {
  if (!URL.canParse(address)) return address.slice(0, maxUrlLength);
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (trackingParameters.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const host = url.host.replace(/^(www\.|amp\.)+/, "");
  const path = url.pathname.replace(/(\/amp|\.amp)?\/*$/, "");
  return `${host}${path}${url.search}`.slice(0, maxUrlLength);
};

/** Shorter titles, such as “Which tool?”, are often different posts. */
const minTitleLength = 30;

/** Returns the title's words, or null if it is too short to tell posts apart. */
export const titleKeyOf = (title: string) => {
  const words =
    foldCase(title)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? "";
  return words.length < minTitleLength ? null : words.slice(0, 300);
};

const crossPostMs = 14 * 24 * 3600_000;

type Identity = Pick<typeof mentions.$inferSelect, "canonicalUrl" | "titleKey" | "title" | "excerpt" | "publishedAt">;

/** Comments have the title of their thread, so many mentions can share one. */
const mostCandidates = 2_000;
const mostCompared = 20;

/** Returns the project's mentions from other sources that may be one of these posts. */
export const listCandidates = (db: Db, projectId: string, source: SourceName, rows: readonly Identity[]) => {
  const urls = rows.flatMap(({ canonicalUrl }) => canonicalUrl ?? []);
  const titles = rows.flatMap(({ titleKey }) => titleKey ?? []);
  const times = rows.map(({ publishedAt }) => publishedAt.getTime());
  return db
    .select({
      id: mentions.id,
      canonicalUrl: mentions.canonicalUrl,
      titleKey: mentions.titleKey,
      title: mentions.title,
      excerpt: mentions.excerpt,
      publishedAt: mentions.publishedAt,
      alsoFoundIn: mentions.alsoFoundIn,
    })
    .from(mentions)
    .where(
      and(
        eq(mentions.projectId, projectId),
        ne(mentions.source, source),
        or(
          inArray(mentions.canonicalUrl, urls),
          and(
            inArray(mentions.titleKey, titles),
            gte(mentions.publishedAt, new Date(Math.min(...times) - crossPostMs)),
            lte(mentions.publishedAt, new Date(Math.max(...times) + crossPostMs)),
          ),
        ),
      ),
    )
    .orderBy(mentions.foundAt, mentions.id)
    .limit(mostCandidates);
};

/** Returns a function that finds the first candidate that is the same post. */
export const finderOf = <Candidate extends Identity>(candidates: readonly Candidate[]) => {
  const byUrl = Map.groupBy(candidates, ({ canonicalUrl }) => canonicalUrl);
  const byTitle = Map.groupBy(candidates, ({ titleKey }) => titleKey);
  return (post: Identity) => {
    const [samePage] = (post.canonicalUrl !== null && byUrl.get(post.canonicalUrl)) || [];
    const sameTitle = (post.titleKey !== null && byTitle.get(post.titleKey)) || [];
    return samePage ?? sameTitle.slice(0, mostCompared).find((candidate) => isCrossPost(candidate, post));
  };
};

/** Whether posts with the same title have nearly the same text within two weeks. */
const isCrossPost = (one: Identity, other: Identity) => {
  if (Math.abs(one.publishedAt.getTime() - other.publishedAt.getTime()) > crossPostMs) return false;
  return verdictOf(similarityOf(textOf(one), textOf(other))) === "block";
};

/** Some sources put the linked page into the text. A post with nothing else has only its title. */
const textOf = ({ title, excerpt }: Identity) => excerpt.replaceAll(/https?:\/\/\S+/g, "").trim() || title;
