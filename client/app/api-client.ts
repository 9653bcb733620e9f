import { hc } from "hono/client";
import { createContext } from "react-router";
import type { Api } from "#server/api.ts";
import type { ProblemBody, ProblemCode } from "#shared/problem.ts";
import { badCredentials, somethingBad, timedOut } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { limitReached } from "./limit-reached.ts";
import { clearSession, storedToken } from "./session.ts";

type Client = ReturnType<typeof hc<Api>>;

/** What hc needs of `fetch`, and what calling the app in process can give. */
export type Fetcher = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The typed client. On the server it calls the app in process, in the browser it fetches; a loader cannot tell. */
export const createClient = (base: string, fetcher: Fetcher): Client =>
  hc<Api>(base, { fetch: fetcher as typeof fetch });

/** Where a loader finds its client: `context.get(api)`. */
export const api = createContext<Client>();

/** A call that answered with a problem, or not at all. `code` is its meaning, `message` its sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: NonNullable<ProblemBody["issues"]>;
  /** How long to wait before the next try, where the answer says so. */
  readonly waitSeconds: number | undefined;

  constructor(status: number, body: Partial<ProblemBody>, waitSeconds?: number) {
    super(body.detail ?? somethingBad);
    this.status = status;
    this.code = body.error ?? "internal";
    this.issues = body.issues ?? [];
    this.waitSeconds = waitSeconds;
  }
}

type Answer<Body> = { ok: boolean; status: number; headers: Headers; json: () => Promise<Body> };

/** The body of a good answer; any other is thrown as CallFailed. */
export const read = async <Body>(call: Promise<Answer<Body>>): Promise<Body> => {
  const answer = await call;
  if (answer.ok) return answer.status === 204 ? (undefined as Body) : answer.json().catch(throwApiError);
  const body = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  throw new ApiError(answer.status, body, Number(answer.headers.get("retry-after")) || undefined);
};

/** A request waits ten minutes at most, as specified. */
const timeoutMs = 600_000;

/** A call without an answer: it took too long, or the network is gone. One that the page itself gave up stays what it is. */
const throwApiError = (error: unknown): never => {
  const { name } = error as Error;
  if (name === "AbortError") throw error;
  throw new ApiError(503, { error: "unavailable", detail: name === "TimeoutError" ? timedOut : somethingBad });
};

// A session that ended must not get in the way of signing in, so these calls are made as nobody.
const isAnonymousCall = (address: string) => /\/api\/auth\/(?!signOut)/.test(address);

/** The client of the browser: it sends the stored token, and signs out when that token is no longer taken. */
export const browserClient = () =>
  createClient(`${location.origin}/api`, async (input, init) => {
    const isAnonymous = isAnonymousCall(String(input instanceof Request ? input.url : input));
    const headers = new Headers(init?.headers);
    const token = isAnonymous ? undefined : storedToken();
    if (token) headers.set("authorization", `Bearer ${token}`);
    const limits = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    const answer = await fetch(input, { ...init, headers, signal: AbortSignal.any(limits) }).catch(throwApiError);
    if (!isAnonymous && [401, 403].includes(answer.status)) await handleRefusal(answer.clone());
    return answer;
  });

/** What some refusals mean for the whole page, whoever made the call. */
const handleRefusal = async (answer: Response) => {
  const { detail, error } = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  if (detail === badCredentials) redirectToSignIn();
  if (error === "limit") limitReached.set(detail ?? "");
};

/** Signed out, and back to this page once signed in again. */
const redirectToSignIn = () => {
  clearSession();
  location.assign(`${link("signIn")}?next=${encodeURIComponent(location.pathname + location.search)}`);
};
