import type { RouterRoute } from "hono/types";
import type { User } from "../access/user.ts";
import type { Dependencies } from "../dependencies.ts";

/** Client address and request id of an in-process API call, which has no socket. */
export type InProcess = { address: string; requestId: string };

export type Bindings = {
  server?: {
    requestIP: (request: Request) => { address: string } | null;
    timeout: (request: Request, seconds: number) => void;
  };
  inProcess?: InProcess;
};

/** A document that is built once and served from the page cache. */
export type Document = {
  contentType: string;
  cacheControl: string;
  /** More headers. */
  headers?: Record<string, string>;
  /** The cache tags of the data it shows. */
  tags: ReadonlySet<string>;
  write: () => Promise<string>;
};

export type Documents = (request: Request, document: Document) => Promise<Response>;

/** A section of the API reference, with the starts of its endpoints' paths. */
export type ApiSection = { name: string; description: string; paths: readonly string[] };
export type ApiReference = { routes: readonly RouterRoute[]; sections: readonly ApiSection[] };

/** Hono's environment type, shared by all API routers. */
export type AppEnv = {
  Bindings: Bindings;
  Variables: Dependencies & {
    user: User;
    viewer: User | undefined;
    /** The account that an admin's call changes, for the audit log, where the path doesn't name it. */
    onBehalfOf?: string;
    requestId: string;
    /** What the OpenAPI document is built from. */
    apiReference: ApiReference;
    /** Set by `describe`: what the call does. */
    summary?: string;
    /** Serves documents from the page cache. */
    documents: Documents;
    /** What the route's option `own` loads. */
    own?: unknown;
    /** The route pattern of a page, set by the page handler because Hono only sees `*`. */
    route?: string;
  };
};
