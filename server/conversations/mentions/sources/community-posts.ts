// Reads the answers of Discourse forums and Mastodon instances. Both are hosts that customers name, so these functions
// run as parsing worker tasks; they return undefined for anything else.
import { z } from "zod";
import type { Post } from "../../../integrations/mention-source.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { excerptOf } from "../posts.ts";

const lifetimeMs = 5 * 60_000;
const maxEntries = 200;

/** Caches listings that many projects read, such as the newest posts with a tag. Failures are not cached. */
export const createListingCache = <Listing>(clock: () => Date) => {
  const entries = new Map<string, { listing: Listing; until: number }>();
  return async (key: string, read: () => Promise<Listing>): Promise<Listing> => {
    const now = clock().getTime();
    const entry = entries.get(key);
    // One that is valid for longer was read before the clock was set back.
    if (entry && entry.until > now && entry.until <= now + lifetimeMs) return entry.listing;
    const listing = await read();
    entries.delete(key);
    entries.set(key, { listing, until: now + lifetimeMs });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return listing;
  };
};

type Answer = { text: string; site: string };

const titleLength = 80;
const fullPage = 20;

const forumAnswer = z.object({
  posts: z.array(z.unknown()).optional(),
  topics: z.array(z.unknown()).optional(),
  grouped_search_result: z.unknown().refine((it) => it !== undefined && it !== null),
});
const forumPost = z.object({
  id: z.number(),
  username: z.string().nullish(),
  blurb: z.string(),
  created_at: z.string(),
  topic_id: z.number(),
  post_number: z.number().catch(1),
  like_count: z.number().nullish(),
});
const forumTopic = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string().catch("-"),
  posts_count: z.number().nullish(),
});

export const forumPosts = ({ text, site }: Answer): Post[] | undefined => {
  const answer = read(forumAnswer, text);
  if (!answer) return undefined;
  const topics = new Map(parseItems(answer.topics ?? [], forumTopic).map((topic) => [topic.id, topic]));
  return parseItems(answer.posts ?? [], forumPost).map(
    ({ id, username, blurb, created_at, topic_id, post_number, like_count }) => {
      const topic = topics.get(topic_id);
      return {
        externalId: `${new URL(site).host}/${id}`,
        url: `${site}/t/${encodeURIComponent(topic?.slug ?? "-")}/${topic_id}/${post_number}`,
        author: username ?? null,
        authorUrl: username ? `${site}/u/${encodeURIComponent(username)}` : null,
        title: htmlToText(topic?.title ?? ""),
        text: htmlToText(blurb),
        publishedAt: new Date(created_at),
        comments: topic?.posts_count ? topic.posts_count - 1 : null,
        points: like_count ?? null,
      };
    },
  );
};

const status = z.object({
  id: z.string(),
  uri: z.string(),
  url: z.string().nullish(),
  created_at: z.string(),
  content: z.string(),
  language: z.string().nullish(),
  sensitive: z.boolean().nullish(),
  visibility: z.string().nullish(),
  account: z.object({ acct: z.string(), url: z.string() }),
  replies_count: z.number().nullish(),
  favourites_count: z.number().nullish(),
});

/** Also returns the id to continue before, if there are more. */
export const mastodonPosts = ({ text }: Answer): { posts: Post[]; last: string | undefined } | undefined => {
  const answer = read(z.array(z.unknown()), text);
  if (!answer) return undefined;
  const statuses = parseItems(answer, status);
  const shown = statuses.filter(({ sensitive, visibility }) => !sensitive && (visibility ?? "public") === "public");
  const posts = shown.map(({ uri, url, created_at, content, language, account, ...counts }): Post => {
    const text = htmlToText(content);
    return {
      externalId: uri,
      url: url ?? uri,
      author: account.acct,
      authorUrl: account.url,
      // Posts have no titles, so lists show their first words.
      title: excerptOf(text.split("\n")[0] ?? "", 0, titleLength),
      text,
      publishedAt: new Date(created_at),
      comments: counts.replies_count ?? null,
      points: counts.favourites_count ?? null,
      language: language ?? undefined,
    };
  });
  // Instances leave out hidden posts after counting, so a full page may be a little shorter.
  return { posts, last: answer.length >= fullPage ? statuses.at(-1)?.id : undefined };
};

const read = <Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> | undefined => {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Returns the items that match the schema and skips the others. */
export const parseItems = <Shape extends z.ZodType>(items: readonly unknown[], shape: Shape): z.infer<Shape>[] =>
  items.flatMap((item) => {
    const read = shape.safeParse(item);
    return read.success ? [read.data] : [];
  });
