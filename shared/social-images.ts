// URLs of the preview images that other sites show for a link to a page.

/** `highlight` is the part of `text` shown in orange. */
export type Headline = { text: string; highlight: string };
export type SocialImage = { path: string; headline: Headline };

export const socialImageSize = { width: 1200, height: 630 };

/** The URL includes a hash of the text, so that changed text is never shown with a cached image. */
export const socialImageUrl = ({ path, headline }: SocialImage) =>
  `/social${path === "/" ? "" : path.replace(/\?.*/, "")}.png?v=${versionOf(`${headline.text}|${headline.highlight}`)}`;

/** The path of the page that an image belongs to. */
export const pageOfSocialImage = (pathname: string) => pathname.replace(/^\/social(.*)\.png$/, "$1") || "/";

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv): short, the same on client and server, and not for secrets. */
const versionOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};
