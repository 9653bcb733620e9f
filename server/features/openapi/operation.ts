import type { ZodType } from "zod";
import type { Operation, Parameter, Who } from "#shared/openapi.ts";
import { exampleOf } from "./example.ts";
import type { OperationDocs } from "./operation-docs.ts";
import type { RouteDescription } from "./routes.ts";
import { describeInput, describeNames } from "./schemas.ts";
import { tagOf } from "./tags.ts";

/** Returns an operation's id, tag, texts and security. */
export const operationSummary = ({ method, path, who }: RouteDescription, { summary, detail }: OperationDocs) => ({
  operationId: method + path.replace(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase()),
  tags: [tagOf(path)],
  summary,
  ...(detail && { description: detail }),
  security: securityOf(who),
});

const securityOf = (who: Who): Operation["security"] => {
  const signedIn = { bearer: [] };
  if (who === "anyone") return [];
  return who === "reader" ? [{}, signedIn] : [signedIn];
};

/** Returns an operation's parameters and request body. */
export const operationInputs = (call: RouteDescription, docs: OperationDocs) => {
  const namesIn = (place: Parameter["in"], schema: ZodType | undefined): Parameter[] =>
    schema
      ? describeNames(schema).map((name) => ({
          ...name,
          in: place,
          required: place === "path" || name.required,
          example: exampleOf(name.schema, name.name),
        }))
      : [];
  const parameters = [...namesIn("path", call.param), ...namesIn("query", call.query)];
  const body = docs.body ?? call.body;
  return { ...(parameters.length && { parameters }), ...(body && { requestBody: bodyOf(body) }) };
};

const bodyOf = (body: NonNullable<OperationDocs["body"]>): Operation["requestBody"] => {
  if (body === "multipart/form-data") {
    const file = { type: "string", format: "binary" };
    return {
      required: true,
      content: { [body]: { schema: { type: "object", properties: { file }, required: ["file"] } } },
    };
  }
  const schema = describeInput(body);
  return { required: true, content: { "application/json": { schema, example: exampleOf(schema) } } };
};
