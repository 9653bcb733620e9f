import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handledEvents } from "./webhook.ts";

test("the guide lists exactly the events that the webhook handles", () => {
  const [, section = ""] = readFileSync("docs/running.md", "utf8").split(/^## Payments$/m);
  const [payments = ""] = section.split(/^## /m);
  const listed = [...payments.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(handledEvents.toSorted());
});
