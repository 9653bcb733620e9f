import type { Method, Operation } from "#shared/openapi.ts";

/** Returns an example curl command with all required parameters. */
export const curlOf = (base: string, method: Method, path: string, operation: Operation) => {
  const { parameters = [], requestBody, security } = operation;
  const needed = parameters.filter(({ required }) => required);
  const exampleOf = ({ example }: { example?: unknown }) => encodeURIComponent(String(example));
  const place = needed
    .filter((parameter) => parameter.in === "path")
    .reduce((address, parameter) => address.replace(`{${parameter.name}}`, exampleOf(parameter)), path);
  const query = needed
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => `${parameter.name}=${exampleOf(parameter)}`)
    .join("&");
  const [[media, content] = []] = Object.entries(requestBody?.content ?? {});
  return [
    `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} "${base}${place}${query && `?${query}`}"`,
    ...(security.some((way) => "bearer" in way) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(media === "application/json"
      ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(content?.example ?? {}))}`]
      : []),
    ...(media === "multipart/form-data" ? ["-F file=@picture.jpg"] : []),
  ].join(" \\\n  ");
};

/** Quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
