import { blogFeedUrls } from "#shared/blog-feeds.ts";
import { site } from "#shared/site.ts";

/** Feed links for feed readers; React moves these into <head>. */
export const FeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href={blogFeedUrls.rss} />
    <link rel="alternate" type="application/atom+xml" title={`${site.name} blog`} href={blogFeedUrls.atom} />
  </>
);
