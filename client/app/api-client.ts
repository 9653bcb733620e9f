import { hc } from "hono/client";
import { createContext } from "react-router";
import type { Api } from "#server/api.ts";
import type { ProblemBody, ProblemCode } from "#shared/problem.ts";
import { badCredentials, somethingBad, timedOut } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { renewedTokenHeader } from "#shared/session.ts";
import { hasLocalDrafts } from "./local-draft.ts";
import { limitReached, sessionEnded } from "./rejections.ts";
import { clearSession, hasStoredToken, saveSession, storedToken } from "./session.ts";

type Client = ReturnType<typeof hc<Api>>;

/** The part of `fetch` that hc needs and in-process calls support. */
export type Fetcher = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates the typed API client: calls the app in process on the server, uses fetch in the browser. */
export const createClient = (base: string, fetcher: Fetcher): Client =>
  withEncodedParams(hc<Api>(base, { fetch: fetcher as typeof fetch }));

/** hc inserts parameters as they are. Those that a page takes from its URL could lead to any other path of the API. */
const withEncodedParams = <Target extends object>(target: Target): Target =>
  new Proxy(target, {
    get: (node, key) => {
      const value = Reflect.get(node, key);
      return typeof value === "function" ? withEncodedParams(value) : value;
    },
    apply: (call, _, [args, ...others]) =>
      (call as (...values: unknown[]) => unknown)(
        args?.param ? { ...args, param: encoded(args.param) } : args,
        ...others,
      ),
  });

/** A URL has no way to write a part that is a dot or two. */
const encoded = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^\.{1,2}$/.test(value) ? "-" : encodeURIComponent(value.toWellFormed()),
    ]),
  );

/** Loaders read the API client from here: `context.get(api)`. */
export const api = createContext<Client>();

/** A failed API call: a problem response, or no response at all (503). `message` can be shown to users. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: NonNullable<ProblemBody["issues"]>;
  /** With `second-factor`: what to send with the code. */
  readonly challenge: string | undefined;
  /** Seconds until the next try, from the Retry-After header. */
  readonly waitSeconds: number | undefined;

  constructor(status: number, body: Partial<ProblemBody>, waitSeconds?: number) {
    super(body.detail ?? somethingBad);
    this.status = status;
    this.code = body.error ?? "internal";
    this.issues = body.issues ?? [];
    this.challenge = body.challenge;
    this.waitSeconds = waitSeconds;
  }
}

type ApiResponse<Body> = { ok: boolean; status: number; headers: Headers; json: () => Promise<Body> };

/** Returns the body of a successful response. Throws ApiError for any other. */
export const read = async <Body>(call: Promise<ApiResponse<Body>>): Promise<Body> => {
  const response = await call;
  if (response.ok) return response.status === 204 ? (undefined as Body) : response.json().catch(throwApiError);
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  throw new ApiError(response.status, body, Number(response.headers.get("retry-after")) || undefined);
};

/** The specification limits requests to ten minutes. */
const timeoutMs = 600_000;

/** Turns a timeout or network failure into an ApiError (503). Aborted requests are rethrown as they are. */
const throwApiError = (error: unknown): never => {
  const { name } = error as Error;
  if (name === "AbortError") throw error;
  throw new ApiError(503, { error: "unavailable", detail: name === "TimeoutError" ? timedOut : somethingBad });
};

// An expired session must not block signing in, so these calls send no token.
const isAnonymousCall = (url: string) => /\/api\/auth\/(?!signOut)/.test(url);

/** The browser's API client: sends the stored token, and redirects to sign-in when the server rejects it. */
export const browserClient = () =>
  createClient(`${location.origin}/api`, async (input, init) => {
    const isAnonymous = isAnonymousCall(String(input instanceof Request ? input.url : input));
    const headers = new Headers(init?.headers);
    const token = isAnonymous ? undefined : storedToken();
    if (token) headers.set("authorization", `Bearer ${token}`);
    const limits = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, headers, signal: AbortSignal.any(limits) }).catch(throwApiError);
    const renewed = response.headers.get(renewedTokenHeader);
    // Someone may have signed out meanwhile.
    if (renewed && token === storedToken()) saveSession(renewed);
    const isRead = (init?.method ?? "GET") === "GET";
    if (!isAnonymous && [401, 403].includes(response.status)) await handleRejection(response.clone(), isRead);
    return response;
  });

/**
 * Handles errors that affect the whole page: a plan limit, and an ended session. A read leads to sign-in; after a change
 * the page stays, with what was entered.
 */
const handleRejection = async (response: Response, isRead: boolean) => {
  const { detail, error } = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  if (detail === badCredentials) {
    if (isRead) return redirectToSignIn();
    clearSession();
    sessionEnded.set(true);
    throw new ApiError(401, { error, detail: "Your session has ended. Sign in, then try again." });
  }
  if (error === "limit") limitReached.set(detail ?? "");
};

/** Clears the session and redirects to sign-in, with this page as the target afterwards. */
const redirectToSignIn = () => {
  const ended = hasStoredToken() ? `&session=${hasLocalDrafts() ? "kept" : "ended"}` : "";
  clearSession();
  location.assign(`${link("signIn")}?next=${encodeURIComponent(location.pathname + location.search)}${ended}`);
};
