import { setImmediate } from "node:timers/promises";
import type { ReactNode } from "react";
import { type RenderToReadableStreamOptions, renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { api, createClient, type Fetcher } from "#client/app/api-client.ts";
import { pageCaching } from "#client/app/page-caching.ts";
import { toPageError } from "#client/app/page-error.ts";
import type { PageHandle } from "#client/app/page-module.ts";
import type { Tracking } from "#client/app/tracking.ts";
import { GoogleClientId } from "#client/auth/google-client-id.ts";
import { Document } from "#client/document.tsx";
import type { PageData } from "#client/entry.tsx";
import { routes } from "#client/routes.tsx";
import type { PageKind, PageName } from "#shared/routes.ts";
import { pages, queryNames, stylesOf } from "#shared/routes.ts";
import { createConcurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Assets, AssetsOf } from "./assets.ts";
import { hasGoogleButton } from "./csp-hosts.ts";

const fullHandler = createStaticHandler(routes);

/** Each public page with a tree of its own route only. */
const ownTrees = (tree: RouteObject[]): [page: PageName, route: RouteObject][] =>
  tree.flatMap(({ index: _, children, ...route }): [PageName, RouteObject][] => {
    const page = route.id as PageName;
    if (children) return ownTrees(children).map(([name, child]) => [name, { ...route, children: [child] }]);
    return pages[page]?.kind === "public" ? [[page, route]] : [];
  });
// The router tries most routes before it reaches the home page, and copies all of them for each page.
const ownHandlers = new Map(ownTrees(routes).map(([page, route]) => [page, createStaticHandler([route])]));
const handlerOf = ({ page, kind }: RequestedPage) => {
  if (!page || kind === "app") return fullHandler;
  const own = ownHandlers.get(page);
  if (!own) throw new Error(`The page ${page} has no route of its own.`);
  return own;
};

/**
 * Rendering blocks the event loop for milliseconds; a low limit lets other requests run in between. It never waits for
 * the database, so even a long queue keeps moving.
 */
const limitRendering = createConcurrencyLimit({
  maxRunning: 2,
  maxQueued: 10_000,
  message: "Too many pages are requested at once.",
});

/**
 * Bun runs due timers before I/O, and React starts rendering in one: without the pause, a queue of pages would starve all
 * sockets.
 */
const render = (document: ReactNode, options: RenderToReadableStreamOptions) =>
  limitRendering(async () => {
    const stream = await renderToReadableStream(document, options);
    await setImmediate();
    return stream as ReadableStream<Uint8Array>;
  });

export type RenderOptions = {
  requested: RequestedPage;
  siteUrl: string;
  assetsOf: AssetsOf;
  /** Calls the API in process, for loaders. */
  callApi: Fetcher;
  nonce: string;
  /** For public pages only: app pages load no tracking. */
  tracking: Tracking | undefined;
  /** Only used on pages with Google's button. */
  googleClientId: string | undefined;
  onError: (error: unknown) => void;
};

export type RenderedPage = {
  page: PageName | undefined;
  kind: PageKind;
  status: number;
  isCacheable: boolean;
  styleHash: string | undefined;
  body: ReadableStream<Uint8Array>;
};

/**
 * Runs a page's loaders and renders it, including its error page, so the status is known before the first byte. Returns
 * a Response for redirects. `onError` gets errors from late parts of the stream.
 */
export const renderPage = async (request: Request, options: RenderOptions): Promise<Response | RenderedPage> => {
  const { origin, searchParams } = new URL(request.url);
  const client = createClient(`${origin}/api`, options.callApi);
  const caching = { allowed: true };
  const requestContext = new RouterContextProvider();
  requestContext.set(api, client);
  requestContext.set(pageCaching, caching);
  const context = await handlerOf(options.requested).query(request, { requestContext });
  if (context instanceof Response) return context;
  const { page, kind } = options.requested;
  const status = statusOf(context);
  const finished = status === 200 || (status === 404 && (!page || page === "notFound"));
  const isPlain = !page || !queryNames(page).some((name) => searchParams.has(name));
  const isCacheable = kind === "public" && finished && request.method === "GET" && caching.allowed && isPlain;
  return { page, kind, status, isCacheable, ...(await bodyOf(context, { page, kind }, options)) };
};

export type RequestedPage = { page: PageName | undefined; kind: PageKind };

// The router's matching sorts all routes on each call, a sixth of the time to render the home page.
const withoutParameters = new Map(
  Object.entries(pages).flatMap(([page, { path, kind }]) =>
    path.includes(":") ? [] : [[path as string, { page: page as PageName, kind }] as const],
  ),
);

const withParameters = Object.entries(pages).flatMap(([page, { path, kind }]) =>
  path.includes(":")
    ? [{ page: page as PageName, kind, pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) }]
    : [],
);

/** Escapes and extra slashes: only the router resolves these. */
const unusualPath = /%|\/\/|.\/$/;

/** Returns the page at a path; `page` is undefined for unknown paths. */
export const matchPage = (path: string): RequestedPage => {
  const exact = withoutParameters.get(path);
  if (exact) return exact;
  if (!unusualPath.test(path)) {
    const { page, kind = "public" } = withParameters.find(({ pattern }) => pattern.test(path)) ?? { page: undefined };
    return { page, kind };
  }
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;
  return { page: handle?.page, kind: handle ? pages[handle.page].kind : "public" };
};

const statusOf = ({ errors, statusCode }: StaticHandlerContext) => {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? statusCode : toPageError(error).status;
};

const bodyOf = async (
  context: StaticHandlerContext,
  { page, kind }: Pick<RenderedPage, "page" | "kind">,
  renderOptions: RenderOptions,
): Promise<Pick<RenderedPage, "styleHash" | "body">> => {
  const { siteUrl, assetsOf, nonce, tracking, onError } = renderOptions;
  // Own style sheets lack the classes of the error page.
  const assets = assetsOf(context.errors ? kind : stylesOf(page, kind));
  const googleClientId = hasGoogleButton(page) ? renderOptions.googleClientId : undefined;
  const router = createStaticRouter(handlerOf({ page, kind }).dataRoutes, context);
  const content = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  if (kind === "app") {
    const document = appDocument({ siteUrl, assets, nonce, googleClientId }, context, content);
    return { styleHash: undefined, body: await render(document, { nonce, onError }) };
  }
  const document = (
    <Document siteUrl={siteUrl} assets={assets} tracking={tracking}>
      {content}
    </Document>
  );
  // Everything in its place: React's script for late parts would be blocked, and readers without scripts need them, too.
  const body = await render(document, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError });
  return { styleHash: assets.styleHash, body };
};

type AppDocument = { siteUrl: string; assets: Assets; nonce: string; googleClientId: string | undefined };

const appDocument = (
  { googleClientId, ...document }: AppDocument,
  { loaderData, actionData, errors }: StaticHandlerContext,
  content: ReactNode,
) => {
  const failures = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toPageError(error)]));
  const { siteUrl, assets } = document;
  const data: PageData = { siteUrl, assets, state: { loaderData, actionData, errors: failures }, googleClientId };
  return (
    <Document {...document} data={JSON.stringify(data).replaceAll("<", "\\u003c")}>
      <GoogleClientId value={googleClientId}>{content}</GoogleClientId>
    </Document>
  );
};
