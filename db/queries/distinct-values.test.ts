import { inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { contacts, users } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { distinctValues } from "./distinct-values.ts";

const { db } = await fromSnapshot();

test("selects each value of a column once, without null and other rows", async () => {
  const sources = ["blog", "ads", null, "blog", "ads", "other"];
  await db
    .insert(contacts)
    .values(sources.map((source, at) => ({ source, email: `${at}@${source === "other" ? "b" : "a"}.example` })));
  await db
    .insert(users)
    .values(["ads", "blog", "other", "unused"].map((name) => ({ name, email: `${name}@people.example` })));
  const matching = await db
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.name, distinctValues(contacts.source, like(contacts.email, "%@a.example"))))
    .orderBy(users.name);
  expect(matching).toEqual([{ name: "ads" }, { name: "blog" }]);
});

test("selects nothing from a table without rows", async () => {
  expect(
    await db
      .select({ name: users.name })
      .from(users)
      .where(inArray(users.name, distinctValues(contacts.source, like(contacts.email, "nobody")))),
  ).toEqual([]);
});
