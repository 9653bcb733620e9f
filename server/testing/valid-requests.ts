// A valid request for each endpoint, collected from all `*.requests.ts`.
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll } from "vitest";
import type { Dependencies } from "../dependencies.ts";
import { createSafeFetch } from "../integrations/safe-fetch.ts";
import {
  createRequestContext,
  noValues,
  type Person,
  type RequestsOf,
  type RequestValues,
  unknownId,
} from "./define-requests.ts";
import { pngOf } from "./image-files.ts";
import { createSearchConsoleStandIn } from "./stand-ins/search-console.ts";
import { htmlPage, website } from "./stand-ins/website.ts";
import { createTestApp } from "./test-app.ts";

const files = globSync("server/**/*.requests.ts").sort();
const modules: { requests: RequestsOf }[] = await Promise.all(files.map((file) => import(resolve(file))));

/** The test app with a website to fetch, and the valid requests by name. Call it once per test file. */
export const createRequestsApp = async (swap: Partial<Dependencies> = {}) => {
  const site = website({
    "/": () => htmlPage("<title>Parcelo, the parcel tracker</title><p>Parcel tracker for shops: a parcel tracker.</p>"),
    "/feed": () => htmlPage("<rss version='2.0'><channel><title>News</title></channel></rss>", "application/rss+xml"),
    "/icon.png": () => new Response(pngOf(32, 32), { headers: { "content-type": "image/png" } }),
  });
  const google = createSearchConsoleStandIn({ "sc-domain:parcelo.example": [] });
  afterAll(() => {
    site.stop();
    google.stop();
  });
  const safeFetch = createSafeFetch({ allow: [site.host] });
  const app = await createTestApp({ safeFetch, searchConsole: google.searchConsole, ...swap });
  const context = createRequestContext(app.dependencies, app.create, site.url);
  const entries = modules.flatMap(({ requests }) => Object.entries(requests(context)));
  const requests = entries.map(([name, { createValues, ...request }]) => {
    const call = name.replace(/ \(.*$/, "");
    const valuesFor = async (person: Person) => onlyNamedIn(call, await createValues(person));
    return { ...request, name, call, hasValues: createValues !== noValues, createValues: valuesFor };
  });
  return { ...app, requests };
};

/** Drops path values that are not in the call's pattern. */
const onlyNamedIn = (call: string, { path = {}, ...values }: RequestValues): RequestValues => {
  const named = Object.entries(path).filter(([name]) => call.split(/[/ ]/).includes(`:${name}`));
  return { ...values, ...(named.length && { path: Object.fromEntries(named) }) };
};

/** Returns the arguments for `fetch`. `token` authenticates the request. */
export const requestOf = (call: string, { path = {}, query, body }: RequestValues, token?: string) => {
  const [method = "", pattern = ""] = call.split(" ");
  const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? unknownId));
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const isFile = body instanceof FormData || body instanceof Blob;
  return [
    `/api${pathname}${search}`,
    {
      method,
      headers: {
        ...(body !== undefined && !isFile && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    },
  ] satisfies [string, RequestInit];
};
