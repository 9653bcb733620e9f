// Validates every response in tests against the OpenAPI document.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Method, ResponseObject } from "#shared/openapi.ts";
import { document } from "../features/openapi/document.ts";

const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema(document, "api");

const parametersIn = (path: string) => path.split("{").length;
// Static paths match before ones with parameters, as in the app.
const inOrder = Object.entries(document.paths).sort(([one], [other]) => parametersIn(one) - parametersIn(other));
const paths = inOrder.map(([path, operations]) => ({
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
  path,
  operations,
}));

/** Returns the response if it matches the document, else throws an error with the mismatch. Undocumented paths pass. */
export const expectDocumented = async (request: Request, answer: Response) => {
  const { pathname } = new URL(request.url);
  const found = paths.find(({ pattern }) => pattern.test(pathname));
  const method = request.method.toLowerCase() as Method;
  const operation = found?.operations[method];
  if (!found || !operation) return answer;
  const wrong = (what: unknown) =>
    new Error(`${request.method} ${pathname} is not as described: ${answer.status} ${what}`);

  // Server errors may use `default`; client errors must be documented explicitly.
  const status = answer.status < 500 || String(answer.status) in operation.responses ? answer.status : "default";
  const described = operation.responses[status];
  if (!described) throw wrong("is a status that is not named.");
  const { content } = "$ref" in described ? shared(described.$ref) : described;
  const media = answer.headers.get("content-type")?.replace(/;.*/, "") ?? "";
  if (!content) {
    if (answer.body) throw wrong("has something to read.");
    return answer;
  }
  if (!(media in content)) throw wrong(`is ${media}.`);
  if (!media.endsWith("json")) return answer;
  const place = "$ref" in described ? described.$ref : `#/paths/${escaped(found.path)}/${method}/responses/${status}`;
  const validate = ajv.getSchema(`api${place}/content/${escaped(media)}/schema`);
  const body = await answer.clone().json();
  if (!validate?.(body)) throw wrong(ajv.errorsText(validate?.errors));
  return answer;
};

const shared = (ref: string): ResponseObject =>
  document.components.responses[ref.split("/").at(-1) ?? ""] ?? { description: "" };

/** Escapes a segment for a JSON pointer in a URL fragment. */
const escaped = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
