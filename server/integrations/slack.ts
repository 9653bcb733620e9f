// Posts to a Slack channel through an incoming webhook. https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
import { retryAfterMs } from "./retry-after.ts";
import { callService } from "./service-fetch.ts";

export type SlackMessage = { text: string; blocks: readonly object[] };

/**
 * `gone`: the webhook or its channel doesn't take messages any more; `reason` is for the owner. `invalid`: Slack refuses
 * this message, so it must not be repeated.
 */
export type SlackResult =
  | { outcome: "posted" }
  | { outcome: "gone" | "invalid"; reason: string }
  | { outcome: "failed"; reason: string; waitMs: number };

const host = "hooks.slack.com";
const webhookPath = /^\/services\/T\w+\/B\w+\/\w+$/;
const waitLimits = { minMs: 1_000, maxMs: 3600_000 };

/** Whether it is the address of an incoming webhook. No other host is ever sent anything. */
export const isSlackUrl = (text: string) => {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.host !== host || url.username || url.password || url.search) return false;
  return webhookPath.test(url.pathname);
};

const goneReasons: Record<string, string> = {
  no_service: "The incoming webhook was removed in Slack.",
  no_active_hooks: "The incoming webhook was turned off in Slack.",
  invalid_token: "The incoming webhook was removed in Slack.",
  no_team: "The Slack workspace no longer exists.",
  team_disabled: "The Slack workspace was disabled.",
  channel_not_found: "The Slack channel no longer exists.",
  channel_is_archived: "The Slack channel is archived.",
  action_prohibited: "An admin of your Slack workspace doesn't allow these messages.",
};

/** Posts a message. `baseUrl` replaces Slack's own address for stand-ins. Never throws. */
export const postToSlack = async (baseUrl: string, url: string, message: SlackMessage): Promise<SlackResult> => {
  try {
    const { status, headers, text } = await callService(baseUrl + new URL(url).pathname, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    if (status === 200) return { outcome: "posted" };
    const reason = goneReasons[text.trim()];
    if (reason) return { outcome: "gone", reason };
    if (status === 410 || status === 404) return { outcome: "gone", reason: "The incoming webhook no longer exists." };
    if (status === 429) {
      const waitMs = retryAfterMs(headers, waitLimits) ?? 60_000;
      return { outcome: "failed", reason: "Slack asks us to slow down.", waitMs };
    }
    if (status >= 500) return { outcome: "failed", reason: `Slack has a problem (status ${status}).`, waitMs: 60_000 };
    return { outcome: "invalid", reason: `Slack didn't accept the message (status ${status}).` };
  } catch {
    return { outcome: "failed", reason: "Slack didn't answer.", waitMs: 60_000 };
  }
};
