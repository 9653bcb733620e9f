import { expect, test } from "vitest";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { pageGate } from "#shared/content/page-sets.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { similarityLimits } from "#shared/similarity.ts";
import { growthFaq, growthFeatures } from "#shared/site/landing/site-content.ts";
import { positions } from "../topics/query-export.ts";
import { ownLinks } from "./checks/checks.ts";

const percent = (share: number) => `${share * 100}%`;
const growthTexts = JSON.stringify([growthFeatures, growthFaq({ leftOnGrowthPartner: 8 })]);
const topicTexts = JSON.stringify(landingPages);

test("the landing pages state the limits that articles and pages are checked against", () => {
  const { ownWords, similarity } = pageGate;
  for (const text of [growthTexts, topicTexts]) {
    expect(text).toContain(`rom ${percent(similarityLimits.warn)} in common`);
    expect(text).toContain(`from ${percent(similarityLimits.block)} `);
    expect(text).toContain(`less than ${percent(ownWords)} of its words are its own`);
    expect(text).toContain(`${percent(similarity)} or more of its text`);
    expect(text).toContain(`at positions ${positions.first} to ${positions.last}`);
  }
});

test("plans with articles promise as many links to the customer's pages as the check requires", () => {
  const withArticles = landingPlans.filter(({ deliverables }) => deliverables?.articles.count);
  expect(withArticles).toHaveLength(2);
  for (const { features } of withArticles)
    expect(JSON.stringify(features)).toMatch(new RegExp(`${ownLinks} (?:back)?links[^"]*to your pages`));
});
