import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /projects/:id/source-settings": owner(200, forProject()),
  "PUT /projects/:id/source-settings": withPlan(
    owner(
      200,
      forProject({
        body: {
          disabled: ["reddit"],
          forums: ["https://forum.example.com"],
          devTags: ["saas"],
          mastodonTags: ["buildinpublic"],
          mastodonInstance: "mastodon.example",
          stackExchangeSites: ["softwarerecs"],
        },
      }),
    ),
  ),
}));
