/** Where programs that read blogs find ours. */
export const feeds = { rss: "/blog/feed.xml", atom: "/blog/atom.xml" } as const;
