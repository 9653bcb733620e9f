// Rules that need real domains. The stand-ins in link-check.job.test.ts have IP addresses only.
import { expect, test } from "vitest";
import { isSameSite } from "../verification/link-target.ts";
import { type Answer, failureResult, nextStep } from "./check-result.ts";

const signs = { title: "Shops", kind: "website", refreshTo: null } as const;
const answer = (url: string, status: number, location: string | null = null): Answer => ({
  url,
  status,
  location,
  isUnchanged: false,
  isChallenge: false,
  signs: location === null ? signs : undefined,
});

/** Follows redirects, given as status and target, to a last answer. */
const follow = (start: string, redirects: [number, string][], last = 200) => {
  let trail = { url: start, hops: [] as { from: string; to: string; isPermanent: boolean }[] };
  let url = start;
  for (const [status, target] of redirects) {
    const step = nextStep(trail, answer(url, status, target));
    if ("result" in step) return step.result;
    trail = step.trail;
    url = trail.hops.at(-1)?.to ?? url;
  }
  const step = nextStep(trail, answer(url, last));
  return "result" in step ? step.result : step.trail;
};

test.each<[string, [number, string][]]>([
  ["to https", [[301, "https://shops.example/"]]],
  ["to www", [[301, "https://www.shops.example/"]]],
  ["to another subdomain", [[302, "https://app.shops.example/start"]]],
  [
    "through a sign-on service and back",
    [
      [302, "https://sso.elsewhere.com/"],
      [302, "http://shops.example/?session=1"],
    ],
  ],
])("a redirect %s is not a move", (_, redirects) => {
  expect(follow("http://shops.example/", redirects)).toMatchObject({ outcome: "alive", movedTo: null });
});

test("proposes the target of a permanent redirect to another domain, without what follows temporarily", () => {
  const moved = follow("http://shops.example/", [
    [301, "https://shops.example/"],
    [308, "https://stores.com/"],
    [302, "https://stores.com/en?session=1"],
  ]);
  expect(moved).toMatchObject({ outcome: "moved", movedTo: "https://stores.com/" });
});

test.each<[string, [number, string][], number]>([
  ["temporary", [[302, "https://stores.com/"]], 200],
  ["permanent, to a page that is gone", [[301, "https://stores.com/"]], 404],
  ["permanent, to a server that fails", [[301, "https://stores.com/"]], 500],
])("a redirect to another domain is unknown: %s", (_, redirects, last) => {
  expect(follow("http://shops.example/", redirects, last)).toMatchObject({ outcome: "unknown" });
});

test("a page that is gone counts only if the home page is gone, too", () => {
  const step = follow("https://shops.example/directory", [], 404);
  expect(step).toEqual({ url: "https://shops.example/", hops: [], missingPage: "https://shops.example/directory" });
  const trail = step as Parameters<typeof nextStep>[0];
  expect(nextStep(trail, answer("https://shops.example/", 200))).toMatchObject({ result: { outcome: "unknown" } });
  expect(nextStep(trail, answer("https://shops.example/", 404))).toMatchObject({ result: { outcome: "missing" } });
});

test("a name that does not exist is a miss, unless it is the target of a redirect", () => {
  const trail = { url: "https://shops.example/", hops: [] };
  expect(failureResult(trail, "no-such-name").outcome).toBe("missing");
  const hop = { from: trail.url, to: "https://stores.com/", isPermanent: true };
  expect(failureResult({ ...trail, hops: [hop] }, "no-such-name").outcome).toBe("unknown");
  for (const failure of ["not-public", "tls", "timeout", "connection", "redirects", "encoding"] as const)
    expect(failureResult(trail, failure).outcome).toBe("unknown");
});

test("tells websites apart by their registrable domain", () => {
  expect(isSameSite("http://a.shops.co.uk/", "https://shops.co.uk/")).toBe(true);
  expect(isSameSite("http://shops.co.uk/", "https://stores.co.uk/")).toBe(false);
  expect(isSameSite("https://one.github.io/", "https://two.github.io/")).toBe(false);
});
