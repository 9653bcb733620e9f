// HTTP client shared by the sources that are a single web service.

import type { z } from "zod";
import { minuteMs } from "#shared/time.ts";
import { type SearchQuery, SourceError } from "../../../integrations/mention-source.ts";
import { retryAfterMs } from "../../../integrations/retry-after.ts";
import { callService, type ServiceLimits } from "../../../integrations/service-fetch.ts";

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

/** Returns the items that match the schema and skips the others. */
export const parseItems = <Shape extends z.ZodType>(items: readonly unknown[], shape: Shape): z.infer<Shape>[] =>
  items.flatMap((item) => {
    const read = shape.safeParse(item);
    return read.success ? [read.data] : [];
  });

/** A keyword in search syntax: a quoted phrase, or each word quoted if it is loose. */
export const searchTerms = (keyword: string, { loose = [] }: Pick<SearchQuery, "loose"> = {}, joint = " ") => {
  const words = keyword.split(/["\s]+/).filter(Boolean);
  return loose.includes(keyword) ? words.map((word) => `"${word}"`).join(joint) : `"${words.join(" ")}"`;
};
