// Calls a platform and turns its failures into PublishErrors.
import { convert } from "html-to-text";
import type { ZodType, z } from "zod";
import type { PublishErrorClass } from "#shared/content/destinations.ts";
import { parseJson } from "../../text/parse-json.ts";
import { retryAfterMs } from "../retry-after.ts";
import { FetchError, type FetchFailure, type SafeFetch } from "../safe-fetch.ts";
import { PublishError } from "./publisher.ts";

type Call = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string | URL;
  headers?: Record<string, string> | undefined;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

/** `json` is undefined if the body isn't JSON. */
export type PlatformAnswer = { status: number; headers: Headers; text: string; json: unknown };

type Options = {
  safeFetch: SafeFetch;
  /** How sentences name the platform, like `Ghost` or `Your WordPress site`. */
  name: string;
  /** Headers of every call. */
  headers?: () => Promise<Record<string, string>>;
  /** The platform's own errors; undefined for those that every platform has. */
  errorOf?: (answer: PlatformAnswer) => PublishError | undefined;
};

const timeoutMs = 20_000;
/** A whole attempt must end before its lease does. */
const budgetMs = 180_000;
const limitBytes = 5_000_000;
const waitLimits = { minMs: 1_000, maxMs: 24 * 3600_000 };

export const createPlatformClient = ({ safeFetch, name, headers, errorOf }: Options) => {
  const startedAt = performance.now();

  /** Returns every response. Throws PublishError if there is none. */
  const send = async ({ method = "GET", url, json, body, ...call }: Call): Promise<PlatformAnswer> => {
    if (performance.now() - startedAt > budgetMs) throw new PublishError("temporary", `${name} is too slow.`);
    const content = json === undefined ? body : JSON.stringify(json);
    try {
      const {
        status,
        bytes,
        headers: received,
      } = await safeFetch(String(url), {
        accept: /^/,
        isRaw: true,
        timeoutMs,
        limitBytes,
        method,
        ...(content !== undefined && { body: content }),
        headers: {
          accept: "application/json",
          ...(json !== undefined && { "content-type": "application/json" }),
          ...(await headers?.()),
          ...call.headers,
        },
      });
      const text = new TextDecoder().decode(bytes);
      return { status, headers: received, text, json: parseJson(text) };
    } catch (error) {
      throw error instanceof FetchError ? fetchFailure(name, error) : error;
    }
  };

  const failureOf = (answer: PlatformAnswer) => errorOf?.(answer) ?? commonErrorOf(name, answer);

  /** Returns the parsed body of a successful response. Throws PublishError for any other. */
  const read = <Schema extends ZodType>(schema: Schema, answer: PlatformAnswer): z.output<Schema> => {
    if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new PublishError("temporary", `${name} answered with something unexpected, like a challenge or error page.`);
  };

  const request = async <Schema extends ZodType>(schema: Schema, call: Call) => read(schema, await send(call));

  return { send, read, request, failureOf };
};

export type PlatformClient = ReturnType<typeof createPlatformClient>;

const failures: Record<FetchFailure, [PublishErrorClass, string]> = {
  timeout: ["temporary", "didn't answer within 20 seconds."],
  tls: ["temporary", "has no valid certificate, so the connection isn't safe. Renew the certificate."],
  "no-such-name": ["temporary", "can't be found: its domain name doesn't exist. Check the address."],
  connection: ["temporary", "can't be reached."],
  encoding: ["temporary", "sent an answer that can't be read."],
  redirects: ["refused", "redirects too often. Check the address."],
  "not-public": ["refused", "isn't on the public internet. Enter the address of a public website."],
};

export const fetchFailure = (name: string, error: FetchError) => {
  const [errorClass, sentence] = failures[error.failure];
  return new PublishError(errorClass, `${name} ${sentence}`, { cause: error });
};

const commonErrorOf = (name: string, { status, headers, text, json }: PlatformAnswer): PublishError => {
  const detail = json === undefined ? "" : detailOf(json);
  if (status >= 300 && status < 400)
    return new PublishError("refused", `${name} redirects to another address. Enter that address in the destination.`);
  if (status === 401)
    return new PublishError("auth", `${name} didn't accept the credentials. Enter them again.${detail}`);
  if (status === 403 && json === undefined)
    return new PublishError(
      "refused",
      `${name} blocks us, probably with a firewall or security plugin. Allow LinksteadBot.`,
    );
  if (status === 403) return new PublishError("auth", `${name} doesn't allow this account to publish.${detail}`);
  if (status === 409) return new PublishError("conflict", `${name} reports a conflict with another change.${detail}`);
  if (status === 400 || status === 422)
    return new PublishError("mapping", `${name} didn't accept the content.${detail}`);
  if (status === 413) return new PublishError("refused", `${name} doesn't take files or texts of this size.`);
  if (status === 429) {
    const wait = retryAfterMs(headers, waitLimits) ?? 60_000;
    return new PublishError("rate", `${name} asks us to slow down. We continue when it allows.`, {
      retryAfterMs: wait,
    });
  }
  if (status >= 500)
    return new PublishError("temporary", `${name} has a problem (status ${status}).`, {
      retryAfterMs: retryAfterMs(headers, waitLimits),
      cause: text.slice(0, 200),
    });
  return new PublishError("refused", `${name} refused the request (status ${status}).${detail}`);
};

const maxDetail = 200;

/** What the platform says itself, as one short line of plain text. */
export const detailOf = (json: unknown) => {
  const message = messageIn(json);
  if (!message) return "";
  const plain = convert(message.slice(0, 2_000), { wordwrap: false }).replace(/\s+/g, " ").trim();
  return plain ? ` It says: “${plain.length > maxDetail ? `${plain.slice(0, maxDetail - 1)}…` : plain}”` : "";
};

const messageIn = (json: unknown): string | undefined => {
  if (typeof json !== "object" || json === null) return undefined;
  const { message, errors, error_description: description } = json as Record<string, unknown>;
  if (typeof message === "string") return message;
  if (typeof description === "string") return description;
  return Array.isArray(errors) ? messageIn(errors[0]) : undefined;
};
