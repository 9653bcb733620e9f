import type { ExtractSchema } from "hono/types";
import type { output, ZodType } from "zod";
import type { ProblemCode } from "#shared/problem.ts";
import type { Api } from "../../api.ts";

type ApiSchema = ExtractSchema<Api>;
type MethodOf<Path extends keyof ApiSchema> = keyof ApiSchema[Path] & `$${string}`;

/** Every call of the API, as `GET /projects/my`. */
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

/** What comes back that is no JSON of ours: the media type of a file, or nothing at all. */
type NonJsonAnswer = "nothing" | "application/json" | "image/webp" | "text/csv";

/**
 * What the code of a call does not say by itself: a sentence, its good answers by status, and the problems that its
 * rules may find. Who may call, what comes in, and the problems of both are read from the call.
 */
export type OperationDocs = {
  summary: string;
  detail?: string;
  answers: Record<number, ZodType | NonJsonAnswer>;
  /** Whether it also comes in parts, as server-sent events. */
  isStreamed?: true;
  problems?: readonly ProblemCode[];
  /** Where no `check` reads the body, or one whose schema says too little. */
  body?: ZodType | "multipart/form-data";
};

/** Does not compile while a call is missing. */
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

/** What some calls answer. Does not compile where a schema is not what the handler of its call gives. */
export const describeOperations = <const Table extends Partial<OperationDocsTable>>(
  table: Table & CheckedDocs<Table>,
): Table => table;
