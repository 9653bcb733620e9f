// What each MCP tool does: one call of the API with the caller's key, so that access, limits and validation are the API's.
import { z } from "zod";
import { articleStates } from "#shared/content/article-states.ts";
import { articleBrief } from "#shared/content/articles.ts";
import { topicIntents } from "#shared/content/topics.ts";
import { leadStatuses } from "#shared/conversations/leads.ts";
import { maxReplyLength, mentionFilters } from "#shared/conversations/mentions.ts";
import type { McpToolName } from "#shared/developers/mcp-tools.ts";
import { submissionStates } from "#shared/links/submission-states.ts";
import { feedbackStatuses } from "#shared/retention/feedback.ts";
import type { ApiClient } from "../../api.ts";

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };
type Tool = { input: z.ZodObject; call: (client: ApiClient, input: never) => Promise<Answer> };

const tool = <Input extends z.ZodObject>(
  input: Input,
  call: (client: ApiClient, input: z.output<Input>) => Promise<Answer>,
): Tool => ({ input, call });

const inputOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).strict();

const projectId = z.uuid().describe("A project's id, from list_projects.");
const page = z.number().int().min(1).default(1).describe("From 1.");
const limit = z.number().int().min(1).max(100).default(25).describe("Entries per page.");
const project = inputOf({ projectId });
const list = inputOf({ projectId, page, limit });

const pagingOf = (input: { page: number; limit: number }) => ({ page: String(input.page), limit: String(input.limit) });
export const tools: Record<McpToolName, Tool> = {
  list_projects: tool(inputOf({}), (client) => client.projects.my.$get()),
  get_overview: tool(project, (client, { projectId: id }) =>
    client.projects[":id"].overview.$get({ param: { id }, query: {} }),
  ),
  list_mentions: tool(list.extend({ filter: z.enum(mentionFilters).default("all") }), (client, input) =>
    client.posts[":projectId"].mentions.$get({
      param: { projectId: input.projectId },
      query: { ...pagingOf(input), filter: input.filter },
    }),
  ),
  list_leads: tool(
    list.extend({ status: z.enum(leadStatuses).optional(), q: z.string().max(100).optional() }),
    (client, input) =>
      client.projects[":id"].leads.$get({
        param: { id: input.projectId },
        query: { ...pagingOf(input), status: input.status, q: input.q },
      }),
  ),
  list_suggestions: tool(list, (client, input) =>
    client.suggestions[":projectId"].project.$get({ param: { projectId: input.projectId }, query: pagingOf(input) }),
  ),
  list_submissions: tool(
    list.extend({ state: z.array(z.enum(submissionStates)).optional(), q: z.string().max(100).optional() }),
    (client, input) =>
      client.submissions.$get({
        query: { ...input, ...pagingOf(input), state: input.state?.join(",") },
      }),
  ),
  get_submission: tool(
    inputOf({ submissionId: z.uuid().describe("From list_submissions.") }),
    (client, { submissionId: id }) => client.submissions[":id"].$get({ param: { id } }),
  ),
  search_directories: tool(
    inputOf({
      q: z.string().max(100).optional(),
      category: z.string().optional(),
      country: z.string().optional().describe("A country code like DE."),
      pricing: z.enum(["free", "freemium", "paid"]).optional(),
      page,
      limit,
    }),
    (client, input) => client.directories.$get({ query: { ...input, ...pagingOf(input) } as never }),
  ),
  get_kit: tool(project, (client, { projectId: id }) => client.projects[":id"].kit.$get({ param: { id } })),
  get_credits: tool(project, (client, { projectId: id }) =>
    client.projects[":id"].credits.$get({ param: { id }, query: { limit: "1" } }),
  ),
  get_timeline: tool(list, (client, input) =>
    client.projects[":id"].timeline.$get({ param: { id: input.projectId }, query: pagingOf(input) }),
  ),
  list_feedback: tool(list.extend({ status: z.enum(feedbackStatuses).optional() }), (client, input) =>
    client.feedbacks.list.$get({
      query: { ...input, ...pagingOf(input) },
    }),
  ),
  list_topics: tool(list, (client, input) =>
    client.projects[":id"].topics.$get({ param: { id: input.projectId }, query: pagingOf(input) }),
  ),
  list_articles: tool(list.extend({ state: z.array(z.enum(articleStates)).optional() }), (client, input) =>
    client.projects[":id"].articles.$get({
      param: { id: input.projectId },
      query: { ...pagingOf(input), state: input.state?.join(",") },
    }),
  ),
  get_article: tool(inputOf({ articleId: z.uuid().describe("From list_articles.") }), (client, { articleId: id }) =>
    client.articles[":id"].$get({ param: { id } }),
  ),
  list_page_sets: tool(project, (client, { projectId: id }) =>
    client.projects[":id"]["page-sets"].$get({ param: { id } }),
  ),
  draft_reply: tool(inputOf({ mentionId: z.uuid().describe("From list_mentions.") }), (client, { mentionId }) =>
    client.posts[":mentionId"].generate.$get({ param: { mentionId } }),
  ),
  save_reply: tool(
    inputOf({
      mentionId: z.uuid().describe("From list_mentions."),
      reply: z.string().min(1).max(maxReplyLength),
    }),
    (client, { mentionId, reply }) =>
      client.posts[":mentionId"].reply.$put({ param: { mentionId }, json: { reply, sent: false } }),
  ),
  create_topic: tool(
    inputOf({
      projectId,
      title: z.string().min(3).max(200),
      intent: z.enum(topicIntents).optional(),
      note: z.string().max(500).optional().describe("Why the topic matters."),
    }),
    (client, { projectId: id, ...json }) => client.projects[":id"].topics.$post({ param: { id }, json }),
  ),
  create_article: tool(
    inputOf({
      projectId,
      topicId: z.uuid().optional().describe("From list_topics. Send a topic, a title or both."),
      title: z.string().min(1).max(200).optional(),
      targetKeyword: z.string().min(2).max(100).optional(),
    }),
    (client, { projectId: id, ...json }) => client.projects[":id"].articles.$post({ param: { id }, json }),
  ),
  update_article: tool(
    inputOf({
      articleId: z.uuid().describe("From list_articles."),
      version: z.number().int().min(1).describe("The version that you read."),
      title: z.string().min(1).max(200).optional(),
      html: z.string().optional().describe("The text as HTML with h2, h3, p, ul, ol, a and blockquote."),
      metaTitle: z.string().max(120).optional(),
      metaDescription: z.string().max(320).optional(),
      brief: articleBrief.optional(),
    }),
    (client, { articleId: id, ...json }) => client.articles[":id"].$put({ param: { id }, json }),
  ),
};
