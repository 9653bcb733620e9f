import {
  type Access,
  type ApiDocument,
  type Method,
  type Operation,
  type Parameter,
  parametersOf,
  type ResponseObject,
} from "#shared/developers/openapi.ts";
import { problemStatus } from "#shared/problem.ts";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { curlOf, type Example, pythonOf, typescriptOf } from "./code-examples.ts";
import { defaultOf, schemaText } from "./schema-text.ts";

const accessLabels: Record<Access, string> = {
  anyone: "Anyone",
  reader: "Anyone; signed-in users may see more",
  user: "Signed-in users",
  member: "Signed-in users with a plan or trial",
  operator: "Operators",
  admin: "Administrators",
};

type OperationSectionProps = {
  method: Method;
  path: string;
  operation: Operation;
  components: ApiDocument["components"];
};

/** An API operation: description, parameters, responses and a curl example. */
export const OperationSection = ({ method, path, operation, components }: OperationSectionProps) => {
  const { operationId, summary, description, requestBody } = operation;
  const parameters = parametersOf(operation);
  const base = useAbsoluteUrl("/api") ?? "";
  const names = Object.keys(components.schemas);
  return (
    <section id={operationId} className="border-t border-line py-8">
      <h3 className="font-mono text-[0.9375rem] font-semibold break-words">
        <a href={`#${operationId}`} className="hover:underline">
          <span className="text-accent">{method.toUpperCase()}</span> {path}
        </a>
      </h3>
      <p className="mt-2 font-medium">
        <InlineCodeText text={summary} />
      </p>
      {description && (
        <p className="mt-1 text-muted">
          <InlineCodeText text={description} />
        </p>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Part name="Access">
          <InlineCodeText text={accessText(operation)} />
        </Part>
        {parameters.length > 0 && (
          <Part name="Parameters">
            <Code text={parameters.map(parameterText).join("\n")} />
          </Part>
        )}
        {Object.entries(requestBody?.content ?? {}).map(([mediaType, { schema }]) => (
          <Part key={mediaType} name="Body">
            {mediaType !== "application/json" && <p className="pb-2">{mediaType}</p>}
            <Code text={schemaText(schema)} />
          </Part>
        ))}
        <Part name="Responses">
          <Responses responses={operation.responses} names={names} />
        </Part>
        <Part name="Errors">
          <Errors codes={operation["x-problems"]} />
        </Part>
        <Part name="Example">
          <Examples base={base} method={method} path={path} operation={operation} />
        </Part>
      </dl>
    </section>
  );
};

const accessText = ({ security, "x-who": who }: Operation) => {
  const [scope] = security.flatMap(({ apiKey = [] }) => apiKey);
  return accessLabels[who] + (scope ? `, or an API key with the scope \`${scope}\`` : "");
};

/** Works without scripts: of the details with one name, the browser opens one at a time. */
const Examples = (example: Example) => {
  const { operationId } = example.operation;
  const languages = { curl: curlOf(example), TypeScript: typescriptOf(example), Python: pythonOf(example) };
  return Object.entries(languages).map(([language, code]) => (
    <details key={language} name={operationId} open={language === "curl"} className="not-first:mt-1">
      <summary className="cursor-pointer py-3 sm:py-1">{language}</summary>
      <Code text={code} />
    </details>
  ));
};

const Part = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);

const parameterText = ({ name, in: location, required, schema }: Parameter) => {
  const label = location === "path" ? `{${name}}` : name + (required ? "" : "?");
  const value = required ? undefined : defaultOf(schema);
  return `${label}: ${schemaText(schema)}${value === undefined ? "" : ` = ${value}`}`;
};

const Responses = ({ responses, names }: { responses: Operation["responses"]; names: string[] }) =>
  Object.entries(responses)
    .filter((entry): entry is [string, ResponseObject] => !("$ref" in entry[1]))
    .map(([status, { description, content }]) => (
      <div key={status} className="not-first:mt-3">
        <p className="pb-2">
          <strong>{status}</strong> {description}
        </p>
        {Object.entries(content ?? {}).map(([mediaType, { schema }]) => (
          <Code
            key={mediaType}
            text={mediaType === "application/json" ? schemaText(schema) : mediaType}
            names={names}
          />
        ))}
      </div>
    ));

const Errors = ({ codes }: { codes: Operation["x-problems"] }) =>
  codes.length ? (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {codes.map((code) => (
        <li key={code}>
          <a href={`#problem-${code}`} className="hover:underline">
            {problemStatus[code]} <code>{code}</code>
          </a>
        </li>
      ))}
    </ul>
  ) : (
    "No specific errors."
  );

/** Preformatted text that wraps at any width. Schema `names` link to their schemas. */
export const Code = ({ text, names = [] }: { text: string; names?: readonly string[] }) => (
  <pre className="rounded-lg bg-surface p-3 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
    <code>{names.length ? linked(text, names) : text}</code>
  </pre>
);

const linked = (text: string, names: readonly string[]) => {
  let at = 0;
  return text.split(/\b([A-Z]\w+)\b/).map((part) => {
    const key = at++;
    if (!names.includes(part)) return part;
    return (
      <a key={key} href={`#${part}`} className="text-accent underline">
        {part}
      </a>
    );
  });
};

/** Renders text between backticks as code. */
export const InlineCodeText = ({ text }: { text: string }) => {
  let at = 0;
  return text.split("`").map((part) => (at++ % 2 ? <code key={at}>{part}</code> : part));
};
