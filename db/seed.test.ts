import { expect, test } from "vitest";
import { users } from "./schema/index.ts";
import { demoAdmin, demoCustomer, seed } from "./seed.ts";
import { fromSnapshot } from "./testing/snapshot.ts";

const { db } = await fromSnapshot();
const saveImage = async () => expect.fail("Nothing may be added to a database in use.");

test("on a filled database, seed returns only the demo accounts whose password works", async () => {
  const hashOf = (password: string) => Bun.password.hash(password);
  await db.insert(users).values({ email: "owner@people.example", role: "admin" });
  expect(await seed(db, saveImage)).toEqual([]);
  await db.insert(users).values({ email: demoCustomer.email, passwordHash: await hashOf("another password") });
  expect(await seed(db, saveImage)).toEqual([]);
  await db.insert(users).values({ email: demoAdmin.email, passwordHash: await hashOf(demoAdmin.password) });
  expect(await seed(db, saveImage)).toEqual([demoAdmin]);
  expect(await db.$count(users)).toBe(3);
});
