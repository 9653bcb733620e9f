import { expect, test } from "vitest";
import { fillMessage } from "./direct-message.ts";

const values = {
  handle: "ada",
  title: "Which parcel tracker?",
  keyword: "parcel tracker",
  project: "Parcelo",
  url: "https://parcelo.example",
};

test.each([
  ["Hi {{handle}}", "Hi ada", []],
  ["Hi {{ handle }}, {{handle}}", "Hi ada, ada", []],
  ["{{project}}: {{url}}", "Parcelo: https://parcelo.example", []],
  ["Hi {{name}}", "Hi {{name}}", ["{{name}}"]],
  ["Hi {{toString}} {{__proto__}}", "Hi {{toString}} {{__proto__}}", ["{{toString}}", "{{__proto__}}"]],
  ["{handle} {{}} {{handle}", "{handle} {{}} {{handle}", []],
])("%j is read as %j", (dm, text, unknown) => {
  expect(fillMessage(dm, values)).toEqual({ text, unknown });
});

test("inserts a lead's text literally, without expanding placeholders in it", () => {
  expect(fillMessage("{{title}}", { ...values, title: "{{url}} $& $1" }).text).toBe("{{url}} $& $1");
});
