import type { ExtractSchema } from "hono/types";
import type { output, ZodType } from "zod";
import type { ProblemCode } from "#shared/problem.ts";
import type { Api } from "../../api.ts";

type Calls = ExtractSchema<Api>;
type MethodOf<Path extends keyof Calls> = keyof Calls[Path] & `$${string}`;

/** Every call of the API, as `GET /projects/my`. */
export type Call = {
  [Path in keyof Calls & string]: MethodOf<Path> extends `$${infer Method}` ? `${Uppercase<Method>} ${Path}` : never;
}[keyof Calls & string];

type EndpointOf<Name extends Call> = Name extends `${infer Method} ${infer Path extends keyof Calls & string}`
  ? Calls[Path][`$${Lowercase<Method>}` & keyof Calls[Path]]
  : never;
type OutputOf<Name extends Call> =
  EndpointOf<Name> extends { output: infer Output; outputFormat: "json" } ? Output : never;

/** What comes back that is no JSON of ours: the media type of a file, or nothing at all. */
type Other = "nothing" | "application/json" | "image/webp" | "text/csv";

/**
 * What the code of a call does not say by itself: a sentence, its good answers by status, and the problems that its
 * rules may find. Who may call, what comes in, and the problems of both are read from the call.
 */
export type Told = {
  summary: string;
  detail?: string;
  answers: Record<number, ZodType | Other>;
  /** Whether it also comes in parts, as server-sent events. */
  inParts?: true;
  problems?: readonly ProblemCode[];
  /** Where no `check` reads the body, or one whose schema says too little. */
  body?: ZodType | "multipart/form-data";
};

/** Does not compile while a call is missing. */
export type Answers = Record<Call, Told>;

type Shown<Row extends Told> = output<Extract<Row["answers"][keyof Row["answers"]], ZodType>>;
type Kept<Table> = {
  [Name in keyof Table]: Name extends Call
    ? Table[Name] extends Told
      ? [OutputOf<Name>] extends [Shown<Table[Name]>]
        ? unknown
        : { answers: "Its handler answers something else." }
      : never
    : never;
};

/** What some calls answer. Does not compile where a schema is not what the handler of its call gives. */
export const told = <const Table extends Partial<Answers>>(table: Table & Kept<Table>): Table => table;
