// Crawlers that decide where a website appears, by the name that robots.txt calls them. Sources: the makers' documentation.

/** `search`: results of a search engine; `answers`: AI assistants that cite pages; `training`: models that learn from pages. */
export const crawlerPurposes = ["search", "answers", "training"] as const;
export type CrawlerPurpose = (typeof crawlerPurposes)[number];

type Crawler = { purpose: CrawlerPurpose; name: string; whenShutOut: string };

export const crawlers = {
  Googlebot: {
    purpose: "search",
    name: "Google Search",
    whenShutOut: "Google can't show your pages, in search or in AI Overviews.",
  },
  Bingbot: {
    purpose: "search",
    name: "Bing",
    whenShutOut: "Bing can't show your pages, nor can Copilot and the search engines that use Bing's index.",
  },
  "OAI-SearchBot": {
    purpose: "answers",
    name: "ChatGPT search",
    whenShutOut: "ChatGPT can't cite your pages in its search.",
  },
  PerplexityBot: { purpose: "answers", name: "Perplexity", whenShutOut: "Perplexity can't cite your pages." },
  GPTBot: {
    purpose: "training",
    name: "OpenAI's models",
    whenShutOut: "OpenAI doesn't train its models on your pages. ChatGPT search is not affected.",
  },
  ClaudeBot: {
    purpose: "training",
    name: "Anthropic's models",
    whenShutOut: "Anthropic doesn't train its models on your pages.",
  },
  "Google-Extended": {
    purpose: "training",
    name: "Gemini",
    whenShutOut: "Google doesn't use your pages for Gemini. Google Search is not affected.",
  },
} as const satisfies Record<string, Crawler>;

export type CrawlerAgent = keyof typeof crawlers;
export const crawlerAgents = Object.keys(crawlers) as [CrawlerAgent, ...CrawlerAgent[]];
