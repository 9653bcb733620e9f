import { expect, test } from "vitest";
import { openFresh } from "../testing/fresh-site.ts";

test("the home page of a fresh installation has the site's root as canonical", async () => {
  const { status, canonical } = await openFresh("/");
  expect(status).toBe(200);
  expect(new URL(canonical ?? "").pathname).toBe("/");
});
