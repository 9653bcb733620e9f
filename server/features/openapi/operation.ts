import type { ZodType } from "zod";
import type { KeyScope } from "#shared/api-keys.ts";
import type { Access, Content, JsonSchema, Operation, Parameter, ResponseObject } from "#shared/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import type { OperationDocs } from "../../http/describe.ts";
import { rateLimitHeaders } from "./authentication.ts";
import type { Endpoint } from "./routes.ts";
import { describeInput, describeOutput, describeParameters, refTo } from "./schemas.ts";

const byFormat: Record<string, string> = {
  uuid: "01939e2a-7c1f-7b62-9d7e-2f1f0c3a5b84",
  email: "ada@company.com",
  uri: "https://example.com",
  date: "2026-11-21",
  "date-time": "2026-11-21T09:00:00.000Z",
};

// Examples for properties whose schema is just a string.
const byName: Record<string, string> = {
  email: "ada@company.com",
  url: "https://example.com",
  password: "correct horse battery",
  newPassword: "correct horse battery",
  name: "Parcelo",
  text: "parcel tracker",
  dm: "Hello {{handle}}!",
};

/** Returns an example value with the required properties only. */
const exampleOf = (schema: JsonSchema, name = ""): unknown => {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name);
  const [type] = [schema.type].flat();
  if (type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, value]) => [key, exampleOf(value, key)]),
    );
  if (type === "array") return schema.minItems && schema.items ? [exampleOf(schema.items, name)] : [];
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return true;
  return byFormat[schema.format ?? ""] ?? byName[name] ?? "text";
};

/** What each problem code means. */
export const problemDescriptions: Record<ProblemCode, string> = {
  invalid: "The body, query or path is invalid. `issues` lists the errors.",
  unauthenticated:
    "The token or API key is missing, invalid, expired or revoked. On sign-in: the email or password is wrong.",
  forbidden: "Your account or API key doesn't have permission for this request.",
  "second-factor":
    "The account has two-factor authentication. Send `challenge` and a code to `POST /auth/second-factor` within ten minutes.",
  limit: "You have reached a limit of your plan or trial.",
  "not-found": "The resource doesn't exist or belongs to another account.",
  "method-not-allowed": "The path doesn't support this method. The `Allow` header lists those it supports.",
  conflict:
    "The value is taken, the resource is in use or has changed since you loaded it, or the `Idempotency-Key` belongs to another request.",
  "too-large": "The body is too large.",
  unsupported: "The file is not an image that can be decoded.",
  "rate-limited": "Too many requests. The `Retry-After` header has the number of seconds to wait.",
  internal: "An unexpected error occurred on the server.",
  upstream: "An external service failed.",
  unavailable: "The feature is not configured, or a service that it needs is not responding.",
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next request.", schema: { type: "integer" } },
};

const mediaType = "application/problem+json";

/** Returns the error responses for these codes, one per status, with the names under which endpoints share them. */
export const problemResponses = (codes: readonly ProblemCode[]) => {
  const byStatus = Map.groupBy(
    (Object.keys(problemStatus) as ProblemCode[]).filter((code) => codes.includes(code)),
    (code) => problemStatus[code],
  );
  return [...byStatus].map(([status, codes]) => ({ status, name: codes.join("."), response: responseOf(codes) }));
};

const responseOf = (codes: ProblemCode[]): ResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${problemDescriptions[code]}`).join(" "),
  ...(codes.some((code) => code === "rate-limited" || code === "unavailable") && { headers: retryAfter }),
  content: { [mediaType]: { schema: { allOf: [refTo("Problem"), { properties: { error: { enum: codes } } }] } } },
});

/** The default error response of every endpoint. */
export const defaultProblem: ResponseObject = {
  description: `Any request can also fail with \`internal\` or \`unavailable\`. \`internal\`: ${problemDescriptions.internal} \`unavailable\`: ${problemDescriptions.unavailable}`,
  content: { [mediaType]: { schema: refTo("Problem") } },
};

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
