import { expect, test } from "vitest";
import { descriptionHint, lengthHint, titleHint } from "./length-hint.ts";

test.each([
  [0, titleHint, "Best between 50 and 60 characters."],
  [49, titleHint, "49 characters. There is room for 1 more."],
  [50, titleHint, "50 characters. Good length."],
  [60, titleHint, "60 characters. Good length."],
  [61, titleHint, "61 characters. The last 1 may be cut off."],
  [160, descriptionHint, "160 characters. Good length."],
])("%i characters: %j", (length, hint, text) => {
  expect(lengthHint(length, hint)).toBe(text);
});
