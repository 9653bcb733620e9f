// Reads the sections of a landing page.
import { attribute, elements, type FreshPage, freshSite, isElement, textOf } from "../testing/fresh-site.ts";

// Outside of the tests' time limit.
await freshSite();

export const landingSections = [
  "header",
  "hero",
  "trust",
  "directories",
  "features",
  "facts",
  "founder",
  "pricing",
  "faq",
  "join",
  "footer",
];

/** The sections in their order, by id; header and footer by tag. */
export const sectionsOf = ({ document }: FreshPage) =>
  elements(document, "header", "section", "footer").map((element) => attribute(element, "id") ?? element.tagName);

/** The tags of what is directly inside `<main>`. */
export const tagsInMain = ({ document }: FreshPage) =>
  (elements(document, "main")[0]?.childNodes ?? []).filter(isElement).map(({ tagName }) => tagName);

export const sectionOf = ({ document }: FreshPage, id: string) => {
  const section = elements(document, "section").find((element) => attribute(element, "id") === id);
  if (!section) throw new Error(`The page has no section ${id}.`);
  return section;
};

type Element = ReturnType<typeof sectionOf>;

/** The cells of a table, row by row, without its head. */
export const rowsOf = (section: Element) =>
  elements(section, "tbody").flatMap((body) =>
    elements(body, "tr").map((row) => elements(row, "th", "td").map(textOf)),
  );

export const columnsOf = (section: Element) =>
  elements(section, "thead")
    .flatMap((head) => elements(head, "th"))
    .map(textOf);

/** Links by their text. */
export const linksIn = (root: Element) =>
  elements(root, "a").map((element) => [textOf(element), attribute(element, "href") ?? ""] as const);

/** Each plan with its price, the crossed-out price and where its button leads. */
export const plansIn = (section: Element) =>
  elements(section, "article").map((card) => ({
    label: textOf(elements(card, "h3")[0]).replace("Recommended", ""),
    price: textOf(elements(card, "p")[0]),
    stroke: textOf(elements(card, "s")[0]),
    href: attribute(elements(card, "a")[0], "href"),
    features: elements(card, "li").map(textOf),
  }));
