// An account session, created once and then refreshed: Bluesky allows only 300 sign-ins a day.

import { z } from "zod";
import { hourMs } from "#shared/time.ts";
import { SourceError } from "../../../integrations/mention-source.ts";
import type { Answer, SourceClient } from "./source-client.ts";

export type BlueskyAccount = { identifier: string; appPassword: string };

const tokens = z.object({ accessJwt: z.string().min(1), refreshJwt: z.string().min(1) });
type Tokens = z.infer<typeof tokens>;

export const createBlueskySession = (
  service: SourceClient,
  base: string,
  { identifier, appPassword }: BlueskyAccount,
) => {
  let current: Tokens | undefined;

  const signIn = async () => {
    const response = await service.call(`${base}/xrpc/com.atproto.server.createSession`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier, password: appPassword }),
    });
    if (response.status === 401) throw new SourceError("Bluesky did not accept our account.", { retryAfterMs: hourMs });
    if (response.status !== 200) throw service.refusal(response);
    return service.read(response, tokens);
  };

  const refreshed = async ({ refreshJwt }: Tokens) => {
    const response = await service.call(`${base}/xrpc/com.atproto.server.refreshSession`, {
      method: "POST",
      headers: bearer(refreshJwt),
    });
    if (isSessionExpired(response)) return signIn();
    if (response.status !== 200) throw service.refusal(response);
    return service.read(response, tokens);
  };

  return {
    get: async (path: string): Promise<Answer> => {
      current ??= await signIn();
      const request = ({ accessJwt }: Tokens) => service.call(`${base}/xrpc/${path}`, { headers: bearer(accessJwt) });
      const response = await request(current);
      if (!isSessionExpired(response)) return response;
      current = await refreshed(current);
      return request(current);
    },
  };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Bluesky reports an expired token as a named 400 and an invalid one as a 401. */
const isSessionExpired = ({ status, text }: Answer) =>
  status === 401 || (status === 400 && /"(ExpiredToken|InvalidToken)"/.test(text));
