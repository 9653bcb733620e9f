import { expect, test } from "vitest";
import { createClient } from "./api-client.ts";

const requested: string[] = [];
const client = createClient("https://linkstead.test/api", async (input) => {
  requested.push(new URL(String(input)).href);
  return Response.json({});
});

// Pages take ids from their own URL, which anyone can write.
test.each([
  ["../users/me", "..%2Fusers%2Fme"],
  ["%2e%2e/auth/signOut?", "%252e%252e%2Fauth%2FsignOut%3F"],
  ["..", "-"],
  [".", "-"],
  ["a#b", "a%23b"],
  ["a\\b", "a%5Cb"],
  ["half\ud83c", "half%EF%BF%BD"],
  ["0199a000-0000-7000-8000-000000000000", "0199a000-0000-7000-8000-000000000000"],
])("the id %j stays one part of the path", async (id, part) => {
  await client.projects[":id"]["search-console"].connect.$post({ param: { id } });
  expect(requested.pop()).toBe(`https://linkstead.test/api/projects/${part}/search-console/connect`);
});
