import { expect, test } from "vitest";
import { z } from "zod";
import { leadInput } from "#shared/conversations/leads.ts";
import { intents, mentionStatuses, verdicts } from "#shared/conversations/mentions.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { kitFields } from "#shared/links/kit.ts";
import { defaultReasons, feedbackInput } from "#shared/retention/feedback.ts";
import { offerInput } from "#shared/retention/offers.ts";
import { severities } from "#shared/website/suggestions.ts";
import { keywordInput } from "#shared/workspace/keywords.ts";
import {
  demoArticles,
  demoClients,
  demoFeedback,
  demoKeywords,
  demoLeadStatuses,
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

test("feedback covers two months, with every rating, status and outcome, and the configured reasons", () => {
  const days = demoFeedback.map(({ daysAgo }) => daysAgo);
  expect(Math.max(...days)).toBeGreaterThan(60);
  const kinds = (name: "rating" | "status" | "outcome" | "reason") =>
    new Set(demoFeedback.map((feedback) => feedback[name]).filter((value) => value !== null)).size;
  expect([kinds("rating"), kinds("status"), kinds("outcome"), kinds("reason")]).toEqual([
    5,
    3,
    3,
    defaultReasons.length,
  ]);
  for (const { mode, rating, reason, message } of demoFeedback)
    expect(feedbackInput.parse({ projectId, mode, rating, reason, message })).toMatchObject({ reason });
});

test("has about forty distinct mentions over sixty days, newest first", () => {
  expect(demoMentions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(demoMentions.map(({ title }) => title)).size).toBe(demoMentions.length);
  const days = demoMentions.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(Math.max(...days)).toBeLessThan(60);
  expect(Math.min(...days)).toBeLessThan(1);
});

test("covers every source, intent and status, and each mention contains a keyword", () => {
  const kinds = (name: "source" | "intent" | "status") => new Set(demoMentions.map((mention) => mention[name])).size;
  expect([kinds("source"), kinds("intent"), kinds("status")]).toEqual([5, 4, 3]);
  for (const { title, excerpt, keyword } of demoMentions) {
    expect(demoKeywords.map(({ text }) => text)).toContain(keyword);
    expect(`${title} ${excerpt}`.toLowerCase()).toContain(keyword.toLowerCase());
  }
});

test("exactly the replied mentions have a reply", () => {
  for (const { status, reply } of demoMentions) expect(Boolean(reply)).toBe(status === "replied");
});

test("keywords and statuses are valid input", () => {
  for (const keyword of demoKeywords) expect(keywordInput.parse(keyword)).toEqual(keyword);
  const authors = demoMentions.map(({ author }) => author);
  for (const [handle, status] of Object.entries(demoLeadStatuses)) {
    expect(authors).toContain(handle);
    leadInput.parse({ status });
  }
});
