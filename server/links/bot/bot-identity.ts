import type { BotIdentity } from "#shared/links/bot.ts";
import type { Env } from "../../env.ts";

/** Under which name our bot visits websites. The URL in its user agent explains it. */
export const botIdentityOf = ({ BOT_NAME, SITE_URL }: Pick<Env, "BOT_NAME" | "SITE_URL">): BotIdentity => ({
  name: BOT_NAME,
  userAgent: `${BOT_NAME}/1.0 (+${SITE_URL}/bot)`,
});
