import { expect, test } from "vitest";
import { freshSite, openFresh, textOf } from "../testing/fresh-site.ts";
import { plansIn, sectionOf } from "./sections.ts";

test("/growth-partner sells one plan for $690 at an external checkout, with 8 left", async () => {
  const page = await openFresh("/growth-partner");
  expect(page.status).toBe(200);
  expect(page.canonical).toBe(`${await freshSite()}/growth-partner`);
  expect(textOf(sectionOf(page, "hero"))).toContain("20%");
  expect(textOf(sectionOf(page, "hero"))).toContain("8 left");
  const [plan, ...others] = plansIn(sectionOf(page, "pricing"));
  expect(others).toEqual([]);
  expect(plan).toMatchObject({
    label: "Growth Partner",
    price: "$690per monthRegular price $862.50",
    href: "https://buy.stripe.com/linkstead-growth-partner?prefilled_promo_code=LAUNCH20",
  });
});
