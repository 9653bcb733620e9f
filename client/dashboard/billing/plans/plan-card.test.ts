import { expect, test } from "vitest";
import { fittingText } from "./plan-card.tsx";

test.each([
  [{ all: 1_240, free: 134 }, true, "134 free directories fit Parcelo today."],
  [{ all: 1_240, free: 134 }, false, "1,240 directories fit Parcelo today."],
  [{ all: 1, free: 1 }, true, "1 free directory fits Parcelo today."],
])("says how many directories fit: %j, free only %s", (counts, isFreeOnly, text) => {
  expect(fittingText({ project: "Parcelo", ...counts }, isFreeOnly)).toBe(text);
});
