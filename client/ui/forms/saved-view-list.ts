// Saved views as the value of a cookie. Other scripts of the domain can write it, too.

/** `owner`: whose view it is, since several people may use a browser. */
export type View = { owner: string; page: string; name: string; query: string };

const maxViews = 20;
/** Browsers drop a cookie of more than 4,096 bytes. */
const maxLength = 3_800;

/** Cookies allow neither spaces nor semicolons; the separators of ours are encoded, too. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll(".", "%2E");

const parseView = (text: string): View[] => {
  try {
    const [owner = "", page = "", name = "", query = "", ...others] = text.split(".").map(decodeURIComponent);
    return name && !others.length ? [{ owner, page, name, query }] : [];
  } catch {
    return [];
  }
};

/** Leaves out what is no view. */
export const parseViews = (stored: string) => stored.split("/").flatMap(parseView);

/** Leaves out the oldest beyond what fits in a cookie. */
export const formatViews = (views: readonly View[]) => {
  const texts = views
    .slice(-maxViews)
    .map((view) => [view.owner, view.page, view.name, view.query].map(encode).join("."));
  while (texts.join("/").length > maxLength) texts.shift();
  return texts.join("/");
};
