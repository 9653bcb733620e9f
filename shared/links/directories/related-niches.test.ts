import { expect, test } from "vitest";
import { businessTypes } from "../../landing/business-types.ts";
import { niches } from "../../landing/niches.ts";
import { nichesOfType, relatedNiches } from "./related-niches.ts";

const slugsOf = (subjects: readonly { slug: string }[]) => subjects.map(({ slug }) => slug);

test("the related-niche tables cover every niche and business type, and refer only to niches", () => {
  const nicheSlugs = slugsOf(niches);
  expect(Object.keys(relatedNiches).sort()).toEqual([...nicheSlugs].sort());
  expect(Object.keys(nichesOfType).sort()).toEqual(slugsOf(businessTypes).sort());
  const named = [...Object.values(relatedNiches), ...Object.values(nichesOfType)].flat();
  expect(named.filter((slug) => !nicheSlugs.includes(slug))).toEqual([]);
});
