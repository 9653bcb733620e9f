import { expect, test } from "vitest";
import { descriptionHint, lengthHint, titleHint } from "./length-hint.ts";

test.each([
  [0, titleHint, "Best between 50 and 60 characters."],
  [49, titleHint, "49 characters: 1 more would use the room."],
  [50, titleHint, "50 characters: fits."],
  [60, titleHint, "60 characters: fits."],
  [61, titleHint, "61 characters: the last 1 may be cut."],
  [160, descriptionHint, "160 characters: fits."],
])("%i characters: %j", (length, hint, text) => {
  expect(lengthHint(length, hint)).toBe(text);
});
