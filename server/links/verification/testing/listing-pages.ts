// Pages of listings with every trap that the verifier meets, each for several customers and in several layouts.
import { appPages } from "./app-pages.ts";
import { builderPages } from "./builder-pages.ts";
import { linkedPages } from "./linked-pages.ts";
import { listPages } from "./list-pages.ts";
import { type Customer, escapeHtml, type Visit } from "./listing-traps.ts";
import { unlinkedPages } from "./unlinked-pages.ts";
import { wordpressPages } from "./wordpress-pages.ts";

const customers: Customer[] = [
  { name: "Parcelo", url: "https://parcelo.example/", host: "parcelo.example" },
  { name: "Käseladen Müller & Söhne", url: "https://www.käseladen.example/", host: "xn--kseladen-0za.example" },
  { name: "Acme Tool", url: "https://github.com/acme/tool", host: "github.com/acme/tool" },
];

const paragraphs = "<p>Compare tools, read reviews and find the right one for your shop.</p>".repeat(8);

const layouts: ((customer: Customer) => Visit["layout"])[] = [
  ({ name }) =>
    (listing, head = "") =>
      `<!doctype html><html><head><title>${escapeHtml(name)} – Tool Directory</title>${head}</head><body><h1>${escapeHtml(name)}</h1>${listing}${paragraphs}</body></html>`,
  // Unclosed elements, other companies' links, upper case.
  ({ name }) =>
    (listing, head = "") =>
      `<HTML><HEAD><META CHARSET=utf-8><TITLE>Tool Directory</TITLE>${head}<BODY><NAV><UL><LI><A HREF=/>Home<LI><A HREF="/tools?page=2">Tools</A></UL></NAV><MAIN><H2>${escapeHtml(name)}</H2><P>${listing}<P>${paragraphs}</MAIN><ASIDE><A HREF="https://rival.example/" REL=sponsored>Rival</A></ASIDE><FOOTER><A HREF="https://github.com/directory/site">Source</A> <A HREF="mailto:hi@tools.example">Mail</A></FOOTER>`,
];

/** Every trap for every customer, in alternating layouts. */
export const listingPages = customers.flatMap((customer, at) =>
  [...linkedPages, ...unlinkedPages, ...builderPages, ...wordpressPages, ...appPages, ...listPages].map(
    (trap, index) => ({
      ...trap,
      customer,
      layout: (layouts[(at + index) % layouts.length] ?? layouts[0])?.(customer),
    }),
  ),
);
