import type { Method, Operation } from "#shared/openapi.ts";

/** Returns an example curl command with all required parameters. */
export const curlOf = (base: string, method: Method, path: string, operation: Operation) => {
  const { parameters = [], requestBody, security } = operation;
  const required = parameters.filter(({ required }) => required);
  const exampleOf = ({ example }: { example?: unknown }) => encodeURIComponent(String(example));
  const pathname = required
    .filter((parameter) => parameter.in === "path")
    .reduce((pathname, parameter) => pathname.replace(`{${parameter.name}}`, exampleOf(parameter)), path);
  const query = required
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => `${parameter.name}=${exampleOf(parameter)}`)
    .join("&");
  const [[mediaType, content] = []] = Object.entries(requestBody?.content ?? {});
  return [
    `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} "${base}${pathname}${query && `?${query}`}"`,
    ...(security.some((scheme) => "bearer" in scheme) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(mediaType === "application/json"
      ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(content?.example ?? {}))}`]
      : []),
    ...(mediaType === "multipart/form-data" ? ["-F file=@image.jpg"] : []),
  ].join(" \\\n  ");
};

/** Quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
