// A page's title, description and main heading.
import { type Check, pagesByText, pagesWhere, snippet, truncate } from "./check.ts";

const titleLengths = { least: 10, most: 70 };
const descriptionLengths = { least: 50, most: 170 };

const titleSnippet = snippet("html", "<title>What this page offers, for whom | Your name</title>");
const descriptionSnippet = snippet(
  "html",
  '<meta name="description" content="What visitors find on this page and why it is worth a visit, in one or two sentences.">',
);

export const titleMissing: Check = {
  kind: "title-missing",
  severity: "high",
  title: "Pages without a title",
  detail:
    "The title is the headline of your search result and the name of the browser tab. Without one, search engines make one up.",
  how: () => `Add a title of 30 to 60 characters to the head of each page:\n\n${titleSnippet}`,
  find: (website) => pagesWhere(website, ({ titles }) => !titles[0]),
};

export const titleLength: Check = {
  kind: "title-length",
  severity: "low",
  title: "Titles that are too short or too long",
  detail:
    "Search results cut titles after about 60 characters, and a title of one or two words gives no reason to click.",
  how: () => `Say what the page offers in 30 to 60 characters, most important words first:\n\n${titleSnippet}`,
  find: (website) => pagesWhere(website, ({ titles: [title = ""] }) => lengthFault(title, titleLengths)),
};

export const titleDuplicate: Check = {
  kind: "title-duplicate",
  severity: "medium",
  title: "Pages with the same title",
  detail: "Search engines cannot tell these pages apart and may show only one of them.",
  how: () => `Give each page a unique title about what only this page covers:\n\n${titleSnippet}`,
  find: (website) => pagesByText(website, ({ titles }) => titles[0]),
};

export const descriptionMissing: Check = {
  kind: "description-missing",
  severity: "medium",
  title: "Pages without a description",
  detail: "The description is the text below your search result. Without one, search engines pick text from the page.",
  how: () => `Add one or two sentences, 50 to 160 characters, to the head of each page:\n\n${descriptionSnippet}`,
  find: (website) => pagesWhere(website, ({ descriptions }) => !descriptions[0]),
};

export const descriptionLength: Check = {
  kind: "description-length",
  severity: "low",
  title: "Descriptions that are too short or too long",
  detail:
    "Search results show about 160 characters of a description. Longer ones are cut, and a few words are not convincing.",
  how: () => `Write 50 to 160 characters:\n\n${descriptionSnippet}`,
  find: (website) =>
    pagesWhere(website, ({ descriptions: [description = ""] }) => lengthFault(description, descriptionLengths)),
};

export const descriptionDuplicate: Check = {
  kind: "description-duplicate",
  severity: "low",
  title: "Pages with the same description",
  detail: "A shared description fits no page well, and search engines replace it with their own.",
  how: () => `Describe what is on this page:\n\n${descriptionSnippet}`,
  find: (website) => pagesByText(website, ({ descriptions }) => descriptions[0]),
};

export const headingMissing: Check = {
  kind: "h1-missing",
  severity: "medium",
  title: "Pages without a main heading",
  detail: "The main heading (h1) tells visitors, screen readers and search engines what the page is about.",
  how: () =>
    `Add one main heading at the top of the content:\n\n${snippet("html", "<h1>What this page is about</h1>")}`,
  find: (website) => pagesWhere(website, ({ h1s }) => !h1s.some(Boolean)),
};

export const multipleHeadings: Check = {
  kind: "h1-several",
  severity: "low",
  title: "Pages with more than one main heading",
  detail: "With several main headings it is unclear what the page is about.",
  how: () =>
    `Keep the one that says what the page is about, and turn the others into subheadings:\n\n${snippet("html", "<h2>A section of the page</h2>")}`,
  find: (website) =>
    pagesWhere(
      website,
      ({ h1s }) => h1s.length > 1 && `${h1s.length} main headings, “${truncate(h1s[0] ?? "")}” first`,
    ),
};

const lengthFault = (text: string, { least, most }: { least: number; most: number }) => {
  const { length } = [...text];
  return length > 0 && (length < least || length > most) && `${length} characters`;
};
