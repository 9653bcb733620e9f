// The official suite of the Model Context Protocol, against /mcp with an API key.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Glob } from "bun";
import { afterAll, test } from "vitest";
import { readEnv } from "../env.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { createTestApp } from "../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-conformance-"));
const server = Bun.serve({
  port: 0,
  hostname: "localhost",
  idleTimeout: 0,
  // The suite can't send a key.
  fetch: (request) => {
    request.headers.set("authorization", `Bearer ${key}`);
    return get(new URL(request.url).pathname, request);
  },
});
const SITE_URL = server.url.origin;
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", CHECKS: "off", SITE_URL });
const { create, keyOf, get } = await createTestApp({ env });
const key = await keyOf(await create.user(), "read");
afterAll(async () => {
  await server.stop(true);
  rmSync(folder, { recursive: true });
});

test("Model Context Protocol: official server suite", async () => {
  const cli = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
  const url = `${server.url}mcp`;
  const child = Bun.spawn([process.execPath, "--bun", cli, "server", "--url", url, "--suite", "all", "-o", folder], {
    stdout: "ignore",
    stderr: "ignore",
  });
  await child.exited;
  const results: Results = new Map();
  for (const path of new Glob("*/checks.json").scanSync(folder)) {
    const checks: { id: string; status: string; errorMessage?: string }[] = await Bun.file(join(folder, path)).json();
    for (const { id, status, errorMessage = status } of checks.filter(({ status }) => status !== "INFO"))
      results.set(id, results.get(id) ?? (status === "SUCCESS" ? undefined : errorMessage));
  }
  expectConformance(results, {
    "The suite calls tools of its own reference server, which ours says it doesn't have.":
      /MCP error -32602: Tool test_\w+ not found|Tool 'json_schema_2020_12_tool' not found/,
    "We announce neither resources nor prompts, completions and logging, so their methods are not found, as specified.":
      /: Failed: MCP error -32601: Method not found$/,
    "We answer with JSON and have no sessions, so there is no stream to resume. The suite only warns.": /^server-sse-/,
  });
});
