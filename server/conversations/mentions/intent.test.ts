import { expect, test } from "vitest";
import type { Intent } from "#shared/conversations/mentions.ts";
import { intentOf } from "./score.ts";

const table: Record<Intent, [title: string, text?: string][]> = {
  asking: [
    ["Which parcel tracker do you use?"],
    ["Looking for a parcel tracker"],
    ["Ask HN: How do you find your first customers"],
    ["Parcel tracker recommendations"],
    ["Help me choose a laptop"],
    ["Need a CRM for two people"],
    ["Parcel tracking", "Does anyone know a tool that mails customers?"],
    ["Small shops", "I am searching for something cheap."],
    ["Is there an app for this"],
    ["What's the best invoicing software"],
    ["Our tool is too expensive", "Can anybody recommend a cheaper one?"],
    ["Tips for a landing page"],
    ["Any good status pages?"],
    ["New here", "Wondering if anyone has tried directory submissions."],
  ],
  comparing: [
    ["Tally vs Typeform"],
    ["HubSpot or Pipedrive?", "Which one is better for one person?"],
    ["Alternatives to Zendesk?"],
    ["An alternative to Zendesk for small teams"],
    ["Switching from Jira: what to?"],
    ["Fed up with Jira", "I am thinking of switching to Linear, or is there anything better?"],
    ["Replacement for Google Analytics"],
    ["Postgres compared to MySQL"],
    ["Should I buy or should I build"],
    ["What is the difference between a CDN and a cache?"],
    ["Moving away from Heroku"],
  ],
  complaint: [
    ["Zendesk is a nightmare"],
    ["The tracker stopped working after the update"],
    ["I am fed up with Jira"],
    ["Support was useless", "They never answered."],
    ["This doesn’t work on Safari"],
    ["Overpriced and slow"],
    ["Cancelled my subscription", "Two years, and never again."],
    ["Disappointed by the new release"],
    ["Mails keep failing since Monday", "It keeps crashing too."],
  ],
  mention: [
    ["Parcel tracker release notes"],
    ["A year of shipping", "We used a parcel tracker throughout."],
    ["Zendesk names a new finance chief"],
    ["I recommend this book to everyone and their dog"],
    ["The best tools of 2025", "A list."],
    ["How we built our own search"],
    ["Why I write"],
    ["Zendesk was recommended by the auditors"],
    ["Need for Speed turns 30"],
    [""],
  ],
};

test.each(
  Object.entries(table).flatMap(([intent, posts]) => posts.map(([title, text = ""]) => [intent, title, text] as const)),
)("%s: %s %s", (intent, title, text) => {
  expect(intentOf({ title, text })).toBe(intent);
});
