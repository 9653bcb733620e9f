import { afterAll, expect, test } from "vitest";
import type { submissions } from "#db/schema/index.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import type { CheckResult, ListingTrail } from "#shared/links/verification.ts";
import { readEnv } from "../../env.ts";
import { createSafeFetch, FetchError } from "../../integrations/safe-fetch.ts";
import { createLog } from "../../observability/log.ts";
import { expectConformance, type Results } from "../../testing/conformance.ts";
import { parseUntrusted } from "../../testing/test-parser.ts";
import { linkTargetsOf } from "./link-target.ts";
import { readAnswer } from "./page-result.ts";
import { stateChangeAfter } from "./state-change.ts";
import { listingPages } from "./testing/listing-pages.ts";
import { currentUrl, failureResult, nextStep } from "./verdict.ts";

const server = Bun.serve({
  port: 0,
  hostname: "0.0.0.0",
  fetch: (request) => {
    const host = request.headers.get("host") ?? "";
    const [, , third = 0, fourth = 1] = host.split(/[.:]/).map(Number);
    const { pathname } = new URL(request.url);
    const one = listingPages[third * 250 + fourth - 1];
    if (!one?.layout) return new Response("", { status: 500 });
    return one.respond({ path: pathname, host, customer: one.customer, layout: one.layout });
  },
});
afterAll(() => void server.stop(true));
const hostOf = (at: number) => `127.3.${Math.floor(at / 250)}.${(at % 250) + 1}:${server.port}`;
const safeFetch = createSafeFetch({ allow: listingPages.map((_, at) => hostOf(at)) });
const dependencies = { parseUntrusted, log: createLog(readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" })) };

/** Checks a page like the job, without its database. */
const check = async (at: number): Promise<CheckResult> => {
  const { customer, isHanging = false } = listingPages[at] ?? { customer: { url: "", name: "" } };
  const targets = linkTargetsOf([customer.url]);
  const query = { targets, names: [customer.name], agents: ["googlebot", "linksteadbot"] };
  let trail: ListingTrail = { url: `http://${hostOf(at)}/tools/listing`, hops: [] };
  for (;;) {
    try {
      const timeoutMs = isHanging ? 250 : 30_000;
      const answer = await safeFetch(currentUrl(trail), { accept: /^/, isRaw: true, timeoutMs, limitBytes: 2_000_000 });
      const read = await readAnswer(dependencies, answer, { query, isConditional: false });
      const step = nextStep(trail, read, { targets, guessedUrl: null, previous: undefined });
      if ("result" in step) return step.result;
      trail = step.trail;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return failureResult(trail, error.failure, false);
    }
  }
};

const results: CheckResult[] = [];
for (let at = 0; at < listingPages.length; at += 16)
  results.push(...(await Promise.all(listingPages.slice(at, at + 16).map((_, offset) => check(at + offset)))));

test("listing pages: the verdict of the link verifier on each", () => {
  const verdicts: Results = new Map();
  for (const [at, { trap, outcome, kind, flags, customer }] of listingPages.entries()) {
    const result = results[at];
    const isRight =
      result?.outcome === outcome &&
      (!kind || result.link?.kind === kind) &&
      JSON.stringify(result.flags) === JSON.stringify(flags ?? []);
    const problem = `${result?.outcome} (${result?.reason}) ${result?.flags}, not ${outcome}`;
    verdicts.set(`${customer.name}, ${trap}`, isRight ? undefined : problem);
  }
  expectConformance(verdicts);
});

type Row = typeof submissions.$inferSelect;
const start = new Date("2026-11-21T09:00:00Z");
const row = (state: SubmissionState) =>
  ({
    id: crypto.randomUUID(),
    state,
    submittedAt: start,
    createdAt: start,
    linkKind: state === "live" ? "follow" : null,
    misses: 0,
    unknowns: 0,
    firstMissAt: null,
    lastMissAt: null,
  }) as unknown as Row;

/** The states that a submission reaches if every check within thirty days has the same result. */
const statesAfter = (state: SubmissionState, result: CheckResult) => {
  let current = row(state);
  const states: SubmissionState[] = [];
  for (let now = start; now.getTime() < start.getTime() + 30 * 24 * 3600_000; ) {
    const { to, values } = stateChangeAfter(current, current.firstMissAt ?? start, result, now);
    current = { ...current, ...values, state: to ?? current.state } as Row;
    states.push(current.state);
    if (!values.nextCheckAt) break;
    now = values.nextCheckAt;
  }
  return states;
};

test("loses a live link only to definite misses, and finds only what visitors can click", () => {
  const reaching = (from: SubmissionState, to: SubmissionState) =>
    results.flatMap((result, at) => (statesAfter(from, result).includes(to) ? [at] : []));
  const expected = (isExpected: (outcome: string, result: CheckResult | undefined) => boolean) =>
    listingPages.flatMap(({ outcome }, at) => (isExpected(outcome, results[at]) ? [at] : []));
  const isMiss = (outcome: string) => outcome === "missing" || outcome === "gone";
  expect(reaching("live", "lost")).toEqual(expected(isMiss));
  expect(reaching("live", "suspect")).toEqual(
    expected((outcome, result) => isMiss(outcome) || (outcome === "mention_only" && result?.link !== null)),
  );
  expect(reaching("submitted", "live")).toEqual(expected((outcome) => outcome.startsWith("live_")));
});
