// What visitors notice: on phones, with screen readers, and in link previews.
import { brokenLinksBy, type Check, homeOf, pagesWhere, snippet } from "./check.ts";

export const viewportMissing: Check = {
  kind: "viewport-missing",
  severity: "high",
  title: "Pages not optimised for phones",
  detail: "Without a viewport tag, phones show a shrunken desktop page, and search engines rank it lower.",
  how: () =>
    `Add this to the head of each page:\n\n${snippet("html", '<meta name="viewport" content="width=device-width, initial-scale=1">')}`,
  find: (website) => pagesWhere(website, ({ viewport }) => !/width\s*=/i.test(viewport)),
};

export const languageMissing: Check = {
  kind: "lang-missing",
  severity: "low",
  title: "Pages without a language",
  detail: "Screen readers need it for pronunciation, and browsers to offer a translation.",
  how: () => `Set it on the html element:\n\n${snippet("html", '<html lang="en">')}`,
  find: (website) => pagesWhere(website, ({ language }) => !language),
};

export const altMissing: Check = {
  kind: "alt-missing",
  severity: "low",
  title: "Images without alt text",
  detail: "Alt text describes an image to search engines and to people who cannot see it.",
  how: () =>
    `Describe what the image shows. Leave alt empty for decorative images:\n\n${snippet("html", '<img src="/team.jpg" alt="Our team in the workshop">\n<img src="/line.svg" alt="">')}`,
  find: (website) =>
    pagesWhere(
      website,
      ({ imagesWithoutAlt: [...imagesWithoutAlt] }) => imagesWithoutAlt.length > 0 && imagesText(imagesWithoutAlt),
    ),
};

export const socialImageMissing: Check = {
  kind: "social-image-missing",
  severity: "medium",
  title: "Pages without a social preview image",
  detail: "Links shared in chats and on social networks get far more clicks with an image.",
  how: (website) =>
    `Create an image of 1200 × 630 pixels and add it to the head of each page:\n\n${snippet("html", `<meta property="og:image" content="${new URL("/preview.png", homeOf(website)).href}">`)}`,
  find: (website) => pagesWhere(website, ({ socialImages }) => !socialImages.length),
};

export const socialImageBroken: Check = {
  kind: "social-image-broken",
  severity: "medium",
  title: "Social preview images that do not load",
  detail: "Shared links show a grey box instead of your image.",
  how: (website) =>
    `Use the full URL of a publicly accessible image:\n\n${snippet("html", `<meta property="og:image" content="${new URL("/preview.png", homeOf(website)).href}">`)}`,
  find: (website) => brokenLinksBy(website, "preview"),
};

const imagesText = (addresses: string[]) =>
  addresses.length === 1
    ? addresses[0] || "one image"
    : `${addresses.length} images, such as ${addresses[0] || "one without a URL"}`;
