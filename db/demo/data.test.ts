import { expect, test } from "vitest";
import { z } from "zod";
import { intents, mentionStatuses, verdicts } from "#shared/conversations/mentions.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { kitFields } from "#shared/links/kit.ts";
import { offerInput } from "#shared/retention/offers.ts";
import { severities } from "#shared/website/suggestions.ts";
import {
  demoArticles,
  demoClients,
  demoMentions,
  demoOffers,
  demoPageRows,
  demoSitePages,
  demoSuggestions,
  demoVerdicts,
} from "./data.ts";

const text = z.string().min(2);
const post = z.strictObject({
  source: z.enum(sourceNames),
  author: text,
  daysAgo: z.number(),
  status: z.enum(mentionStatuses),
  title: z.string(),
  excerpt: text,
  intent: z.enum(intents),
  score: z.number().int().min(0).max(100),
});
const to = <State extends string>(...states: State[]) => z.strictObject({ to: z.enum(states) });
const daysAgo = z.number().positive();

test.each([
  ["mentions", demoMentions, post.extend({ keyword: text, reasons: z.array(text), reply: text.optional() })],
  [
    "articles",
    demoArticles,
    z.strictObject({
      title: text,
      topic: text.optional(),
      keyword: text.optional(),
      writer: z.enum(["ai", "person"]),
      daysAgo,
      markdown: z.array(z.string()).optional(),
      comments: z.array(z.strictObject({ author: z.enum(["customer", "operator"]), text })).optional(),
      outcome: z.union([
        to("idea", "ordered", "drafting", "in_review", "approved", "archived"),
        to("changes_requested").extend({ note: text }),
        to("scheduled").extend({ inDays: daysAgo }),
        to("published", "failed", "publishing").extend({ daysAgo }),
      ]),
    }),
  ],
  [
    "clients",
    demoClients,
    z.strictObject({
      project: z.strictObject({ name: text, url: z.url(), description: text }),
      kit: kitFields.partial().strict(),
      keyword: text,
      mentions: z.array(post),
    }),
  ],
  [
    "suggestions",
    demoSuggestions,
    z.strictObject({
      kind: text,
      severity: z.enum(severities),
      title: text,
      detail: text,
      how: text,
      evidence: text,
    }),
  ],
  [
    "pages of the website",
    demoSitePages,
    z.strictObject({ path: z.string().startsWith("/"), title: text, heading: text }),
  ],
  [
    "rows of the page set",
    demoPageRows,
    z.strictObject({ business: text, questions: z.string(), busy: z.string(), setup: z.string() }),
  ],
  ["verdicts", Object.values(demoVerdicts), z.enum(verdicts)],
] as const)("the %s have all their parts and no others", (_, rows, schema) => {
  expect(z.array(schema).min(1).safeParse(rows).error).toBeUndefined();
});

const projectId = crypto.randomUUID();

test("the offers are valid input", () => {
  for (const { ...offer } of demoOffers) offerInput.parse({ ...offer, projectId, reasons: [...offer.reasons] });
});
