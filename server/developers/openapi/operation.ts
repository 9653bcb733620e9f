import type { ZodType } from "zod";
import type { KeyScope } from "#shared/account/api-keys.ts";
import type { Access, Content, Operation, Parameter, ResponseObject } from "#shared/developers/openapi.ts";
import type { OperationDocs } from "../../http/describe.ts";
import { rateLimitHeaders } from "./authentication.ts";
import { exampleOf } from "./example.ts";
import { problemResponses } from "./problems.ts";
import type { Endpoint } from "./routes.ts";
import { describeInput, describeOutput, describeParameters } from "./schemas.ts";

/** Describes an endpoint as an OpenAPI operation with this tag. */
export const operationOf = (endpoint: Endpoint, tag: string): Operation => {
  const { method, path, docs, access, keyScope, isIdempotent, problems, ...input } = endpoint;
  const parameters = [
    ...parametersIn("path", input.param),
    ...parametersIn("query", input.query),
    ...(isIdempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  return {
    operationId: method + path.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary: docs.summary,
    ...(docs.description && { description: docs.description }),
    security: securityOf(access, keyScope),
    ...(parameters.length && { parameters }),
    ...(input.body && { requestBody: requestBodyOf(input.body) }),
    responses: {
      ...successResponses(docs, headersOf(endpoint)),
      ...Object.fromEntries(
        problemResponses(problems).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
      default: { $ref: "#/components/responses/any" },
    },
    "x-who": access,
    "x-problems": problems,
  };
};

const securityOf = (access: Access, keyScope: KeyScope | undefined): Operation["security"] => {
  if (access === "anyone") return [];
  return [
    ...(access === "reader" ? [{}] : []),
    { bearer: [] },
    ...(keyScope === undefined ? [] : [{ apiKey: [keyScope] }]),
  ];
};

const headersOf = ({ keyScope, isIdempotent }: Endpoint): ResponseObject["headers"] => {
  const names = [...(keyScope ? rateLimitHeaders : []), ...(isIdempotent ? ["Idempotency-Replayed"] : [])];
  if (names.length) return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
};

const parametersIn = (location: Parameter["in"], schema: ZodType | undefined): Parameter[] =>
  schema
    ? describeParameters(schema).map((parameter) => ({
        ...parameter,
        in: location,
        required: location === "path" || parameter.required,
        example: exampleOf(parameter.schema, parameter.name),
      }))
    : [];

const requestBodyOf = (body: NonNullable<Endpoint["body"]>): Operation["requestBody"] => {
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
  { responses, isStreamed }: OperationDocs,
  headers: ResponseObject["headers"],
): Record<string, ResponseObject> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, body]) => [
      status,
      {
        description: statusDescriptions[status] ?? "OK.",
        ...(headers && { headers }),
        ...(body !== null && { content: contentOf(body, isStreamed) }),
      },
    ]),
  );

const contentOf = (body: NonNullable<OperationDocs["responses"][number]>, isStreamed?: boolean): Content =>
  typeof body === "string"
    ? { [body]: { schema: body === "application/json" ? {} : { type: "string" } } }
    : {
        "application/json": { schema: describeOutput(body) },
        ...(isStreamed && { "text/event-stream": { schema: { type: "string" } } }),
      };
