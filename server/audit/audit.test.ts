import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/index.ts";
import { callWith } from "../testing/call.ts";
import { world } from "../testing/world.ts";

const { parts, make, get, tokenOf } = await world();
const call = callWith(get);

test("what an admin changes is written down with who and which call; reads, refusals and others' calls are not", async () => {
  const [admin, user] = [await make.user({ isAdmin: true }), await make.user()];
  const [asAdmin, asUser] = [await tokenOf(admin), await tokenOf(user)];
  const post = { title: "Noted", content: "", status: "draft" };
  await call("GET", "users", asAdmin);
  await call("POST", "blogposts", asAdmin, { title: "" });
  await call("POST", "blogposts", asUser, post);
  await call("PUT", "users/me", asUser, { name: "Ada" });
  await call("POST", "blogposts", asAdmin, post);
  await call("DELETE", `users/${user.id}/sessions`, asAdmin);
  const notes = await parts.db.select().from(auditEntries);
  expect(notes).toMatchObject([
    { adminId: admin.id, call: "POST /api/blogposts", requestId: expect.stringMatching(/./) },
    { adminId: admin.id, call: `DELETE /api/users/${user.id}/sessions` },
  ]);
});
