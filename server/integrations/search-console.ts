import { createHash } from "node:crypto";
import { z } from "zod";
import type { SearchDimension } from "#shared/content/search-console.ts";
import type { Env } from "../env.ts";
import { parseJson } from "../text/parse-json.ts";
import { callService } from "./service-fetch.ts";

const scope = "https://www.googleapis.com/auth/webmasters.readonly";
/** The most rows that Google returns at once. */
export const rowLimit = 25_000;

/** `revoked`: ask for consent again; `forbidden`: the property is out of reach; the others end by themselves. */
export type SearchFailure = "revoked" | "forbidden" | "quota" | "temporary";

export class SearchConsoleError extends Error {
  readonly kind: SearchFailure;
  constructor(kind: SearchFailure, message: string) {
    super(message);
    this.kind = kind;
  }
}

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
});
const sites = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
const row = z.object({
  keys: z.array(z.string()),
  clicks: z.number(),
  impressions: z.number(),
  position: z.number(),
});
export type SearchRow = z.infer<typeof row>;
const answer = z.object({
  rows: z.array(row).default([]),
  metadata: z.object({ first_incomplete_date: z.iso.date().optional() }).optional(),
});
const failure = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]), message: z.string().default("") }),
});

type Query = { property: string; from: string; to: string; dimensions: readonly ("date" | SearchDimension)[] };
type Consent = { state: string; verifier: string; redirectUri: string };

/**
 * Google's OAuth for web servers, and the Search Console API.
 * https://developers.google.com/identity/protocols/oauth2/web-server
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 */
export const createSearchConsole = (env: Env, clientId: string, clientSecret: string) => {
  const post = (path: string, values: Record<string, string>) =>
    callService(env.GOOGLE_SEARCH_OAUTH_URL + path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(values).toString(),
    }).catch(asTemporary);

  const requestTokens = async (values: Record<string, string>) => {
    const client = { client_id: clientId, client_secret: clientSecret };
    const { status, text } = await post("/token", { ...values, ...client });
    if (status === 200) return parse(tokens, text);
    // https://datatracker.ietf.org/doc/html/rfc6749#section-5.2
    const isRefused = status === 400 && text.includes("invalid_grant");
    const kind = isRefused ? "revoked" : status === 429 ? "quota" : "temporary";
    throw new SearchConsoleError(kind, `Google's token endpoint answered with status ${status}.`);
  };

  return {
    /** The page on which a customer allows us to read. `prompt` makes Google send a refresh token every time. */
    authorizeUrl: ({ state, verifier, redirectUri }: Consent) => {
      const url = new URL(env.GOOGLE_SEARCH_AUTH_URL);
      url.search = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
        access_type: "offline",
        prompt: "consent",
      }).toString();
      return url.href;
    },

    /** Exchanges a code for a refresh token. Undefined if the customer left out the permission to read. */
    exchange: async (code: string, { verifier, redirectUri }: Omit<Consent, "state">) => {
      const found = await requestTokens({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      });
      const isAllowed = found.scope === undefined || found.scope.split(" ").includes(scope);
      return isAllowed ? found.refresh_token : undefined;
    },

    /** Ends our access. Returns whether Google confirmed it; a token that is invalid already counts. */
    revoke: async (token: string) => {
      const { status } = await post("/revoke", { token }).catch(() => ({ status: 0 }));
      return status === 200 || status === 400;
    },

    /** Reads with a refresh token. Throws `SearchConsoleError`. */
    open: (refreshToken: string) => {
      let access: Promise<{ access_token: string }> | undefined;
      const call = async (path: string, body?: object, isRepeated = false): Promise<string> => {
        access ??= requestTokens({ grant_type: "refresh_token", refresh_token: refreshToken });
        const { access_token } = await access;
        const { status, text } = await callService(env.GOOGLE_SEARCH_URL + path, {
          method: body ? "POST" : "GET",
          headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
          timeoutMs: 60_000,
          limitBytes: 50_000_000,
        }).catch(asTemporary);
        if (status === 200) return text;
        if (status === 401 && !isRepeated) {
          access = undefined;
          return call(path, body, true);
        }
        const { data } = failure.safeParse(parseJson(text));
        const reasons = data?.error.errors.map(({ reason }) => reason) ?? [];
        throw new SearchConsoleError(kindOf(status, reasons), `Search Console: status ${status}, ${reasons.join()}.`);
      };
      const queryOnce = async ({ property, from, to, dimensions }: Query, startRow: number) =>
        parse(
          answer,
          await call(`/sites/${encodeURIComponent(property)}/searchAnalytics/query`, {
            startDate: from,
            endDate: to,
            dimensions,
            type: "web",
            // Final data are about three days old; the newer ones are marked as partial.
            dataState: "all",
            rowLimit,
            startRow,
          }),
        );
      return {
        /** The properties that the account may read. */
        listProperties: async () =>
          parse(sites, await call("/sites"))
            .siteEntry.filter(({ permissionLevel }) => permissionLevel !== "siteUnverifiedUser")
            .map(({ siteUrl }) => siteUrl),

        /** All rows, whatever their number. A row that moves between two pages while they are read counts once. */
        query: async (query: Query) => {
          const rows = new Map<string, SearchRow>();
          let partialFrom: string | undefined;
          for (let startRow = 0; ; startRow += rowLimit) {
            const page = await queryOnce(query, startRow);
            partialFrom ??= page.metadata?.first_incomplete_date;
            for (const one of page.rows) rows.set(JSON.stringify(one.keys), one);
            if (page.rows.length < rowLimit) return { rows: [...rows.values()], partialFrom };
          }
        },
      };
    },
  };
};

export type SearchConsole = ReturnType<typeof createSearchConsole>;
export type SearchReader = ReturnType<SearchConsole["open"]>;

/** A used-up quota comes as 403 or 429, lost access as 403, an unknown property as 404. */
const kindOf = (status: number, reasons: readonly string[]): SearchFailure => {
  if (status === 429 || reasons.some((reason) => /quota|rateLimit/i.test(reason))) return "quota";
  // The API is not enabled for our own OAuth client.
  if (reasons.includes("accessNotConfigured")) return "temporary";
  return status === 403 || status === 404 ? "forbidden" : "temporary";
};

const asTemporary = (error: unknown): never => {
  throw new SearchConsoleError("temporary", error instanceof Error ? error.message : "The call failed.");
};

const parse = <Value>(schema: z.ZodType<Value>, text: string): Value => {
  const { data } = schema.safeParse(parseJson(text));
  if (!data) throw new SearchConsoleError("temporary", "Google sent an unexpected answer.");
  return data;
};
