import { expect, test } from "vitest";
import { parseUntrustedUrl } from "./untrusted-url.ts";

test.each([
  ["https://ä.example/é", undefined, "https://xn--4ca.example/%C3%A9"],
  [" /about ", "https://a.example/x", "https://a.example/about"],
  ["//b.example", "https://a.example", "https://b.example/"],
  ["https://[", undefined, undefined],
])("%j on %j is %j", (text, base, href) => {
  expect(parseUntrustedUrl(text, base)?.href).toBe(href);
});

test("a data: image may have any length", () => {
  expect(parseUntrustedUrl(`data:image/png;base64,${"A".repeat(100_000)}`)?.protocol).toBe("data:");
});

test.each([
  ["marks", "\u0315\u0300".repeat(500_000)],
  ["escaped marks", "%CC%95%CC%80".repeat(100_000)],
  ["letters with marks", "a\u0315\u0300".repeat(300_000)],
])("a host of endless %s is read or refused at once", (_, host) => {
  const start = process.threadCpuUsage();
  parseUntrustedUrl(`https://${host}/`);
  parseUntrustedUrl(`//${host}/`, "https://a.example");
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
});
