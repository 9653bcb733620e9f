// What visitors notice: on phones, with screen readers, and in link previews.
import { brokenLinksBy, type Check, homeOf, pagesWhere, snippet } from "./check.ts";

export const viewportMissing: Check = {
  kind: "viewport-missing",
  severity: "high",
  title: "Pages that are not made for phones",
  detail:
    "Without a viewport, phones show the page as a small picture of a desktop's, and search engines rank it lower.",
  how: () =>
    `Add this to the head of each page:\n\n${snippet("html", '<meta name="viewport" content="width=device-width, initial-scale=1">')}`,
  find: (website) => pagesWhere(website, ({ viewport }) => !/width\s*=/i.test(viewport)),
};

export const languageMissing: Check = {
  kind: "lang-missing",
  severity: "low",
  title: "Pages that do not say their language",
  detail: "Screen readers need it to pronounce a page, and browsers to offer a translation.",
  how: () => `Name it on the first element of the page:\n\n${snippet("html", '<html lang="en">')}`,
  find: (website) => pagesWhere(website, ({ language }) => !language),
};

export const altMissing: Check = {
  kind: "alt-missing",
  severity: "low",
  title: "Pictures without a description",
  detail: "People who cannot see a picture, and search engines, know it by its description.",
  how: () =>
    `Say what a picture shows; leave the description empty where it only decorates:\n\n${snippet("html", '<img src="/team.jpg" alt="Our team in the workshop">\n<img src="/line.svg" alt="">')}`,
  find: (website) =>
    pagesWhere(website, ({ nameless: [...nameless] }) => nameless.length > 0 && picturesText(nameless)),
};

export const socialImageMissing: Check = {
  kind: "social-image-missing",
  severity: "medium",
  title: "Pages without a picture for previews",
  detail: "A link that is shared in a chat or a social network is clicked far more often with a picture.",
  how: (website) =>
    `Make a picture of 1200 by 630 pixels, and name it in the head of each page:\n\n${snippet("html", `<meta property="og:image" content="${new URL("/preview.png", homeOf(website)).href}">`)}`,
  find: (website) => pagesWhere(website, ({ socialImages }) => !socialImages.length),
};

export const socialImageBroken: Check = {
  kind: "social-image-broken",
  severity: "medium",
  title: "Pictures for previews that do not load",
  detail: "A shared link shows a grey box instead of your picture.",
  how: (website) =>
    `Name the whole address of a picture that anyone can load:\n\n${snippet("html", `<meta property="og:image" content="${new URL("/preview.png", homeOf(website)).href}">`)}`,
  find: (website) => brokenLinksBy(website, "preview"),
};

const picturesText = (addresses: string[]) =>
  addresses.length === 1
    ? addresses[0] || "one picture"
    : `${addresses.length} pictures, ${addresses[0] || "one"} first`;
