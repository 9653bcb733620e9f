// HTTP client shared by the sources that are a single web service.
import type { z } from "zod";
import { Problem } from "#shared/problem.ts";
import { minuteMs } from "#shared/time.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { type SearchQuery, SourceError } from "../../../integrations/mention-source.ts";
import { retryAfterMs } from "../../../integrations/retry-after.ts";
import { callService, type ServiceLimits } from "../../../integrations/service-fetch.ts";

export type GuardedClientOptions = Pick<Dependencies, "safeFetch" | "parseUntrusted" | "clock"> & {
  timeoutMs?: number | undefined;
};

/** The source is not paused for other projects. */
const noPause = { retryAfterMs: 0 };

/** Returns a function that reads a URL. It throws SourceError, and makes no requests to a host that asked us to wait. */
export const createGuardedClient = ({ safeFetch, clock, timeoutMs }: GuardedClientOptions) => {
  const waits = new Map<string, number>();
  return async (url: string) => {
    const { host } = new URL(url);
    const now = clock().getTime();
    if ((waits.get(host) ?? 0) > now) throw new SourceError(`${host} asked us to wait.`, noPause);
    waits.delete(host);
    const response = await safeFetch(url, {
      accept: /json/,
      isRaw: true,
      headers: { accept: "application/json" },
      ...(timeoutMs !== undefined && { timeoutMs }),
    }).catch((cause) => {
      if (!(cause instanceof Problem)) throw cause;
      throw new SourceError(`${host} did not answer.`, { ...noPause, cause });
    });
    const text = new TextDecoder().decode(response.bytes);
    if (response.status === 429) {
      waits.set(host, now + (retryAfterMs(response.headers, waitLimits) ?? waitIn(text) ?? minuteMs));
      throw new SourceError(`${host} asked us to wait.`, noPause);
    }
    if (response.status === 401 || response.status === 403 || response.status === 422)
      throw new SourceError(`${host} does not let visitors search without signing in (${response.status}).`, noPause);
    if (response.status !== 200) throw new SourceError(`${host} answered with an error (${response.status}).`, noPause);
    if (response.isTruncated) throw new SourceError(`${host} answered with too much.`, noPause);
    return text;
  };
};

/** Discourse says how long to wait in the body. */
const waitIn = (text: string) => {
  const seconds = Number(text.match(/"wait_seconds":\s*(\d{1,5})\b/)?.[1]);
  return seconds ? seconds * 1000 : undefined;
};

export const unreadable = (url: string, cause?: unknown) =>
  new SourceError(`${new URL(url).host} answered with something that we cannot read.`, { ...noPause, cause });

const joint = " OR ";

/** Search syntax for "any of these keywords". */
export const anyOf = ({ keywords, loose = [] }: SearchQuery) =>
  keywords.map((keyword) => (loose.includes(keyword) ? allWordsOf(keyword) : searchTerms(keyword))).join(joint);

const allWordsOf = (keyword: string) => `(${searchTerms(keyword, { loose: [keyword] }, " AND ")})`;

/** Packs keywords into as few queries as the maximum length allows. */
export const orQueries = (keywords: readonly string[], maxLength: number): SearchQuery[] => {
  const questions: string[][] = [];
  let length = 0;
  for (const keyword of keywords) {
    // `loose` is not known yet, so reserve space for the longer form.
    const added = joint.length + allWordsOf(keyword).length;
    const last = questions.at(-1);
    if (last && length + added <= maxLength) {
      last.push(keyword);
      length += added;
    } else {
      questions.push([keyword]);
      length = added;
    }
  }
  return questions.map((keywords) => ({ keywords }));
};

type Call = { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string };
export type Answer = Awaited<ReturnType<typeof callService>>;

/** The service's base URL and, for tests, a timeout. */
export type SourceClientOptions = { url: string; timeoutMs?: number | undefined };

/** Creates a client for a service. Every failure is a SourceError whose message starts with the service's name. */
export const createSourceClient = (name: string, limits: ServiceLimits = {}) => {
  const call = async (url: string, { method = "GET", headers = {}, body }: Call = {}): Promise<Answer> => {
    const sent = { "user-agent": userAgent, ...headers };
    const response = await callService(url, {
      method,
      headers: sent,
      ...(body !== undefined && { body }),
      ...limits,
    }).catch((cause) => {
      throw new SourceError(`${name} did not answer.`, { cause });
    });
    if (response.status === 429)
      throw new SourceError(`${name} asked us to wait.`, {
        retryAfterMs: retryAfterMs(response.headers, waitLimits) ?? minuteMs,
      });
    return response;
  };

  /** An unexpected response status. */
  const refusal = ({ status, headers }: Answer) =>
    new SourceError(`${name} answered with an error (${status}).`, { retryAfterMs: retryAfterMs(headers, waitLimits) });

  const read = <Shape extends z.ZodType>({ text }: Answer, shape: Shape): z.infer<Shape> => {
    try {
      return shape.parse(JSON.parse(text));
    } catch (cause) {
      throw new SourceError(`${name} answered with something that we cannot read.`, { cause });
    }
  };

  return { name, call, refusal, read };
};

export type SourceClient = ReturnType<typeof createSourceClient>;

/** Reddit answers generic user agents with 429, and other services ask for a distinct one. */
const userAgent = "web:linkstead-mentions:v1.0";

const waitLimits = { minMs: 1_000, maxMs: 24 * 60 * minuteMs };

/** A keyword in search syntax: a quoted phrase, or each word quoted if it is loose. */
export const searchTerms = (keyword: string, { loose = [] }: Pick<SearchQuery, "loose"> = {}, joint = " ") => {
  const words = keyword.split(/["\s]+/).filter(Boolean);
  return loose.includes(keyword) ? words.map((word) => `"${word}"`).join(joint) : `"${words.join(" ")}"`;
};
