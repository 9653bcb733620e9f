import { expect, test } from "vitest";
import { withoutInternalDefaults } from "./assets.ts";

const registered = (name: string, value?: string) =>
  `@property ${name}{syntax:"*";inherits:false${value ? `;initial-value:${value}` : ""}}`;

test("writes out internal variables that nothing sets and drops their registration", () => {
  const css = `@layer properties{@supports (a:b){*{--tw-border-style:solid}}}@layer utilities{.border{border-style:var(--tw-border-style)}.text{line-height:var(--tw-leading,calc(1.75 / 1.125));letter-spacing:var(--tw-tracking,var(--spacing))}}${registered("--tw-border-style", "solid")}`;
  expect(withoutInternalDefaults(css)).toBe(
    "@layer utilities{.border{border-style:solid}.text{line-height:calc(1.75 / 1.125);letter-spacing:var(--spacing)}}",
  );
});

test("keeps internal variables that a rule sets", () => {
  const fallback = (set: string) => `@layer properties{@supports (a:b){*{${set}}}}`;
  const rules = ".font-medium{--tw-font-weight:500}.title{font-weight:var(--tw-font-weight,680)}";
  const css = fallback("--tw-ordinal:initial;--tw-font-weight:initial") + rules + registered("--tw-font-weight");
  expect(withoutInternalDefaults(css)).toBe(
    fallback("--tw-font-weight:initial") + rules + registered("--tw-font-weight"),
  );
});
