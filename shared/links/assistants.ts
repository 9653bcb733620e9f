// AI assistants that send visitors to websites, by the hosts of their pages. Subdomains belong to them.
const assistants = {
  chatgpt: { label: "ChatGPT", hosts: ["chatgpt.com", "chat.openai.com"] },
  perplexity: { label: "Perplexity", hosts: ["perplexity.ai"] },
  gemini: { label: "Gemini", hosts: ["gemini.google.com", "bard.google.com"] },
  copilot: { label: "Copilot", hosts: ["copilot.microsoft.com", "copilot.cloud.microsoft"] },
  claude: { label: "Claude", hosts: ["claude.ai"] },
  you: { label: "You.com", hosts: ["you.com"] },
  phind: { label: "Phind", hosts: ["phind.com"] },
  mistral: { label: "Le Chat", hosts: ["chat.mistral.ai"] },
  deepseek: { label: "DeepSeek", hosts: ["chat.deepseek.com"] },
  grok: { label: "Grok", hosts: ["grok.com"] },
  meta: { label: "Meta AI", hosts: ["meta.ai"] },
  poe: { label: "Poe", hosts: ["poe.com"] },
} as const;

export type AssistantName = keyof typeof assistants;
export const assistantNames = Object.keys(assistants) as [AssistantName, ...AssistantName[]];

export const assistantLabel = (name: AssistantName) => assistants[name].label;

/** Finds the assistant at one of a referrer's hosts. */
export const findAssistant = (hosts: readonly string[]) =>
  assistantNames.find((name) => assistants[name].hosts.some((host) => hosts.includes(host)));
