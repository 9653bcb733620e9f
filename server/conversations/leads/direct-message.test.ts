import { expect, test } from "vitest";
import { dmVariables, fillMessage } from "#shared/conversations/direct-message.ts";
import { defaultMessage } from "./direct-message.ts";

const values = Object.fromEntries(dmVariables.map((name) => [name, `a ${name}`]));

test.each([null, "Tracks parcels.", "Tracks parcels..."])(
  "our template uses only variables that exist, and says what the product is (%j)",
  (description) => {
    const dm = defaultMessage({ description });
    const { text, unknown } = fillMessage(dm, values);
    expect(unknown).toEqual([]);
    expect(text).toContain(description ? "I work on a project: Tracks parcels. I do not" : "I work on a project. I do");
  },
);
