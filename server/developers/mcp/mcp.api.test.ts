import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiKeys } from "#db/schema/index.ts";
import type { KeyScope } from "#shared/account/api-keys.ts";
import { type McpToolName, mcpTools } from "#shared/developers/mcp-tools.ts";
import { createTestApp } from "../../testing/test-app.ts";

const trialEndsAt = new Date("2026-12-01T00:00:00Z");
const { create, get, keyOf, dependencies } = await createTestApp({
  writer: { draft: async () => "Have a look at Parcelo." },
});
const { db, env } = dependencies;
const { SITE_URL } = env;
const url = new URL("/mcp", SITE_URL);

/** The official client, with a key of this user. */
const connect = async (user: { id: string }, scopes: KeyScope[], mode: "auto" | "legacy" = "auto") => {
  const key = await keyOf(user, ...scopes);
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      fetch: async (input, init) => get(new URL(input).pathname, init),
    }),
  );
  const call = async (name: McpToolName, args: object) => {
    const result = await client.callTool({ name, arguments: args as Record<string, unknown> });
    const [content] = result.content;
    return {
      isError: result.isError ?? false,
      text: content?.type === "text" ? content.text : "",
      data: result.structuredContent as Record<string, unknown> | undefined,
    };
  };
  return { client, call };
};

const owner = await create.user({ trialEndsAt });
const project = await create.project({ ownerId: owner.id });
const { id: projectId } = project;
const mention = await create.mention({ projectId });
const { id: submissionId } = await create.submission({ projectId });
const { id: articleId } = await create.article({ projectId });
await create.lead({ projectId });

/** Valid arguments of each tool, and the field of its answer that shows that it worked. */
const calls: Record<McpToolName, [object, string]> = {
  list_projects: [{}, "projects"],
  get_overview: [{ projectId }, "newMentions"],
  list_mentions: [{ projectId }, "mentions"],
  list_leads: [{ projectId, q: "ada" }, "leads"],
  list_suggestions: [{ projectId }, "suggestions"],
  list_submissions: [{ projectId, state: ["proposed", "live"] }, "submissions"],
  get_submission: [{ submissionId }, "events"],
  search_directories: [{ q: "startup", pricing: "free", limit: 5 }, "directories"],
  get_kit: [{ projectId }, "completeness"],
  get_credits: [{ projectId }, "balances"],
  get_timeline: [{ projectId, page: 1 }, "entries"],
  list_feedback: [{ projectId, status: "new" }, "feedbacks"],
  list_topics: [{ projectId }, "topics"],
  list_articles: [{ projectId, state: ["idea"] }, "articles"],
  get_article: [{ articleId }, "brief"],
  list_page_sets: [{ projectId }, "pageSets"],
  draft_reply: [{ mentionId: mention.id }, "reply"],
  save_reply: [{ mentionId: mention.id, reply: "Have a look." }, "reply"],
  create_topic: [{ projectId, title: "Parcels that don't arrive" }, "evidence"],
  create_article: [{ projectId, title: "How to track a parcel" }, "brief"],
  update_article: [{ articleId, version: 1, metaTitle: "Track a parcel" }, "version"],
};

test.each(["auto", "legacy"] as const)("the official client lists every tool (%s)", async (mode) => {
  const { client } = await connect(owner, ["read"], mode);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(mcpTools));
  for (const { name, inputSchema, annotations } of tools) {
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(annotations?.readOnlyHint).toBe(mcpTools[name as McpToolName].scope === "read");
  }
  expect(client.getInstructions()).toContain("list_projects");
});

test.each(Object.entries(calls))("the official client calls %s", async (name, [args, field]) => {
  const { call } = await connect(owner, ["read", "write"]);
  const { isError, data, text } = await call(name as McpToolName, args);
  expect(text).toContain(`"${field}"`);
  expect(isError).toBe(false);
  expect(data).toHaveProperty(field);
});

test("a project's secret stays out of the answers", async () => {
  const { call } = await connect(owner, ["read"]);
  expect((await call("list_projects", {})).text).not.toContain(project.widgetSecret);
});

const needsWrite = Object.entries(calls).filter(([name]) => mcpTools[name as McpToolName].scope === "write");

test.each(needsWrite)("%s needs a key with the scope write", async (name, [args]) => {
  const { call } = await connect(owner, ["read", "publish"]);
  expect(await call(name as McpToolName, args)).toMatchObject({
    isError: true,
    text: "This API key doesn't have the scope `write`.",
  });
});

const stranger = await create.user({ trialEndsAt });
const ofProject = Object.entries(calls).filter(([name]) => !["list_projects", "search_directories"].includes(name));

test.each(ofProject)("%s refuses another user's project", async (name, [args]) => {
  const { call } = await connect(stranger, ["read", "write"]);
  const { isError, text } = await call(name as McpToolName, args);
  expect(isError).toBe(true);
  expect(text).toMatch(/not found/);
});

test("invalid arguments are named, and unknown ones refused", async () => {
  const { call } = await connect(owner, ["read"]);
  for (const args of [{}, { projectId: "1" }, { projectId, limit: 101 }, { projectId, admin: true }])
    expect((await call("list_mentions", args)).isError).toBe(true);
});

const post = (headers: Record<string, string>) =>
  get("/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });

test("refuses requests without a valid key", async () => {
  const user = await create.user({ trialEndsAt });
  const expired = await keyOf(user, "read");
  await db
    .update(apiKeys)
    .set({ expiresAt: new Date("2026-11-01T00:00:00Z") })
    .where(eq(apiKeys.userId, user.id));
  const wrong = (await keyOf(user, "read")).replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  for (const authorization of ["", "Bearer x", `Bearer ${expired}`, `Bearer ${wrong}`]) {
    const response = await post(authorization ? { authorization } : {});
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  }
});

test("refuses a forged origin, and accepts its own", async () => {
  const authorization = `Bearer ${await keyOf(owner, "read")}`;
  for (const origin of ["https://evil.example", "null", `${SITE_URL}.evil.example`])
    expect((await post({ authorization, origin })).status).toBe(403);
  expect((await post({ authorization, origin: SITE_URL })).status).toBe(200);
  expect((await post({ authorization })).status).toBe(200);
});

test("has no sessions: GET and DELETE are not allowed", async () => {
  const authorization = `Bearer ${await keyOf(owner, "read")}`;
  for (const method of ["GET", "DELETE"])
    expect((await get("/mcp", { method, headers: { authorization } })).status).toBe(405);
});
