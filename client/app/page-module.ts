import type { RouteObject } from "react-router";
import type { PageKind, PageName, pages } from "#shared/routes.ts";

/** What the file of a page exports. */
export type PageModule = Pick<RouteObject, "loader" | "action"> & {
  Component: NonNullable<RouteObject["Component"]>;
  ErrorBoundary?: NonNullable<RouteObject["ErrorBoundary"]>;
};

/** The files of all pages of a kind, loaded when a page is opened. */
export type PageFiles<Kind extends PageKind> = {
  [Name in PageName as (typeof pages)[Name]["kind"] extends Kind ? Name : never]: () => Promise<PageModule>;
};

/** Route handle: the page's name in `shared/routes.ts`. */
export type PageHandle = { page: PageName };
