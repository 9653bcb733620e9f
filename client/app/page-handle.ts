import type { PageName } from "#shared/routes.ts";

/** Route handle: the page's name in `shared/routes.ts`. */
export type PageHandle = { page: PageName };
