// An account with a row in every table that can reference it, for tests of export, deletion and backup.
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import * as schema from "#db/schema/index.ts";
import { createFactories } from "./factories.ts";

const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));

/** Tables that reference an account only through who uploaded a picture. */
const ofTheSite: PgTable[] = [schema.posts, schema.postImages];

/** Tables with a foreign key to `users`, directly or through other such tables. */
export const listOwnedTables = () => {
  const owned = new Set<PgTable>([schema.users]);
  for (let size = 0; size < owned.size; ) {
    size = owned.size;
    for (const table of tables) {
      if (ofTheSite.includes(table)) continue;
      const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      if (parents.some((parent) => owned.has(parent))) owned.add(table);
    }
  }
  return [...owned];
};

export const createFullAccount = async (db: Db, now: Date) => {
  const create = createFactories(db);
  const counts = new Map<PgTable, number>();
  for (const table of listOwnedTables()) counts.set(table, await db.$count(table));
  const user = await create.user({ emailVerifiedAt: now, googleId: crypto.randomUUID(), password: "a long password" });
  const userId = user.id;
  const project = await create.project({ ownerId: userId });
  const projectId = project.id;
  const keyword = await create.keyword({ projectId });
  const lead = await create.lead({ projectId });
  await create.mention({ projectId, leadId: lead.id });
  const offer = await create.offer({ projectId });
  await create.suggestion({ projectId });
  await create.session({ userId });
  await create.passkey({ userId, publicKey: `secret-${crypto.randomUUID()}` });
  await create.apiKey({ userId, keyHash: `secret-${crypto.randomUUID()}` });
  const { id: submissionId, directoryId } = await create.submission({ projectId });
  const { id: destinationId } = await create.destination({ projectId, secret: `secret-${crypto.randomUUID()}` });
  await create.webhookDelivery({ projectId });
  const { id: pageSetId } = await create.pageSet({ projectId });
  const reportId = crypto.randomUUID();
  const subscriptionId = crypto.randomUUID();
  const { id: articleId } = await create.article({ projectId, state: "published", publishedAt: now });
  const later = new Date(now.getTime() + 3_600_000);
  const figures = { clicks: 1, impressions: 2, position: 3 };
  const secret = () => `secret-${crypto.randomUUID()}`;
  const { id: feedbackId } = await create.feedback({ projectId, offerId: offer.id, tokenHash: secret() });
  const rows: [PgTable, object][] = [
    [
      schema.verificationTokens,
      { userId, tokenHash: secret(), purpose: "magic-link", email: user.email, expiresAt: later },
    ],
    [schema.secondFactors, { userId, secret: secret(), confirmedAt: now }],
    [schema.recoveryCodes, { userId, codeHash: secret() }],
    [schema.signInChallenges, { userId, purpose: "second-factor", challengeHash: secret(), expiresAt: later }],
    [
      schema.idempotentRequests,
      { userId, call: "POST /api/projects", key: "k1", attempt: userId, requestHash: secret(), createdAt: now },
    ],
    [schema.auditEntries, { adminId: userId, call: "PUT /api/plans/3", requestId: "r" }],
    [schema.directoryLogins, { submissionId, username: "parcelo", secret: secret() }],
    [schema.customerNotes, { userId, text: "Prefers calls." }],
    [schema.planGrants, { userId, planId: (await db.select().from(schema.plans))[0]?.id, note: "A partner." }],
    [schema.files, { uploadedBy: userId, projectId, width: 8, height: 8, bytes: 9, placeholder: "" }],
    [schema.kits, { projectId, fields: {} }],
    [
      schema.searchConnections,
      {
        projectId,
        secret: secret(),
        stateHash: secret(),
        stateUserId: userId,
        stateExpiresAt: later,
        connectedBy: userId,
      },
    ],
    [schema.searchDays, { projectId, day: "2026-11-20", ...figures, isPartial: false, readAt: now }],
    [schema.searchFigures, { projectId, day: "2026-11-20", dimension: "query", value: "parcels", ...figures }],
    [schema.assistantVisits, { projectId, day: "2026-11-20", assistant: "chatgpt", visits: 2 }],
    [
      schema.subscriptions,
      {
        id: subscriptionId,
        userId,
        stripeId: `sub_${userId}`,
        status: "active",
        cancelAtPeriodEnd: false,
        planId: null,
      },
    ],
    [
      schema.invoices,
      { subscriptionId, stripeId: `in_${userId}`, status: "paid", periodStart: now, periodEnd: later, readAt: now },
    ],
    [schema.purchases, { userId, planId: (await db.select().from(schema.plans))[0]?.id, checkoutId: `cs_${userId}` }],
    [schema.connectedAccounts, { userId, mode: "live", accountId: "acct_1" }],
    [schema.connectStates, { userId, stateHash: secret(), mode: "live", expiresAt: later }],
    [schema.monthlyUsage, { userId, month: "2026-11", kind: "replies", used: 3 }],
    [schema.projectFeeds, { projectId, url: "https://feeds.example/rss" }],
    [schema.scans, { keywordId: keyword.id, source: "reddit", scannedAt: now }],
    [schema.sourceStatuses, { projectId, source: "reddit", state: "on", since: now }],
    [schema.sourceTurns, { projectId, source: "reddit", nextAt: now }],
    [
      schema.sourceSettings,
      {
        projectId,
        disabled: ["reddit"],
        forums: ["https://forum.example"],
        devTags: ["saas"],
        mastodonTags: ["saas"],
        mastodonInstance: "mastodon.example",
        stackExchangeSites: ["softwarerecs"],
      },
    ],
    [schema.leavingDialogs, { projectId, reasons: ["Too expensive"], isShuffled: false }],
    [schema.indexnowSites, { projectId, origin: "https://parcelo.example", checkedAt: now }],
    [
      schema.indexnowUrls,
      { projectId, url: "https://parcelo.example/a", origin: "https://parcelo.example", changedAt: now },
    ],
    [schema.publications, { projectId, destinationId, version: 1, mode: "draft", document: {} }],
    [
      schema.pages,
      {
        projectId,
        pageSetId,
        key: "a",
        row: 1,
        title: "A",
        slug: "a",
        values: {},
        digest: "",
        state: "published",
        publishAs: "live",
        publishedAt: now,
      },
    ],
    [schema.articleEvents, { articleId, actor: "customer", to: "idea", at: now }],
    [schema.articleComments, { articleId, author: "customer", text: "Looks good." }],
    [schema.reports, { id: reportId, projectId, month: "2026-11", figures: {} }],
    [schema.projectMembers, { projectId, userId, role: "owner" }],
    [
      schema.projectInvitations,
      {
        projectId,
        email: "ada@people.example",
        role: "viewer",
        invitedBy: userId,
        tokenHash: secret(),
        expiresAt: later,
      },
    ],
    [schema.disabledRules, { projectId, ruleId: "word:parcel" }],
    [schema.mentionFeeds, { projectId, tokenHash: secret() }],
    [schema.slackConnections, { projectId, secret: secret(), postedUntil: now, nextPostAt: now }],
    [schema.reportLinks, { reportId, tokenHash: secret() }],
    [schema.submissionEvents, { submissionId, actor: "verifier", from: "submitted", to: "live", at: now }],
    [schema.submissionChecks, { submissionId, at: now, outcome: "missing", reason: "No link.", finalUrl: "" }],
    [schema.submissionVisits, { submissionId }],
    [schema.evidence, { submissionId, width: 8, height: 8, bytes: 9 }],
    [schema.directoryVisits, { projectId, directoryId, day: "2026-11-21", visits: 2 }],
    [schema.tasks, { projectId, kind: "check", dueAt: now }],
    [schema.credits, { userId, kind: "page", delta: 5, reason: "adjustment", source: crypto.randomUUID() }],
    [schema.audits, { projectId, auditedAt: now, pages: 4 }],
    [schema.emails, { recipient: user.email, template: "welcome", props: {} }],
    [schema.contacts, { email: user.email, source: "hero" }],
    [schema.contactDeletions, { email: user.email }],
  ];
  for (const [table, row] of rows) await db.insert(table).values(row);
  for (const [table, count] of counts)
    if ((await db.$count(table)) === count)
      await db.insert(table).values(plausibleRow(table, { userId, projectId, feedbackId }, now));
  return { user, project };
};

/** A row of a table that needs nothing special, so that a new table needs no line above. */
const plausibleRow = (table: PgTable, ids: Record<string, string>, now: Date) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, { notNull, hasDefault, dataType }]) =>
      notNull && !hasDefault ? [[name, ids[name] ?? (dataType === "date" ? now : plausible[dataType])]] : [],
    ),
  );
const plausible: Record<string, unknown> = {
  string: "text",
  number: 1,
  boolean: false,
  array: [],
  json: {},
};
