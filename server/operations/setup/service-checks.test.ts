import { afterAll, expect, test } from "vitest";
import { createStandIn } from "../../testing/stand-ins/stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkOrigin, installationId, isReservedHost } from "./checks.ts";

const { dependencies, get } = await createTestApp();
const id = installationId(dependencies.tokens);
/** The proxy at the public URL. */
const proxy = createStandIn(({ path }) => get(path));
const other = createStandIn(() => ({ status: 200, body: { id: "another installation" } }));
const redirecting = createStandIn(() => ({ status: 301, headers: { location: "https://www.parcelo.dev/" } }));
afterAll(() => {
  for (const { stop } of [proxy, other, redirecting]) stop();
});

test.each([
  ["leads to us", proxy.url, "done"],
  ["leads to another installation", other.url, "failing"],
  ["redirects", redirecting.url, "failing"],
  ["has no server", "http://127.0.0.1:1", "failing"],
])("a public URL that %s", async (_, origin, state) => {
  expect(await checkOrigin(origin, id)).toMatchObject({ state });
});

test.each([
  ["support@linkstead.example", true],
  ["Linkstead <support@linkstead.example>", true],
  ["hello@example.com", true],
  ["www.example.org", true],
  ["localhost", true],
  ["hello@parcelo.dev", false],
  ["hello@myexample.com", false],
])("%s never exists: %s", (address, isReserved) => {
  expect(isReservedHost(address)).toBe(isReserved);
});
