import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nameserver } from "../testing/stand-ins/nameserver.ts";
import { createResolver, isNonexistent } from "./resolve-host.ts";

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

const dns = await nameserver({
  "both.example": ["192.0.2.1", "192.0.2.2", "2001:db8::1"],
  "six.example": ["2001:db8::2"],
  example: [],
  "gone.example": "NXDOMAIN",
});
const hostsFile = join(tmpdir(), `hosts-${randomBytes(6).toString("hex")}`);
await writeFile(hostsFile, "127.0.0.1 localhost\n192.0.2.7\tintra.example Alias.example # not.example\n");
afterAll(async () => {
  dns.stop();
  await rm(hostsFile);
});
const options = { nameservers: [dns.address], hostsFile };
/** On a busy machine, an answer may be late. */
const resolve = createResolver({ ...options, queryMs: 60_000, otherFamilyMs: 60_000 });

test("returns the addresses of both families, IPv4 first", async () => {
  expect(await resolve("both.example")).toEqual(["192.0.2.1", "192.0.2.2", "2001:db8::1"]);
  expect(await resolve("six.example")).toEqual(["2001:db8::2"]);
});

test("respects the hosts file", async () => {
  expect(await resolve("alias.example")).toEqual(["192.0.2.7"]);
  expect(await resolve("localhost")).toEqual(["127.0.0.1"]);
});

test("tells a name that does not exist from one that can't be looked up", async () => {
  await expect(resolve("gone.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(createResolver(options)("silent.test")).rejects.toMatchObject({ code: "EAI_AGAIN" });
});

test("silent nameservers occupy neither file reads and hashing, nor look-ups of other domains", async () => {
  const silent = Array.from({ length: 60 }, (_, at) => resolve(`${at}.silent.test`).catch(({ code }) => code));
  const first = Promise.any(silent.slice(0, 44)).then(() => "too late");
  const others = async () => {
    await Promise.all([readFile(hostsFile), Bun.password.hash("x", { algorithm: "bcrypt", cost: 4 })]);
    return resolve("both.example");
  };
  expect(await Promise.race([others(), first])).toHaveLength(3);
  // Four at a time for a domain, forty wait, and the others are refused.
  expect(dns.asked().filter((name) => name.endsWith("silent.test") && name !== "silent.test").length).toBeLessThan(20);
  const refused = await Promise.race([Promise.all(silent.slice(44)), first]);
  expect(refused).toEqual(Array.from({ length: 16 }, () => "unavailable"));
});
