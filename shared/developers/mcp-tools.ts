// The tools of the MCP server, as its documentation lists them.
import type { KeyScope } from "../account/api-keys.ts";

type McpTool = { title: string; description: string; scope: KeyScope };

export const mcpTools = {
  list_projects: {
    title: "List projects",
    description: "Lists your projects with their ids, websites and counts. The other tools need a project's id.",
    scope: "read",
  },
  get_overview: {
    title: "Get a project's overview",
    description: "Summarizes a project: mentions, leads, suggestions and what changed lately.",
    scope: "read",
  },
  list_mentions: {
    title: "List mentions",
    description: "Lists public posts that match the project's keywords, with their score and the reasons for it.",
    scope: "read",
  },
  list_leads: {
    title: "List leads",
    description: "Lists people who may need the product, with their best score and number of posts.",
    scope: "read",
  },
  list_suggestions: {
    title: "List website suggestions",
    description: "Lists improvements for the project's website, found by its last audit.",
    scope: "read",
  },
  list_submissions: {
    title: "List directory submissions",
    description: "Lists the project's directory submissions with their state, listing and link.",
    scope: "read",
  },
  get_submission: {
    title: "Get a directory submission",
    description: "Returns one submission with its history and the proof of each check.",
    scope: "read",
  },
  search_directories: {
    title: "Search directories",
    description: "Searches the catalogue of directories by text, category, country and price.",
    scope: "read",
  },
  get_kit: {
    title: "Get the listing kit",
    description: "Returns the texts and facts that directories get, and what is missing.",
    scope: "read",
  },
  get_credits: {
    title: "Get credits",
    description: "Returns the balances of submission, article and page credits.",
    scope: "read",
  },
  get_timeline: {
    title: "Get the timeline",
    description: "Lists what happened to the project, newest first.",
    scope: "read",
  },
  list_feedback: {
    title: "List cancellation feedback",
    description: "Lists why customers of the project cancel, and how they answered its offers.",
    scope: "read",
  },
  list_topics: {
    title: "List topics",
    description: "Lists what the project could write about, with the posts, queries and pages that show it.",
    scope: "read",
  },
  list_articles: {
    title: "List articles",
    description: "Lists the project's articles with their state, without their text.",
    scope: "read",
  },
  get_article: {
    title: "Get an article",
    description: "Returns an article with its brief, text, checks and history.",
    scope: "read",
  },
  list_page_sets: {
    title: "List page sets",
    description: "Lists sets of pages made from a table, with how many passed and were held back.",
    scope: "read",
  },
  draft_reply: {
    title: "Draft a reply",
    description:
      "Lets the configured language model draft a reply to a mention. It counts toward the monthly replies. Nothing is posted.",
    scope: "write",
  },
  save_reply: {
    title: "Save a reply",
    description: "Saves your own draft of a reply to a mention. A person posts it.",
    scope: "write",
  },
  create_topic: {
    title: "Add a topic",
    description: "Adds something the project could write about.",
    scope: "write",
  },
  create_article: {
    title: "Create an article",
    description: "Creates an article as an idea, with a brief. A person approves it before it is written.",
    scope: "write",
  },
  update_article: {
    title: "Write an article",
    description:
      "Saves the text of an article, which a person reviews and approves before it is published. Send the version that you read.",
    scope: "write",
  },
} as const satisfies Record<string, McpTool>;

export type McpToolName = keyof typeof mcpTools;
