// Validates every API response in tests against the OpenAPI document.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Method, ResponseObject } from "#shared/developers/openapi.ts";
import { apiReference } from "../api.ts";
import { buildDocument } from "../developers/openapi/document.ts";

const document = buildDocument(apiReference);

const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema(document, "api");

const parameterCount = (path: string) => path.split("{").length;
// Static paths match before ones with parameters, as in the app.
const paths = Object.entries(document.paths)
  .sort(([one], [other]) => parameterCount(one) - parameterCount(other))
  .map(([path, operations]) => ({
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
    path,
    operations,
  }));

/** Returns the response if it matches the document, else throws an error with the mismatch. Undocumented paths pass. */
export const expectDocumented = async (request: Request, response: Response) => {
  const { pathname } = new URL(request.url);
  const { path = "", operations } = paths.find(({ pattern }) => pattern.test(pathname)) ?? {};
  const method = request.method.toLowerCase() as Method;
  const operation = operations?.[method];
  if (!operation) return response;
  const mismatch = (reason: string) =>
    new Error(`${request.method} ${pathname}: the ${response.status} response ${reason}.`);

  // Server errors may use `default`; client errors must be documented explicitly.
  const status = response.status < 500 || String(response.status) in operation.responses ? response.status : "default";
  const documented = operation.responses[status];
  if (!documented) throw mismatch("is not documented");
  const { content } = "$ref" in documented ? resolve(documented.$ref) : documented;
  const mediaType = response.headers.get("content-type")?.replace(/;.*/, "") ?? "";
  if (!content) {
    if (response.body) throw mismatch("has a body");
    return response;
  }
  if (!(mediaType in content)) throw mismatch(`has the undocumented type ${mediaType}`);
  if (!mediaType.endsWith("json")) return response;
  const pointer = "$ref" in documented ? documented.$ref : `#/paths/${escaped(path)}/${method}/responses/${status}`;
  const validate = ajv.getSchema(`api${pointer}/content/${escaped(mediaType)}/schema`);
  if (!validate?.(await response.clone().json())) throw mismatch(`is invalid: ${ajv.errorsText(validate?.errors)}`);
  return response;
};

const resolve = (ref: string): ResponseObject =>
  document.components.responses[ref.split("/").at(-1) ?? ""] ?? { description: "" };

/** Escapes a segment for a JSON pointer in a URL fragment. */
const escaped = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
