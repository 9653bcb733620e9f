import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";
import { anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies }) => ({
  "GET /digest/off": anyone(303, () => ({ query: { token: "unknown" } })),
  "POST /digest/off (submissions)": anyone(200, async () => ({
    query: {
      token: createUnsubscribeToken(dependencies.tokens, (await create.user()).id, "submissions"),
      list: "submissions",
    },
  })),
  "POST /digest/off": anyone(200, async () => ({
    query: { token: createUnsubscribeToken(dependencies.tokens, (await create.user()).id) },
  })),
}));
