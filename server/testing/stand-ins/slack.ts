// Stand-in for Slack's incoming webhooks. `behavior.reply` replaces the next answers.
import { createStandIn } from "./stand-in.ts";

type Message = { text: string; blocks: { type: string; text?: { text: string }; elements?: { text: string }[] }[] };

export const slackUrl = "https://hooks.slack.com/services/T0TEST/B0TEST/aBcDeF";

export const slack = () => {
  const behavior: { reply?: (() => Response) | undefined } = {};
  const standIn = createStandIn(() => behavior.reply?.() ?? new Response("ok"));
  return { ...standIn, behavior, messages: () => standIn.requests.map(({ body }) => body as Message) };
};
