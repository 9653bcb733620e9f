// Google's OAuth endpoints and the Search Console API, with figures computed from rows like Google's own.
import { createHash } from "node:crypto";
import type { Env } from "../../env.ts";
import { createSearchConsole } from "../../integrations/search-console.ts";
import { createStandIn, type RecordedRequest } from "./stand-in.ts";

/** What a page was shown for on a day. */
export type SearchEntry = {
  day: string;
  page: string;
  query: string;
  clicks: number;
  impressions: number;
  position: number;
};

/** A refresh token that is valid from the start. */
export const searchToken = "refresh-token";

const client = { id: "search-client", secret: "search-secret" };

type QueryBody = { startDate: string; endDate: string; dimensions: string[]; rowLimit: number; startRow: number };

/**
 * `properties` has the entries by property. `failures` are the answers to the next calls of the API, `partialFrom` the first day that is not
 * final. `expire()` ends the access tokens, `revoke()` the consent, and `onQuery` sees each query and may delay its answer.
 */
export const createSearchConsoleStandIn = (properties: Record<string, SearchEntry[]> = {}) => {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const refreshTokens = new Set([searchToken]);
  const accessTokens = new Set<string>();
  const control = {
    properties,
    refreshTokens,
    codes,
    failures: [] as { status: number; reason: string }[],
    partialFrom: undefined as string | undefined,
    onQuery: (_: QueryBody): unknown => undefined,
    expire: () => accessTokens.clear(),
    revoke: () => {
      accessTokens.clear();
      refreshTokens.clear();
    },
  };

  const authorize = ({ query }: RecordedRequest) => {
    const code = crypto.randomUUID();
    const redirectUri = query.get("redirect_uri") ?? "";
    codes.set(code, { challenge: query.get("code_challenge") ?? "", redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({
      code,
      state: query.get("state") ?? "",
      scope: query.get("scope") ?? "",
    }).toString();
    return Response.redirect(back.href);
  };

  const token = ({ body }: RecordedRequest) => {
    const values = body as URLSearchParams;
    if (values.get("client_id") !== client.id || values.get("client_secret") !== client.secret)
      return { status: 401, body: { error: "invalid_client" } };
    const access = () => {
      const access_token = crypto.randomUUID();
      accessTokens.add(access_token);
      return { access_token, expires_in: 3599, token_type: "Bearer", scope };
    };
    const invalid = {
      status: 400,
      body: { error: "invalid_grant", error_description: "Token has been expired or revoked." },
    };
    if (values.get("grant_type") === "refresh_token")
      return refreshTokens.has(values.get("refresh_token") ?? "") ? { status: 200, body: access() } : invalid;
    const code = values.get("code") ?? "";
    const found = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(values.get("code_verifier") ?? "")
      .digest("base64url");
    if (!found || found.challenge !== challenge || found.redirectUri !== values.get("redirect_uri")) return invalid;
    const refresh_token = crypto.randomUUID();
    refreshTokens.add(refresh_token);
    return { status: 200, body: { ...access(), refresh_token } };
  };

  const query = async (property: string, body: QueryBody) => {
    const { startDate, endDate, dimensions, rowLimit, startRow } = body;
    await control.onQuery(body);
    const entries = control.properties[property];
    if (!entries) return failed(403, "forbidden");
    const shown = entries.filter(({ day }) => day >= startDate && day <= endDate);
    const groups = Map.groupBy(shown, (entry) => JSON.stringify(dimensions.map((name) => keyOf(entry, name))));
    const rows = [...groups]
      .map(([keys, group]) => {
        const sum = (name: "clicks" | "impressions") => group.reduce((total, entry) => total + entry[name], 0);
        const weighted = group.reduce((total, { position, impressions }) => total + position * impressions, 0);
        const [clicks, impressions] = [sum("clicks"), sum("impressions")];
        return {
          keys: JSON.parse(keys),
          clicks,
          impressions,
          ctr: clicks / impressions,
          position: weighted / impressions,
        };
      })
      .sort((one, other) => other.clicks - one.clicks);
    const { partialFrom } = control;
    const isNamed = partialFrom !== undefined && partialFrom <= endDate && dimensions.includes("date");
    return {
      status: 200,
      body: {
        ...(rows.length > startRow && { rows: rows.slice(startRow, startRow + rowLimit) }),
        responseAggregationType: dimensions.includes("page") ? "byPage" : "byProperty",
        ...(isNamed && { metadata: { first_incomplete_date: partialFrom } }),
      },
    };
  };

  const api = (request: RecordedRequest) => {
    const bearer = request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    if (!accessTokens.has(bearer)) return failed(401, "authError");
    const failure = control.failures.shift();
    if (failure) return failed(failure.status, failure.reason);
    if (request.path === "/webmasters/v3/sites")
      return {
        status: 200,
        body: {
          siteEntry: [
            ...Object.keys(control.properties).map((siteUrl) => ({ siteUrl, permissionLevel: "siteFullUser" })),
            { siteUrl: "https://unverified.example/", permissionLevel: "siteUnverifiedUser" },
          ],
        },
      };
    const [, property = ""] = request.path.match(/^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/) ?? [];
    return query(decodeURIComponent(property), request.body as QueryBody);
  };

  const service = createStandIn((request) => {
    if (request.path === "/auth") return authorize(request);
    if (request.path === "/token") return token(request);
    if (request.path === "/revoke") {
      const wasValid = refreshTokens.delete((request.body as URLSearchParams).get("token") ?? "");
      return { status: wasValid ? 200 : 400, body: wasValid ? {} : { error: "invalid_token" } };
    }
    return api(request);
  });
  const variables = {
    GOOGLE_SEARCH_CLIENT_ID: client.id,
    GOOGLE_SEARCH_CLIENT_SECRET: client.secret,
    GOOGLE_SEARCH_AUTH_URL: `${service.url}/auth`,
    GOOGLE_SEARCH_OAUTH_URL: service.url,
    GOOGLE_SEARCH_URL: `${service.url}/webmasters/v3`,
  };
  return Object.assign(control, service, {
    /** For `readEnv` and child processes. */
    variables,
    searchConsole: createSearchConsole(variables as unknown as Env, client.id, client.secret),
  });
};

const scope = "https://www.googleapis.com/auth/webmasters.readonly";

const keyOf = (entry: SearchEntry, dimension: string) =>
  dimension === "date" ? entry.day : dimension === "page" ? entry.page : entry.query;

const failed = (code: number, reason: string) => ({
  status: code,
  body: { error: { code, message: reason, errors: [{ message: reason, domain: "usageLimits", reason }] } },
});
