import type { ZodType } from "zod";
import type { Access, Content, Method, Operation, Parameter, ResponseObject } from "#shared/developers/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { projectPathOf } from "../../http/require-project.ts";
import type { OperationDocs, ResponseBody, RouteOptions } from "../../http/route.ts";
import { problemResponses, rateLimitHeaders } from "./components.ts";
import { describeInput, describeOutput, describeParameters, exampleOf } from "./schemas.ts";

export type Endpoint = {
  method: Method;
  /** In Hono's syntax: `/projects/:id`. */
  path: string;
  options: RouteOptions;
  docs: OperationDocs & { summary: string };
};

const documentedAccess: Record<RouteOptions["access"], Access> = {
  anyone: "anyone",
  reader: "reader",
  user: "user",
  userUntilErased: "user",
  activePlan: "member",
  ownPlan: "member",
  uploader: "member",
  operator: "operator",
  admin: "admin",
};

/** Describes an endpoint as an OpenAPI operation with this tag. */
export const operationOf = ({ method, path, options, docs }: Endpoint, tag: string): Operation => {
  const { key, query, json, limits } = options;
  const access = documentedAccess[options.access];
  const isGuarded = access !== "anyone" && access !== "reader";
  const body = docs.requestBody ?? json;
  const isIdempotent = method === "post" && isGuarded && (body === undefined || typeof body === "object");
  const param = options.param ?? (options.project === "path" ? projectPathOf(path) : undefined);
  const problems = sortedByStatus([
    ...(isGuarded || key ? (["unauthenticated", "forbidden"] as const) : []),
    ...(access === "member" ? (["limit"] as const) : []),
    ...(isIdempotent ? (["invalid", "conflict"] as const) : []),
    ...(json || query || param ? (["invalid"] as const) : []),
    ...(param ? (["not-found"] as const) : []),
    ...(json ? (["too-large"] as const) : []),
    ...(limits || key || isIdempotent ? (["rate-limited"] as const) : []),
    ...(docs.problems ?? []),
  ]);
  const parameters = [
    ...parametersIn("path", param),
    ...parametersIn("query", query),
    ...(isIdempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  const headers = [...(key ? rateLimitHeaders : []), ...(isIdempotent ? ["Idempotency-Replayed"] : [])];
  return {
    operationId: method + path.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary: docs.summary,
    ...(docs.description && { description: docs.description }),
    security: [
      ...(access === "reader" ? [{}] : []),
      ...(access === "anyone" ? [] : [{ bearer: [] as [] }]),
      ...(key ? [{ apiKey: [key] }] : []),
    ],
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: requestBodyOf(body) }),
    responses: {
      ...successResponses(docs, headers),
      ...Object.fromEntries(
        problemResponses(problems).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
      default: { $ref: "#/components/responses/any" },
    },
    "x-who": access,
    "x-problems": problems,
  };
};

const sortedByStatus = (codes: ProblemCode[]) =>
  [...new Set(codes)].sort((one, other) => problemStatus[one] - problemStatus[other]);

const parametersIn = (location: Parameter["in"], schema: ZodType | undefined): Parameter[] =>
  schema
    ? describeParameters(schema).map((parameter) => ({
        ...parameter,
        in: location,
        required: location === "path" || parameter.required,
        example: exampleOf(parameter.schema, parameter.name),
      }))
    : [];

const requestBodyOf = (body: NonNullable<OperationDocs["requestBody"]>): Operation["requestBody"] => {
  if (body === "multipart/form-data") {
    const file = { type: "string", format: "binary" };
    return {
      required: true,
      content: { [body]: { schema: { type: "object", properties: { file }, required: ["file"] } } },
    };
  }
  if (body === "text/csv") return { required: true, content: { [body]: { schema: { type: "string" } } } };
  const schema = describeInput(body);
  return { required: true, content: { "application/json": { schema, example: exampleOf(schema) } } };
};

const statusDescriptions: Record<string, string> = {
  200: "OK.",
  201: "Created.",
  202: "Accepted.",
  204: "No content.",
  303: "See other.",
  304: "Not modified.",
};

const successResponses = (
  { responses = { 204: null }, isStreamed }: OperationDocs,
  headerNames: string[],
): Record<string, ResponseObject> => {
  const headers = Object.fromEntries(headerNames.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  return Object.fromEntries(
    Object.entries(responses).map(([status, body]) => [
      status,
      {
        description: statusDescriptions[status] ?? "OK.",
        ...(headerNames.length && { headers }),
        ...(body !== null && { content: contentOf(body, isStreamed) }),
      },
    ]),
  );
};

const contentOf = (body: NonNullable<ResponseBody>, isStreamed?: boolean): Content =>
  typeof body === "string"
    ? { [body]: { schema: body === "application/json" ? {} : { type: "string" } } }
    : {
        "application/json": { schema: describeOutput(body) },
        ...(isStreamed && { "text/event-stream": { schema: { type: "string" } } }),
      };
