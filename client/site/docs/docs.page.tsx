import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import type { ApiDocument, Method, Operation } from "#shared/developers/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { SiteLayout } from "../layout.tsx";
import { pythonSetup, typescriptSetup } from "./code-examples.ts";
import { Code, InlineCodeText, OperationSection } from "./operation.tsx";
import { schemaText } from "./schema-text.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => read(context.get(api)["openapi.json"].$get());

export const Component = () => {
  const document = useLoaderData<ApiDocument>();
  const { info, components } = document;
  const sections = sectionsOf(document);
  return (
    <SiteLayout base={link("home")}>
      <PageHead
        title={`API - ${site.name}`}
        description={`Reference for the ${info.title}: every endpoint with its parameters, responses and errors.`}
        canonical={link("apiDocs")}
        robots="noindex"
      />
      <div className="shell grid gap-x-12 py-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TableOfContents sections={sections} />
        <div className="min-w-0">
          <h1 className="text-title">{info.title}</h1>
          {info.description.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-2xl text-muted">
              <InlineCodeText text={paragraph} />
            </p>
          ))}
          <Setup />
          <p className="mt-4">
            <a href="/api/openapi.json" className="text-accent underline">
              Download the OpenAPI {document.openapi} description
            </a>
            . AI assistants connect to the{" "}
            <a href={link("mcpDocs")} className="text-accent underline">
              MCP server
            </a>
            .
          </p>
          {sections.map(({ name, id, description, endpoints }) => (
            <section key={id} className="mt-16">
              <h2 id={id} className="text-2xl font-semibold">
                {name}
              </h2>
              <p className="mt-1 mb-6 text-muted">{description}</p>
              {endpoints.map((endpoint) => (
                <OperationSection key={endpoint.operation.operationId} components={components} {...endpoint} />
              ))}
            </section>
          ))}
          <section className="mt-16">
            <h2 id="problems" className="text-2xl font-semibold">
              Errors
            </h2>
            <ProblemList document={document} />
          </section>
          <section className="mt-16">
            <h2 id="schemas" className="text-2xl font-semibold">
              Schemas
            </h2>
            {Object.entries(components.schemas).map(([name, schema]) => (
              <section key={name} id={name} className="mt-6">
                <h3 className="mb-2 font-mono text-[0.9375rem] font-semibold">{name}</h3>
                <Code text={schemaText(schema)} names={Object.keys(components.schemas)} />
              </section>
            ))}
          </section>
        </div>
      </div>
    </SiteLayout>
  );
};

/** What the examples start with. `TOKEN` is in the environment, so that no key ends up in code. */
const Setup = () => {
  const base = useAbsoluteUrl("/api") ?? "";
  return (
    <section className="mt-8 max-w-2xl">
      <h2 id="examples" className="text-xl font-semibold">
        Examples
      </h2>
      <p className="mt-1 mb-4 text-muted">
        <InlineCodeText text="Put your API key into the environment variable `TOKEN`. The examples in TypeScript use the client of the package `hono`, those in Python the package `httpx`. They start with:" />
      </p>
      <div className="grid gap-3">
        <Code text={typescriptSetup(base)} />
        <Code text={pythonSetup(base)} />
      </div>
    </section>
  );
};

/** Groups the operations by tag, both in the document's order. */
const sectionsOf = ({ tags, paths }: ApiDocument) => {
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    (Object.entries(operations) as [Method, Operation][]).map(([method, operation]) => ({ path, method, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    id: name.toLowerCase().replaceAll(" ", "-"),
    endpoints: endpoints.filter(({ operation }) => operation.tags.includes(name)),
  }));
};

type Section = { id: string; name: string };

/** Links to the sections: next to the content on wide screens, else above it and collapsed. */
const TableOfContents = ({ sections }: { sections: readonly Section[] }) => {
  const entries = [...sections, { id: "problems", name: "Errors" }, { id: "schemas", name: "Schemas" }];
  const links = (
    <ul>
      {entries.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 text-muted hover:text-ink hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label="On this page" className="sticky top-24 hidden self-start lg:block">
        {links}
      </nav>
      <details className="card mb-8 p-4 lg:hidden">
        <summary className="cursor-pointer font-semibold">On this page</summary>
        <nav aria-label="On this page" className="mt-2">
          {links}
        </nav>
      </details>
    </>
  );
};

/** All problem codes with their status and cause. */
const ProblemList = ({ document }: { document: ApiDocument }) => (
  <dl className="mt-4 text-sm">
    {(Object.entries(problemStatus) as [ProblemCode, number][]).map(([code, status]) => (
      <div
        key={code}
        id={`problem-${code}`}
        className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]"
      >
        <dt className="font-semibold">
          {status} <code>{code}</code>
        </dt>
        <dd className="text-muted">
          <InlineCodeText text={document["x-problems"][code]} />
        </dd>
      </div>
    ))}
  </dl>
);
