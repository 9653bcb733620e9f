import { expect, test } from "vitest";
import { api } from "./api.ts";
import { world } from "./testing/world.ts";

/** The calls that anyone may make. Every other one wants a signed-in user, and those below an admin. */
const open = [
  ...["GET /health", "GET /ready"],
  ...["POST /auth/signup", "POST /auth/signIn", "POST /auth/exist", "POST /auth/google"],
  ...["POST /auth/password-reset", "PUT /auth/password", "GET /auth/magic-link", "GET /auth/magic-link/callback"],
  ...["GET /blogposts", "GET /blogposts/:id", "GET /blogposts/:slug/slug", "GET /blogposts/:n/latests"],
  // A signed link in a mail says whose it is.
  ...["GET /digest/off", "POST /digest/off"],
  // Called by the websites of customers; what is the owner's to send there wants them signed in.
  ...["POST /feedback/save", "GET /feedback/dialog/:projectId"],
  ...["GET /file-uploads/:id", "GET /file-uploads/:id/image"],
  ...["GET /plans/all", "GET /plans/:id"],
  // It is signed by the payment service.
  "POST /payments/webhook",
  "POST /users/me/confirm-email",
  "POST /waitlist",
];
const forAdmins = [
  ...["POST /blogposts", "PUT /blogposts/:id", "DELETE /blogposts/:id"],
  ...["POST /file-uploads/image", "DELETE /file-uploads/:id"],
  ...["POST /plans", "PUT /plans/order", "PUT /plans/:id", "DELETE /plans/:id"],
  ...["GET /users", "PUT /users/:id/role", "DELETE /users/:id/sessions"],
  ...["GET /waitlist", "GET /waitlist/export", "POST /waitlist/:id/retry"],
];
const forUsers = [
  "POST /auth/signOut",
  ...["GET /users/me", "PUT /users/me", "DELETE /users/me", "PUT /users/me/password", "GET /users/me/export"],
  ...["GET /users/me/mails", "PUT /users/me/mails"],
  ...["GET /users/me/sessions", "DELETE /users/me/sessions/:id"],
  ...["GET /payments/confirms", "GET /payments/connect", "GET /payments/account-id/:code/:mode"],
  ...["GET /payments/stripe-coupons", "POST /plans/change", "GET /subscriptions/:id"],
  ...["POST /users/new-subscription", "GET /users/complete-payment", "GET /users/update-payment"],
  ...["GET /projects/my", "GET /projects/month-replies", "GET /projects/website-infos", "POST /projects"],
  ...["GET /projects/keyword-proposals", "GET /projects/website-icon", "PUT /projects/:id/icon"],
  ...["GET /projects/:id/overview", "GET /projects/:id/scan"],
  ...["GET /projects/:id", "PUT /projects/:id", "DELETE /projects/:id", "GET /projects/:id/sources"],
  ...["GET /projects/:id/keywords", "POST /projects/:id/keyword", "DELETE /projects/:id/keyword/:keywordId"],
  "GET /projects/:id/keyword-preview",
  ...["GET /projects/:id/feeds", "POST /projects/:id/feeds", "DELETE /projects/:id/feeds/:feedId"],
  ...["GET /projects/:id/leads", "PUT /projects/:id/leads/:leadId", "GET /projects/:id/exports"],
  "GET /projects/:id/leads/:leadId",
  ...["GET /offers/:id", "GET /offers/:projectId/project", "POST /offers/add-update"],
  ...["GET /feedbacks/list", "GET /feedbacks/stats", "GET /feedbacks/export"],
  ...["GET /feedbacks/:id", "DELETE /feedbacks/:id"],
  ...["GET /projects/:id/leaving-dialog", "PUT /projects/:id/leaving-dialog"],
  ...["PUT /projects/:id/dm", "GET /projects/:id/generate-dm"],
  ...["GET /posts/:projectId/mentions", "GET /posts/:mentionId/generate", "DELETE /posts/:mentionId/mention"],
  "PUT /posts/:mentionId/mention",
  ...["GET /suggestions/:projectId/project", "GET /suggestions/:projectId/audit", "POST /suggestions/:projectId/audit"],
  ...["GET /suggestions/:id", "PUT /suggestions/:id", "DELETE /suggestions/:id"],
  ...["GET /posts/:mentionId/reply", "PUT /posts/:mentionId/reply"],
];

const { get, make, tokenOf } = await world();
const user = await make.user();

// A handler shows up once with its method; middleware stands under ALL.
const calls = [
  ...new Set(api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`)),
];
const ask = (call: string, token?: string) => {
  const [method = "", path = ""] = call.split(" ");
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return get(`/api${path.replace(/:\w+/g, "1")}`, { method, headers });
};

test("every call stands in one of the lists above", () => {
  expect([...calls].sort()).toEqual([...open, ...forAdmins, ...forUsers].sort());
});

test.each(calls.filter((call) => !open.includes(call)))(
  "%s wants a signed-in user, before it looks at the body",
  async (call) => {
    const answer = await ask(call);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.json()).toMatchObject({
      error: "unauthenticated",
      detail: "Invalid authentication credentials",
    });
  },
);

test.each(forAdmins)("%s is forbidden to a user who is no admin, whatever the token says", async (call) => {
  const answer = await ask(call, await tokenOf({ id: user.id, isAdmin: true }));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: "forbidden" });
});
