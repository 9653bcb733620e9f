import type { Severity } from "#shared/website/suggestions.ts";

/** Website audit findings for the demo project, worded as the checks word them. */
export const demoSuggestions: readonly {
  kind: string;
  severity: Severity;
  title: string;
  detail: string;
  how: string;
  evidence: string;
}[] = [
  {
    kind: "broken-links",
    severity: "high",
    title: "Broken links",
    detail: "Visitors leave when they hit a missing page, and search engines trust a site with broken links less.",
    how: "Fix the link, or redirect the old URL to the new one. With nginx:\n\n```nginx\nlocation = /old-page {\n  return 301 /new-page;\n}\n```",
    evidence:
      "https://brightdesk.example/pricing: https://brightdesk.example/docs/seats answers 404\nhttps://brightdesk.example/: https://brightdesk.example/team answers 404",
  },
  {
    kind: "description-missing",
    severity: "medium",
    title: "Pages without a description",
    detail:
      "The description is the text below your search result. Without one, search engines pick text from the page.",
    how: 'Add one or two sentences, 50 to 160 characters, to the head of each page:\n\n```html\n<meta name="description" content="What visitors find on this page and why it is worth a visit, in one or two sentences.">\n```',
    evidence: "https://brightdesk.example/changelog\nhttps://brightdesk.example/about",
  },
  {
    kind: "title-length",
    severity: "low",
    title: "Titles that are too short or too long",
    detail:
      "Search results cut titles after about 60 characters, and a title of one or two words gives no reason to click.",
    how: "Say what the page offers in 30 to 60 characters, most important words first:\n\n```html\n<title>What this page offers, for whom | Your name</title>\n```",
    evidence: "https://brightdesk.example/pricing: 7 characters",
  },
];
