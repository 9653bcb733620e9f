import sanitize from "sanitize-html";
import { imageWidths } from "#shared/files.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";

/** A picture of ours in the body of a post, and its id. */
const ownPicture = new RegExp(
  `^/api/file-uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/image(?:\\?w=(?:${imageWidths.join("|")}))?$`,
);

/** Increase it with every change of the rules below or of the library: stored posts are then cleaned again when read. */
export const sanitizerVersion = 1;

export type PictureSize = { width: number; height: number };

/**
 * The HTML of a post with nothing in it but what a post may have: text, headings from h2 on, lists, quotes, code, links
 * and pictures. Everything else is left out or becomes text; what comes out goes through unchanged again. A post is
 * cleaned when it is written, and again when it is read if it was stored under an older `sanitizerVersion`.
 */
export const sanitizeHtml = (html: string, sizes: ReadonlyMap<string, PictureSize> = new Map()) => {
  const cleaned = sanitizeOptions(html, sizes);
  // What stood between two elements may be gone now, and a parser takes the two apart: the second time settles that.
  return cleaned === html ? cleaned : sanitizeOptions(cleaned, sizes);
};

const sanitizeOptions = (html: string, sizes: ReadonlyMap<string, PictureSize>) =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "title", "rel"], img: ["src", "alt", "title", "width", "height"], ol: ["start"] },
    allowedSchemes: ["https", "http", "mailto"],
    allowedSchemesByTag: { img: ["https"] },
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    nonTextTags,
    nestingLimit: 40,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      b: "strong",
      i: "em",
      del: "s",
      strike: "s",
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: { href, ...(title && { title }), ...(isExternal(href) && { rel: "nofollow noopener" }) },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, sizes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });

const allowedTags = [
  "h2",
  "h3",
  "h4",
  "p",
  "br",
  "hr",
  "strong",
  "em",
  "u",
  "s",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "a",
  "img",
  "figure",
  "figcaption",
];

// Elements whose content a browser does not read as HTML: it goes with them, since as text it could come to life.
const nonTextTags = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "iframe",
  "noembed",
  "noframes",
  "xmp",
  "plaintext",
  "listing",
  "template",
  "title",
  "svg",
  "math",
  "object",
  "select",
];

// Read as a browser does, which drops line breaks in an address and spaces before it.
const isExternal = (href: string) => /^https?:$/.test(parseUntrustedUrl(href)?.protocol ?? "");

const pictureAttributes = (
  { src = "", alt = "", title, width, height }: Record<string, string>,
  sizes: ReadonlyMap<string, PictureSize>,
): Record<string, string> => {
  const size = sizes.get(src.match(ownPicture)?.[1] ?? "");
  const isOwn = ownPicture.test(src);
  return {
    ...((isOwn || /^https:\/\//i.test(src)) && { src }),
    alt,
    ...(title && { title }),
    ...(size
      ? { width: String(size.width), height: String(size.height) }
      : isPixelCount(width) && isPixelCount(height) && { width, height }),
  };
};

const isPixelCount = (text: string | undefined): text is string => /^[1-9]\d{0,4}$/.test(text ?? "");

/** The ids of our own pictures in a cleaned body, each once. */
export const imageIdsIn = (content: string) => [
  ...new Set([...content.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src]) => src?.match(ownPicture)?.[1] ?? [])),
];
