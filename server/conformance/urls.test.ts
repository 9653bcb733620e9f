// The URL cases of the Web Platform Tests: what our guards read is what the platform's parser reads, and never private.
import { BlockList, isIP } from "node:net";
import { test } from "vitest";
import { parsePublicUrl } from "../integrations/public-url.ts";
import { parseUntrustedUrl, toWebUrl } from "../integrations/untrusted-url.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";
import cases from "./url-cases.json" with { type: "json" };

const urlCases = cases.map(([input, base, href]) => [input ?? "", base ?? undefined, href] as const);

/** IANA's special-purpose addresses, apart from our guards' own list. A list for both families would take IPv4 for mapped IPv6. */
const special = {
  ipv4: "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  ipv6: "::/16 64:ff9b::/32 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8",
};
const listOf = (family: keyof typeof special) => {
  const list = new BlockList();
  for (const [address = "", bits] of special[family].split(" ").map((range) => range.split("/")))
    list.addSubnet(address, Number(bits), family);
  return (address: string) => list.check(address, family);
};
const isSpecial = { 4: listOf("ipv4"), 6: listOf("ipv6") };
const isPrivate = ({ hostname }: URL) => {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  return family === 4 || family === 6 ? isSpecial[family](host) : !host.replace(/\.$/, "").includes(".");
};

test("Web Platform Tests: URLs, as the platform and our guards read them", () => {
  const results: Results = new Map();
  for (const [input, base, href] of urlCases) {
    const platform = URL.parse(input, base)?.href ?? null;
    const found = {
      platform,
      parseUntrustedUrl: parseUntrustedUrl(input, base)?.href ?? null,
      toWebUrl: toWebUrl(input, base) ?? (/^https?:/.test(platform ?? "") ? null : platform),
    };
    const isSame = Object.values(found).every((one) => one === href);
    results.set(`${JSON.stringify(input)} on ${base}`, isSame ? undefined : JSON.stringify(found));
  }
  expectConformance(results, {
    "The standard encodes ^ in paths since these cases were written.": /%5E_%60/,
    "An empty text is no link, whatever the base.": /^"[ \\t]*" on /,
  });
});

test("Web Platform Tests: no URL leads to a private host, wherever a link is", () => {
  const results: Results = new Map();
  for (const [input, base] of urlCases)
    for (const on of [base, "http://127.0.0.1/", "https://[::1]/", "http://localhost/", "https://10.1/"]) {
      const url = parseUntrustedUrl(input, on);
      const fetched = url && parsePublicUrl(url);
      const isOther = fetched && (fetched.href !== url.href || fetched.username || fetched.port);
      results.set(
        `${JSON.stringify(input)} on ${on}`,
        fetched && (isOther || isPrivate(fetched)) ? `is fetched at ${fetched.href}` : undefined,
      );
    }
  expectConformance(results);
});
