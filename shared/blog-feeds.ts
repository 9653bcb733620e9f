/** Where programs that read blogs find ours. */
export const blogFeedUrls = { rss: "/blog/feed.xml", atom: "/blog/atom.xml" } as const;
