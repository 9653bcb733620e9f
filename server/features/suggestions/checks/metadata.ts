// A page's title, description and main heading.
import { type Check, pagesByText, pagesWhere, short, snippet } from "./check.ts";

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
    "The title is the headline of a search result and the name of a browser tab. Without one, search engines guess.",
  how: () => `Put a title of 30 to 60 characters into the head of each page:\n\n${titleSnippet}`,
  find: (website) => pagesWhere(website, ({ titles }) => !titles[0]),
};

export const titleLength: Check = {
  kind: "title-length",
  severity: "low",
  title: "Titles that are too short or too long",
  detail:
    "Search results cut a title after about 60 characters, and one of a word or two tells too little to be clicked.",
  how: () => `Say in 30 to 60 characters what the page offers, the most telling words first:\n\n${titleSnippet}`,
  find: (website) => pagesWhere(website, ({ titles: [title = ""] }) => lengthFault(title, titleLengths)),
};

export const titleAlike: Check = {
  kind: "title-duplicate",
  severity: "medium",
  title: "Pages with the same title",
  detail: "Search engines cannot tell pages apart that are called the same, and may leave out all but one of them.",
  how: () => `Give each page a title of its own, with what only this page is about:\n\n${titleSnippet}`,
  find: (website) => pagesByText(website, ({ titles }) => titles[0]),
};

export const descriptionMissing: Check = {
  kind: "description-missing",
  severity: "medium",
  title: "Pages without a description",
  detail: "The description is the text below a search result. Without one, search engines show some piece of the page.",
  how: () => `Add one or two sentences, 50 to 160 characters, to the head of each page:\n\n${descriptionSnippet}`,
  find: (website) => pagesWhere(website, ({ descriptions }) => !descriptions[0]),
};

export const descriptionLength: Check = {
  kind: "description-length",
  severity: "low",
  title: "Descriptions that are too short or too long",
  detail: "Search results show about 160 characters of a description: more is cut, and a few words persuade nobody.",
  how: () => `Write 50 to 160 characters:\n\n${descriptionSnippet}`,
  find: (website) =>
    pagesWhere(website, ({ descriptions: [description = ""] }) => lengthFault(description, descriptionLengths)),
};

export const descriptionAlike: Check = {
  kind: "description-duplicate",
  severity: "low",
  title: "Pages with the same description",
  detail: "A description that stands on several pages describes none of them, and search engines then write their own.",
  how: () => `Describe what is on this one page:\n\n${descriptionSnippet}`,
  find: (website) => pagesByText(website, ({ descriptions }) => descriptions[0]),
};

export const headingMissing: Check = {
  kind: "h1-missing",
  severity: "medium",
  title: "Pages without a main heading",
  detail: "The main heading tells visitors, screen readers and search engines what a page is about.",
  how: () =>
    `Put one main heading at the top of the page's content:\n\n${snippet("html", "<h1>What this page is about</h1>")}`,
  find: (website) => pagesWhere(website, ({ h1s }) => !h1s.some(Boolean)),
};

export const headingSeveral: Check = {
  kind: "h1-several",
  severity: "low",
  title: "Pages with more than one main heading",
  detail: "With several main headings it is not clear what a page is mainly about.",
  how: () =>
    `Keep the one that says what the page is about, and make the others headings of its parts:\n\n${snippet("html", "<h2>A part of the page</h2>")}`,
  find: (website) =>
    pagesWhere(website, ({ h1s }) => h1s.length > 1 && `${h1s.length} main headings, “${short(h1s[0] ?? "")}” first`),
};

const lengthFault = (text: string, { least, most }: { least: number; most: number }) => {
  const { length } = [...text];
  return length > 0 && (length < least || length > most) && `${length} characters`;
};
