/** `html` is the item's content; `title` is HTML in most feeds, too. */
export type FeedItem = {
  id: string | undefined;
  url: string | undefined;
  author: string | undefined;
  authorUrl: string | undefined;
  title: string;
  html: string;
  publishedAt: Date | undefined;
};

export const maxItems = 500;

export const dateOf = (text: string) => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at);
};
