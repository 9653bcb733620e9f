// Finds the REST API of a WordPress site. It is not always at /wp-json.
import { getDomain } from "tldts";
import { z } from "zod";
import { FetchError, type SafeFetch } from "../safe-fetch.ts";
import { fetchFailure, type PlatformClient } from "./platform-client.ts";
import { PublishError } from "./publisher.ts";

const siteIndex = z.object({
  name: z.string().default(""),
  namespaces: z.array(z.string()),
  // PHP encodes an empty map as a list.
  authentication: z.unknown().optional(),
});
const passwordPages = z.object({
  "application-passwords": z.object({ endpoints: z.object({ authorization: z.string() }) }),
});

export type WordpressApi = {
  name: string;
  /** The page where a user allows an application. Undefined if application passwords are switched off. */
  authorizationUrl: string | undefined;
  endpoint: (path: string, query?: Record<string, string>) => string;
};

export const platformName = "Your WordPress site";

/** Throws PublishError if there is no WordPress API, or if it is at a domain other than the site's. */
export const discoverWordpress = async (
  { safeFetch, client }: { safeFetch: SafeFetch; client: PlatformClient },
  siteUrl: string,
): Promise<WordpressApi> => {
  const root = (await announcedRoot(safeFetch, siteUrl)) ?? new URL("?rest_route=/", siteUrl.replace(/\/?$/, "/"));
  const answer = await client.send({ url: root });
  if (answer.status === 429 || answer.status >= 500) throw client.failureOf(answer);
  const index = siteIndex.safeParse(answer.json);
  if (!index.success || !index.data.namespaces.includes("wp/v2"))
    throw new PublishError(
      "refused",
      "This address has no WordPress API. Check the address, and that no plugin switches off the REST API.",
    );
  const pages = passwordPages.safeParse(index.data.authentication);
  return {
    name: index.data.name,
    authorizationUrl: pages.data?.["application-passwords"].endpoints.authorization,
    endpoint: (path, query = {}) => {
      const url = new URL(root);
      if (url.searchParams.has("rest_route")) url.searchParams.set("rest_route", path);
      else url.pathname = `${url.pathname.replace(/\/$/, "")}${path}`;
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  };
};

/** The API's address in the `Link` header of the home page, after redirects. */
const announcedRoot = async (safeFetch: SafeFetch, siteUrl: string) => {
  const page = await safeFetch(siteUrl, { accept: /^/, anyStatus: true, timeoutMs: 20_000 }).catch((error) => {
    throw error instanceof FetchError ? fetchFailure(platformName, error) : error;
  });
  const [, announced] = page.headers.get("link")?.match(/<([^>]+)>\s*;\s*rel="?https:\/\/api\.w\.org\/"?/) ?? [];
  const root = announced ? URL.parse(announced, page.url) : null;
  if (!root) return undefined;
  // The password is sent there, so it must be the same site, and encrypted if the site is.
  if (siteOf(root) !== siteOf(new URL(page.url)) || siteOf(root) !== siteOf(new URL(siteUrl)))
    throw new PublishError(
      "refused",
      "This website's API is at another domain. Enter the address of the WordPress site itself.",
    );
  // Behind a proxy, WordPress often announces http.
  if (siteUrl.startsWith("https:")) root.protocol = "https:";
  return root;
};

const siteOf = ({ hostname, host }: URL) => getDomain(hostname) ?? host;
