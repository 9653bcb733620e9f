import { expect, test } from "vitest";
import { isNonexistent } from "./resolve-host.ts";

const fails = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }));
const works = async () => ["a.gtld-servers.example"];

test.each([
  ["a name that the resolver rejects while it finds the top-level domain", fails("ENOTFOUND"), works, true],
  ["a name without an address", fails("ENODATA"), works, false],
  ["a resolver that fails", fails("ESERVFAIL"), works, false],
  ["a resolver that times out", fails("ETIMEOUT"), works, false],
  ["a resolver that rejects every name", fails("ENOTFOUND"), fails("ENOTFOUND"), false],
  ["a name with an address", async () => ["192.0.2.1"], works, false],
])("%s", async (_, resolve4, resolveNs, isMissing) => {
  expect(await isNonexistent("gone.example", { resolve4, resolveNs })).toBe(isMissing);
});
