import sanitize from "sanitize-html";
import { imageWidths } from "#shared/images.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";

/** Matches the URL of an uploaded image and captures its id. */
const ownPicture = new RegExp(
  `^/api/file-uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/image(?:\\?w=(?:${imageWidths.join("|")}))?$`,
);

/** Increment on every change to these rules or the library, so stored posts are sanitized again when read. */
export const sanitizerVersion = 1;

export type PictureSize = { width: number; height: number };

/**
 * Returns HTML with only allowed tags (headings start at h2). Everything else is removed or becomes text. Idempotent.
 * Runs when a post is saved, and when it is read if it was stored with an older `sanitizerVersion`.
 */
export const sanitizeHtml = (
  html: string,
  sizes: ReadonlyMap<string, PictureSize> = new Map(),
  options: SanitizeOptions = {},
) => {
  const cleaned = sanitizeOptions(html, sizes, options);
  // Removing an element can leave nesting that a parser would split. A second pass makes the result stable.
  return cleaned === html ? cleaned : sanitizeOptions(cleaned, sizes, options);
};

/** `isForCustomerSite`: links are followed, because they lead to the customer's own pages, and tables are allowed. */
type SanitizeOptions = { isForCustomerSite?: boolean };

const sanitizeOptions = (
  html: string,
  sizes: ReadonlyMap<string, PictureSize>,
  { isForCustomerSite = false }: SanitizeOptions,
) =>
  sanitize(html, {
    allowedTags: isForCustomerSite ? [...allowedTags, ...tableTags] : allowedTags,
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "title", "width", "height"],
      ol: ["start"],
      ...(isForCustomerSite && { td: ["colspan", "rowspan"], th: ["colspan", "rowspan", "scope"] }),
    },
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
        attribs: {
          href,
          ...(title && { title }),
          ...(isExternal(href) && !isForCustomerSite && { rel: "nofollow noopener" }),
        },
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

const tableTags = ["table", "caption", "thead", "tbody", "tr", "th", "td"];

// Browsers don't parse the content of these elements as HTML. Drop it too: as text it could become active markup.
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

// Parse like a browser, which ignores line breaks in a URL and leading spaces.
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

/** Returns the ids of the uploaded images in sanitized HTML, without duplicates. */
export const imageIdsIn = (content: string) => [
  ...new Set([...content.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src]) => src?.match(ownPicture)?.[1] ?? [])),
];
