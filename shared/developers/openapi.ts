// The parts of OpenAPI 3.1 that we generate and read: https://spec.openapis.org/oas/v3.1.0
import type { KeyScope } from "../account/api-keys.ts";
import type { ProblemCode } from "../problem.ts";

/** The subset of JSON Schema that our schemas generate. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
};

export type Header = { description: string; schema: JsonSchema };

export type ResponseObject = {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: Content;
};

/** Required access: `reader` is anyone, but a token may show more; `member` has an active trial or plan. */
export type Access = "anyone" | "reader" | "user" | "member" | "operator" | "admin";

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** `apiKey` lists the scope that a key needs. */
  security: { bearer?: []; apiKey?: KeyScope[] }[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseObject | { $ref: string }>;
  "x-who": Access;
  "x-problems": ProblemCode[];
};

/** The parameters of the path and the query; shared ones, of headers, are references. */
export const parametersOf = ({ parameters = [] }: Pick<Operation, "parameters">) =>
  parameters.filter((parameter): parameter is Parameter => !("$ref" in parameter));

export type Method = "get" | "post" | "put" | "delete";

export type ApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, object>;
  };
  /** What each problem code means. */
  "x-problems": Record<ProblemCode, string>;
};
