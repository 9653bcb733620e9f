// RSS and Atom feeds of the newest blog posts.
import { Feed } from "feed";
import { Hono } from "hono";
import { imageUrl } from "#shared/images.ts";
import { link } from "#shared/routes.ts";
import { blogFeedUrls } from "#shared/site/blog-feeds.ts";
import { site } from "#shared/site.ts";
import { textOf, truncate } from "#shared/text/article-html.ts";
import { withCreators, withoutControlCharacters } from "#shared/text/xml-text.ts";
import type { AppEnv, Documents } from "../../http/app-env.ts";
import { latestFullPosts } from "./blog.ts";

const newest = 20;
const formats = {
  rss: { type: "application/rss+xml; charset=utf-8", write: (feed: Feed) => withCreators(feed.rss2()) },
  atom: { type: "application/atom+xml; charset=utf-8", write: (feed: Feed) => feed.atom1() },
};
type Format = keyof typeof formats;

export const blogFeeds = ({ siteUrl, documents }: { siteUrl: string; documents: Documents }) => {
  const serve = (dependencies: AppEnv["Variables"], request: Request, format: Format) => {
    const { type, write } = formats[format];
    return documents(request, {
      contentType: type,
      cacheControl: "public, max-age=0, must-revalidate",
      tags: new Set(["blogposts", "settings"]),
      write: async () => withoutControlCharacters(write(await buildFeed(dependencies, siteUrl))),
    });
  };

  return new Hono<AppEnv>()
    .get(blogFeedUrls.rss, (c) => serve(c.var, c.req.raw, "rss"))
    .get(blogFeedUrls.atom, (c) => serve(c.var, c.req.raw, "atom"));
};

const buildFeed = async ({ db, settings }: AppEnv["Variables"], siteUrl: string) => {
  const posts = await latestFullPosts(db, newest);
  const { founder } = await settings.read();
  const author = founder.name ? { name: founder.name, link: founder.socialUrl } : { name: site.name, link: siteUrl };
  const feed = new Feed({
    title: `${site.name} blog`,
    description: "The latest and greatest posts about directories, backlinks and getting found.",
    id: siteUrl + link("blog"),
    link: siteUrl + link("blog"),
    language: "en",
    copyright: site.name,
    author,
    ...(posts[0] && { updated: new Date(Math.max(...posts.map(({ updatedAt }) => updatedAt.getTime()))) }),
    feedLinks: { rss: siteUrl + blogFeedUrls.rss, atom: siteUrl + blogFeedUrls.atom },
  });
  for (const { id, slug, title, content, metaDescription, coverImageId, createdAt, updatedAt } of posts)
    feed.addItem({
      // Stable when the title or slug changes.
      id: `urn:uuid:${id}`,
      link: siteUrl + link("post", { slug }),
      title,
      description: metaDescription ?? truncate(textOf(content), 160),
      content: withAbsoluteUrls(content, siteUrl),
      author: [author],
      published: createdAt,
      date: updatedAt,
      ...(coverImageId && { image: { url: siteUrl + imageUrl(coverImageId, 1280), type: "image/webp" } }),
    });
  return feed;
};

/** Feed readers show the content on other origins, where relative URLs break. */
const withAbsoluteUrls = (content: string, siteUrl: string) =>
  content.replace(/(<(?:a|img) (?:href|src)=")\//g, `$1${siteUrl}/`);
