import type { ReactNode } from "react";
import { type McpToolName, mcpTools } from "#shared/developers/mcp-tools.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { SiteLayout } from "../layout.tsx";
import { Code, InlineCodeText } from "./operation.tsx";

const name = site.name.toLowerCase();

export const Component = () => {
  const url = useAbsoluteUrl("/mcp") ?? "/mcp";
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "API", path: link("apiDocs") },
        { name: "MCP", path: link("mcpDocs") },
      ]}
    >
      <PageHead
        title={`MCP Server for AI Assistants - ${site.name}`}
        description={`Connect Claude Code, Cursor or VS Code to ${site.name}: read submissions, mentions and leads, and draft replies and articles that you approve.`}
        canonical={link("mcpDocs")}
        robots="noindex"
      />
      <article className="shell max-w-4xl py-16 md:py-24">
        <h1 className="text-title">MCP server</h1>
        <p className="mt-4 max-w-2xl text-lead">
          Let your AI assistant read your submissions, mentions, leads and articles, and draft replies and articles.
          Nothing goes live without your approval in the dashboard.
        </p>
        <Heading>Connect</Heading>
        <p className="mt-2 max-w-2xl text-muted">
          Create an{" "}
          <a href={link("apiKeys")} className="link">
            API key
          </a>{" "}
          with the scope <code>read</code>, and <code>write</code> if the assistant should draft. The server's address
          is <code>{url}</code>. In the examples, the key is in the environment variable <code>TOKEN</code>.
        </p>
        {clients.map(({ label, text, config }) => (
          <section key={label} className="mt-6">
            <h3 className="mb-2 font-semibold">{label}</h3>
            <p className="mb-2 text-muted">
              <InlineCodeText text={text} />
            </p>
            <Code text={config(url)} />
          </section>
        ))}
        <p className="mt-6 max-w-2xl text-muted">
          Connectors that are hosted by an assistant's maker usually ask for OAuth, which this server doesn't offer yet.
          Use a client that can send a header.
        </p>
        <Heading>Tools</Heading>
        <Tools heading="Read" scope="read" />
        <Tools heading="Draft" scope="write" />
        <Heading>Good to know</Heading>
        <ul className="mt-3 max-w-2xl list-disc space-y-2 pl-5 text-muted">
          <li>
            Texts of mentions, leads and feedback come from strangers. The server tells assistants to treat them as
            data.
          </li>
          <li>A tool can do what its key can do with the API, within the same limits.</li>
          <li>
            There is no tool to approve, schedule or publish. Use the{" "}
            <a href={link("apiDocs")} className="link">
              API
            </a>{" "}
            with the scope <code>publish</code> for that.
          </li>
          <li>Revoke the key to disconnect the assistant at once.</li>
        </ul>
      </article>
    </SiteLayout>
  );
};

const clients: readonly { label: string; text: string; config: (url: string) => string }[] = [
  {
    label: "Claude Code",
    text: "Run this once in your terminal.",
    config: (url) => `claude mcp add --transport http ${name} ${url} --header "Authorization: Bearer $TOKEN"`,
  },
  {
    label: "Cursor",
    text: "Add this to `.cursor/mcp.json` in your project, or to `~/.cursor/mcp.json` for all projects.",
    config: (url) => json({ mcpServers: { [name]: { url, headers: { Authorization: `Bearer \${env:TOKEN}` } } } }),
  },
  {
    label: "VS Code",
    text: "Add this to `.vscode/mcp.json`. VS Code asks for the key once and stores it.",
    config: (url) =>
      json({
        inputs: [{ type: "promptString", id: `${name}-key`, description: `${site.name} API key`, password: true }],
        servers: {
          [name]: { type: "http", url, headers: { Authorization: `Bearer \${input:${name}-key}` } },
        },
      }),
  },
];

const json = (value: unknown) => JSON.stringify(value, null, 2);

const Heading = ({ children }: { children: ReactNode }) => <h2 className="mt-12 text-2xl font-semibold">{children}</h2>;

const Tools = ({ heading, scope }: { heading: string; scope: "read" | "write" }) => (
  <section className="mt-6">
    <h3 className="font-semibold">
      {heading}, with the scope <code>{scope}</code>
    </h3>
    <dl className="mt-2 text-sm">
      {(Object.keys(mcpTools) as McpToolName[])
        .filter((tool) => mcpTools[tool].scope === scope)
        .map((tool) => (
          <div key={tool} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
            <dt>
              <code>{tool}</code>
            </dt>
            <dd className="text-muted">{mcpTools[tool].description}</dd>
          </div>
        ))}
    </dl>
  </section>
);
