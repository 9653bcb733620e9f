import type { Severity } from "#shared/suggestions.ts";

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
    title: "Links that lead nowhere",
    detail: "Visitors who meet a missing page leave, and search engines stop following links that are often broken.",
    how: "Correct the link, or send visitors on from the old address to the new one. With nginx:\n\n```nginx\nlocation = /old-page {\n  return 301 /new-page;\n}\n```",
    evidence:
      "https://brightdesk.example/pricing: https://brightdesk.example/docs/seats answers 404\nhttps://brightdesk.example/: https://brightdesk.example/team answers 404",
  },
  {
    kind: "description-missing",
    severity: "medium",
    title: "Pages without a description",
    detail:
      "The description is the text below a search result. Without one, search engines show some piece of the page.",
    how: 'Add one or two sentences, 50 to 160 characters, to the head of each page:\n\n```html\n<meta name="description" content="What visitors find on this page and why it is worth a visit, in one or two sentences.">\n```',
    evidence: "https://brightdesk.example/changelog\nhttps://brightdesk.example/about",
  },
  {
    kind: "title-length",
    severity: "low",
    title: "Titles that are too short or too long",
    detail:
      "Search results cut a title after about 60 characters, and one of a word or two tells too little to be clicked.",
    how: "Say in 30 to 60 characters what the page offers, the most telling words first:\n\n```html\n<title>What this page offers, for whom | Your name</title>\n```",
    evidence: "https://brightdesk.example/pricing: 7 characters",
  },
];
