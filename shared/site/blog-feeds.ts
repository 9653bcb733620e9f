/** Paths of the blog's feeds. */
export const blogFeedUrls = { rss: "/blog/feed.xml", atom: "/blog/atom.xml" } as const;
