import type { ExtractSchema } from "hono/types";
import type { output, ZodType } from "zod";
import type { ProblemCode } from "#shared/problem.ts";
import type { Api } from "../../api.ts";

type ApiSchema = ExtractSchema<Api>;
type MethodOf<Path extends keyof ApiSchema> = keyof ApiSchema[Path] & `$${string}`;

/** Every endpoint of the API, as `GET /projects/my`. */
export type OperationName = {
  [Path in keyof ApiSchema & string]: MethodOf<Path> extends `$${infer Method}`
    ? `${Uppercase<Method>} ${Path}`
    : never;
}[keyof ApiSchema & string];

type EndpointOf<Name extends OperationName> =
  Name extends `${infer Method} ${infer Path extends keyof ApiSchema & string}`
    ? ApiSchema[Path][`$${Lowercase<Method>}` & keyof ApiSchema[Path]]
    : never;
type OutputOf<Name extends OperationName> =
  EndpointOf<Name> extends { output: infer Output; outputFormat: "json" } ? Output : never;

/** A response other than our JSON: the media type of a file, or an empty body. */
type NonJsonAnswer = "nothing" | "application/json" | "image/webp" | "text/csv";

/**
 * Documentation that cannot be read from a route: a summary, its successful responses by status, and the problems its
 * domain code throws. Auth, input, and the problems of both come from the route itself.
 */
export type OperationDocs = {
  summary: string;
  detail?: string;
  answers: Record<number, ZodType | NonJsonAnswer>;
  /** Whether the response can also be streamed as server-sent events. */
  isStreamed?: true;
  problems?: readonly ProblemCode[];
  /** Set if no validator reads the body, or if its schema is too loose. */
  body?: ZodType | "multipart/form-data";
};

/** A missing endpoint is a type error. */
export type OperationDocsTable = Record<OperationName, OperationDocs>;

type DocumentedOutput<Row extends OperationDocs> = output<Extract<Row["answers"][keyof Row["answers"]], ZodType>>;
type CheckedDocs<Table> = {
  [Name in keyof Table]: Name extends OperationName
    ? Table[Name] extends OperationDocs
      ? [OutputOf<Name>] extends [DocumentedOutput<Table[Name]>]
        ? unknown
        : { answers: "Its handler answers something else." }
      : never
    : never;
};

/** Documents some endpoints. A response schema that does not match its handler is a type error. */
export const describeOperations = <const Table extends Partial<OperationDocsTable>>(
  table: Table & CheckedDocs<Table>,
): Table => table;
