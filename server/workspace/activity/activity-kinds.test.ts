import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projectActivity, projectInvitations } from "#db/schema/index.ts";
import type { ActivityKind } from "#shared/workspace/activity.ts";
import { adjustCredits } from "../../billing/credits/credits.ts";
import { hashToken } from "../../security/random-token.ts";
import type { RequestValues } from "../../testing/define-requests.ts";
import { searchToken } from "../../testing/stand-ins/search-console.ts";
import { createRequestsApp, requestOf } from "../../testing/valid-requests.ts";

const { dependencies, create, get, tokenOf, requests } = await createRequestsApp();
const { db, clock } = dependencies;

type Person = Awaited<ReturnType<typeof create.user>>;
type Content = { query?: Record<string, string>; body?: unknown };
const inProject =
  (content: Content, prepare: (projectId: string, person: Person) => Promise<unknown> = async () => {}) =>
  async (person: Person): Promise<RequestValues> => {
    const { id } = await create.project({ ownerId: person.id });
    await prepare(id, person);
    return { ...content, path: { id } };
  };

const brand = { name: "Northpine", logoFileId: null, color: "#1d4fa8" };

/** Another request than the valid one of its route. */
const others: Partial<Record<ActivityKind, (person: Person) => Promise<RequestValues>>> = {
  "directories.excluded": inProject({ body: { version: 0, fields: { excludedDirectoryIds: [] } } }),
  "branding.removed": inProject({}, async (id, person) => {
    const path = "PUT /projects/:id/report-branding";
    await get(...requestOf(path, { path: { id }, body: brand }, await tokenOf(person)));
  }),
  // Only the person who connected may choose the property.
  "search.connected": inProject(
    { body: { property: "sc-domain:parcelo.example" } },
    async (projectId, { id: connectedBy }) => {
      const id = Bun.randomUUIDv7();
      await create.searchConnection({ id, projectId, connectedBy, secret: dependencies.secrets.seal(searchToken, id) });
    },
  ),
  "member.joined": async ({ email }) => {
    const { id: invitedBy } = await create.user();
    const { id: projectId } = await create.project({ ownerId: invitedBy });
    const token = crypto.randomUUID();
    const expiresAt = new Date(clock().getTime() + 3600_000);
    const values = { projectId, invitedBy, email, role: "editor" as const, expiresAt };
    await db.insert(projectInvitations).values({ ...values, tokenHash: hashToken(token) });
    return { path: { token } };
  },
};

/** The call that records each kind, by the name of its valid request. */
const calls: Record<ActivityKind, string> = {
  "submission.approved": "POST /submissions/approve",
  "submission.skipped": "POST /submissions/skip",
  "submission.answered": "PUT /submissions/:id/answer",
  "submission.reordered": "PUT /submissions/:id/position",
  "kit.saved": "PUT /projects/:id/kit",
  "directories.excluded": "PUT /projects/:id/kit",
  "project.changed": "PUT /projects/:id",
  "keyword.added": "POST /projects/:id/keyword",
  "keyword.removed": "DELETE /projects/:id/keyword/:keywordId",
  "mention.replied": "PUT /posts/:mentionId/reply",
  "mention.drafted": "GET /posts/:mentionId/generate",
  "mention.dismissed": "DELETE /posts/:mentionId/mention",
  "mention.restored": "PUT /posts/:mentionId/mention",
  "article.created": "POST /projects/:id/articles",
  "article.approved": "POST /articles/:id/approve",
  "article.changes_requested": "POST /articles/:id/request-changes",
  "article.scheduled": "POST /articles/:id/schedule",
  "article.published": "POST /articles/:id/publish",
  "article.unpublished": "POST /articles/:id/unpublish",
  "article.archived": "DELETE /articles/:id",
  "page_set.created": "POST /projects/:id/page-sets",
  "page_set.published": "POST /page-sets/:id/publish",
  "destination.added": "POST /projects/:id/destinations",
  "destination.changed": "PUT /destinations/:id",
  "destination.removed": "DELETE /destinations/:id",
  "search.connected": "PUT /projects/:id/search-console",
  "search.disconnected": "DELETE /projects/:id/search-console",
  "webhook.added": "POST /projects/:id/webhooks",
  "webhook.changed": "PUT /webhooks/:id",
  "webhook.removed": "DELETE /webhooks/:id",
  "alerts.changed": "PUT /projects/:id/alerts/mail",
  "offer.created": "POST /offers/add-update",
  "offer.changed": "POST /offers/add-update (existing)",
  "report.created": "POST /projects/:id/reports",
  "report.shared": "POST /reports/:id/links",
  "report.link_revoked": "DELETE /reports/:id/links/:linkId",
  "branding.changed": "PUT /projects/:id/report-branding",
  "branding.removed": "DELETE /projects/:id/report-branding",
  "member.invited": "POST /projects/:id/members",
  "member.joined": "POST /invitations/:token/accept",
  "member.role_changed": "PUT /projects/:id/members/:userId",
  "member.removed": "DELETE /projects/:id/members/:userId",
};

test.each(Object.entries(calls) as [ActivityKind, string][])("%s is recorded by %s", async (kind, name) => {
  const person = await create.user({ trialEndsAt: new Date("2036-01-01T09:00:00Z"), emailVerifiedAt: clock() });
  for (const credit of ["submission", "article", "page"] as const)
    await adjustCredits(db, clock(), { userId: person.id, kind: credit, delta: 5, note: "A gift." });
  const request = requests.find((one) => one.name === name);
  const values = await (others[kind] ?? request?.createValues)?.(person);
  const response = await get(...requestOf(request?.call ?? "", values ?? {}, await tokenOf(person)));
  expect(response.status).toBeLessThan(300);
  const entries = await db.select().from(projectActivity).where(eq(projectActivity.actorId, person.id));
  const recorded = entries.filter((entry) => entry.kind === kind);
  expect(recorded).toHaveLength(1);
  expect(recorded[0]?.subject).not.toBe("");
});

test("a rejected request records nothing", async () => {
  const person = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: person.id });
  const request = requestOf("PUT /projects/:id", { path: { id }, body: { name: "" } }, await tokenOf(person));
  expect((await get(...request)).status).toBe(400);
  expect(await db.$count(projectActivity, eq(projectActivity.projectId, id))).toBe(0);
});
