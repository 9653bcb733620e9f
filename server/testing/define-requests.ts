// How a feature declares a valid request for each of its endpoints.
import type { users } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import type { createFactories } from "./factories.ts";

export type Person = Pick<typeof users.$inferSelect, "id" | "isAdmin">;

/** `path` has values for parameters like `:id`. A body is sent as JSON unless it is FormData or a Blob. */
export type RequestValues = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** Creates the rows that a request needs, as data of this person, and returns its values. */
type CreateValues = (person: Person) => Promise<RequestValues> | RequestValues;

export type ValidRequest = {
  /**
   * `self`: signed-in users, on their own account; `owner`: the owner of the row, or an admin; `reader`: also operators;
   * `operator`: operators and admins, on tasks of their own.
   */
  access: "anyone" | "self" | "owner" | "reader" | "operator" | "admin";
  /** The expected status: 503 for features that are not configured, 400 for invalid tokens. */
  status: number;
  /** Whether it is rejected after the trial. */
  needsPlan: boolean;
  createValues: CreateValues;
};

export const noValues = () => ({});

const withAccess =
  (access: ValidRequest["access"]) =>
  (status: number, createValues: CreateValues = noValues): ValidRequest => ({
    access,
    status,
    needsPlan: false,
    createValues,
  });

export const anyone = withAccess("anyone");
export const self = withAccess("self");
export const owner = withAccess("owner");
export const reader = withAccess("reader");
export const operator = withAccess("operator");
export const admin = withAccess("admin");
export const withPlan = (request: ValidRequest): ValidRequest => ({ ...request, needsPlan: true });

type Factories = ReturnType<typeof createFactories>;
type Content = Pick<RequestValues, "query" | "body">;

export const createRequestContext = (dependencies: Dependencies, create: Factories, websiteUrl: string) => ({
  dependencies,
  create,
  /** A website that can be fetched, with a page at `/`, a feed at `/feed` and an icon at `/icon.png`. */
  websiteUrl,
  /** For an endpoint of a project. */
  forProject:
    (content: Content = {}): CreateValues =>
    async (person) => {
      const { id } = await create.project({ ownerId: person.id });
      return { ...content, path: { id, projectId: id } };
    },
  /** For an endpoint of a row that belongs to a project; `parameter` is its path parameter. */
  forRow:
    (parameter: string, createRow: (values: { projectId: string }) => Promise<{ id: string }>, content: Content = {}) =>
    async (person: Person): Promise<RequestValues> => {
      const { id: projectId } = await create.project({ ownerId: person.id });
      const { id } = await createRow({ projectId });
      return { ...content, path: { id: projectId, [parameter]: id } };
    },
});

/** Named `METHOD /path`; a second request for the same endpoint adds a note, as `METHOD /path (note)`. */
type Requests = Record<string, ValidRequest>;

/** `requests` of a feature's `*.requests.ts`. */
export type RequestsOf = (context: ReturnType<typeof createRequestContext>) => Requests;
export const defineRequests = (requests: RequestsOf) => requests;

export const unknownId = "0199a000-0000-7000-8000-000000000000";
export const password = "correct horse battery";
export const newEmail = () => `${crypto.randomUUID()}@people.example`;
