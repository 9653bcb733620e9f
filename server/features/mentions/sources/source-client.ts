// How a source that is one service on the web is called and read.
import type { z } from "zod";
import { callService, type ServiceLimits } from "../../../integrations/service-fetch.ts";
import { type SearchQuery, SourceError } from "../source.ts";

type Call = { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string };
export type Answer = Awaited<ReturnType<typeof callService>>;

/** Where a service is, and for tests how long it may take. */
export type SourceClientOptions = { url: string; timeoutMs?: number | undefined };

/** Calls to a service; whatever goes wrong is a SourceFailed with a sentence that begins with its name. */
export const createSourceClient = (name: string, limits: ServiceLimits = {}) => {
  const call = async (url: string, { method = "GET", headers = {}, body }: Call = {}): Promise<Answer> => {
    const sent = { "user-agent": userAgent, ...headers };
    const answer = await callService(url, {
      method,
      headers: sent,
      ...(body !== undefined && { body }),
      ...limits,
    }).catch((cause) => {
      throw new SourceError(`${name} did not answer.`, { cause });
    });
    if (answer.status === 429)
      throw new SourceError(`${name} asked us to wait.`, { retryAfterMs: retryAfterMs(answer.headers) ?? minuteMs });
    return answer;
  };

  /** An answer that is not as it should be, for a reason that is none of the customer's. */
  const refusal = ({ status, headers }: Answer) =>
    new SourceError(`${name} answered with an error (${status}).`, { retryAfterMs: retryAfterMs(headers) });

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

/** Reddit answers 429 to agents that do not tell themselves apart, and others ask for it. */
const userAgent = "web:linkstead-mentions:v1.0";

const minuteMs = 60_000;
const maxWaitMs = 24 * 60 * minuteMs;

/** What Retry-After asks for, which is a number of seconds or a date by the service's own clock. */
export const retryAfterMs = (headers: Headers) => {
  const retryAfter = headers.get("retry-after");
  if (!retryAfter) return undefined;
  const now = Date.parse(headers.get("date") ?? "") || Date.now();
  const ms = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), maxWaitMs) : undefined;
};

/** The items that have the right shape: one that has not is left out, and the others stay. */
export const parseItems = <Shape extends z.ZodType>(items: readonly unknown[], shape: Shape): z.infer<Shape>[] =>
  items.flatMap((item) => {
    const read = shape.safeParse(item);
    return read.success ? [read.data] : [];
  });

/** A keyword as a search reads it: its words side by side, or where it is loose each of them. */
export const searchTerms = (keyword: string, { loose = [] }: Pick<SearchQuery, "loose"> = {}, joint = " ") => {
  const words = keyword.split(/["\s]+/).filter(Boolean);
  return loose.includes(keyword) ? words.map((word) => `"${word}"`).join(joint) : `"${words.join(" ")}"`;
};
