// Compares the schema with the export: a new table that references a user or a project, or a new column in one, fails
// here until it is exported or listed below with a reason.
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db } = dependencies;
const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));

const notExported: Record<string, string> = {
  posts: "The site's own articles; they reach a user only through who uploaded the cover.",
  post_images: "Which images the site's own articles contain.",
};

/** Tables with a foreign key to `users`, directly or through exported tables. */
const ownedTables = () => {
  const owned = new Set<PgTable>([schema.users]);
  for (let size = 0; size < owned.size; ) {
    size = owned.size;
    for (const table of tables) {
      const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      if (parents.some((parent) => owned.has(parent) && !notExported[getTableName(parent)])) owned.add(table);
    }
  }
  return owned;
};

/** Tables that reference a user by email address, without a foreign key. */
const namedByAddress = [schema.emails, schema.contacts, schema.contactDeletions];

/** Columns left out of the export, with the reason. `ownerColumns` are always left out. */
const leftOut: Record<string, Record<string, string>> = {
  users: { passwordHash: "A secret." },
  verification_tokens: { tokenHash: "Of a secret." },
  connect_states: { stateHash: "Of a secret." },
  feedbacks: { tokenHash: "Of a secret." },
  projects: { widgetSecret: "A secret; the dashboard shows it.", nextScanAt: "When a job runs next." },
  sessions: { expiresAt: "Always 7 days after `createdAt`." },
  report_links: { tokenHash: "Of a secret." },
  submission_events: { actorId: "Another person's." },
  tasks: { claimedBy: "Another person's.", finishedBy: "Another person's." },
  emails: { props: "Empty once sent; the links are made on sending.", requestId: "Of the log." },
};
const ownerColumns = ["userId", "projectId", "adminId", "uploadedBy"];

/** Creates an account with a row in every table that can reference it. */
const ownerOfEverything = async () => {
  const now = dependencies.clock();
  const user = await create.user({ emailVerifiedAt: now, googleId: crypto.randomUUID(), password: "a long password" });
  const userId = user.id;
  const project = await create.project({ ownerId: userId });
  const projectId = project.id;
  const keyword = await create.keyword({ projectId });
  const lead = await create.lead({ projectId });
  await create.mention({ projectId, leadId: lead.id });
  const offer = await create.offer({ projectId });
  await create.suggestion({ projectId });
  const { id: submissionId, directoryId } = await create.submission({ projectId });
  const reportId = crypto.randomUUID();
  const later = new Date(now.getTime() + 3_600_000);
  const secret = () => `secret-${crypto.randomUUID()}`;
  const rows: [PgTable, object][] = [
    [
      schema.verificationTokens,
      { userId, tokenHash: secret(), purpose: "magic-link", email: user.email, expiresAt: later },
    ],
    [schema.auditEntries, { adminId: userId, call: "PUT /api/plans/3", requestId: "r" }],
    [schema.files, { uploadedBy: userId, width: 8, height: 8, bytes: 9, placeholder: "" }],
    [
      schema.subscriptions,
      { userId, stripeId: `sub_${userId}`, status: "active", cancelAtPeriodEnd: false, planId: null },
    ],
    [schema.purchases, { userId, planId: (await db.select().from(schema.plans))[0]?.id, checkoutId: `cs_${userId}` }],
    [schema.connectedAccounts, { userId, mode: "live", accountId: "acct_1" }],
    [schema.connectStates, { userId, stateHash: secret(), mode: "live", expiresAt: later }],
    [schema.monthlyUsage, { userId, month: "2026-11", kind: "replies", used: 3 }],
    [schema.projectFeeds, { projectId, url: "https://feeds.example/rss" }],
    [schema.scans, { keywordId: keyword.id, source: "reddit", scannedAt: now }],
    [schema.sourceStatuses, { projectId, source: "reddit", state: "on", since: now }],
    [schema.leavingDialogs, { projectId, reasons: ["Too expensive"], isShuffled: false }],
    [
      schema.feedbacks,
      { projectId, mode: "live", verified: false, tokenHash: secret(), createdAt: now, offerId: offer.id },
    ],
    [
      schema.feedbackCounts,
      { projectId, mode: "live", day: "2026-11-21", dimension: "status", value: "new", count: 1 },
    ],
    [schema.reports, { id: reportId, projectId, month: "2026-11", figures: {} }],
    [schema.reportLinks, { reportId, tokenHash: secret() }],
    [schema.submissionEvents, { submissionId, actor: "customer", to: "proposed", at: now }],
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
  for (const table of ownedTables())
    if (!notExported[getTableName(table)] && !(await db.$count(table)))
      await db.insert(table).values(plausibleRow(table, { userId, projectId }));
  return { user, project };
};

/** A row of a table that needs nothing special, so that a new table needs no line above. */
const plausibleRow = (table: PgTable, ids: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, { notNull, hasDefault, dataType }]) =>
      notNull && !hasDefault ? [[name, ids[name] ?? plausible[dataType]]] : [],
    ),
  );
const plausible: Record<string, unknown> = {
  string: "text",
  number: 1,
  boolean: false,
  date: dependencies.clock(),
  array: [],
  json: {},
};

type Found = Record<string, unknown>;
const objectsIn = (value: unknown): Found[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Found, ...Object.values(value).flatMap(objectsIn)];
};

const exportOf = async (user: { id: string; isAdmin: boolean }) =>
  (await callWith(get)("GET", "users/me/export", await tokenOf(user))).text();

test("every table that references a user or a project is in the export, with all its columns", async () => {
  const { user } = await ownerOfEverything();
  const found = objectsIn(JSON.parse(await exportOf(user)));
  const missing = [...ownedTables(), ...namedByAddress].flatMap((table) => {
    const name = getTableName(table);
    if (notExported[name]) return [];
    const columns = Object.keys(getTableColumns(table)).filter(
      (column) => !ownerColumns.includes(column) && !leftOut[name]?.[column],
    );
    const closest = Math.max(...found.map((object) => columns.filter((column) => column in object).length));
    return closest === columns.length ? [] : [name];
  });
  expect(missing).toEqual([]);
});

test("the export contains no secret, no hash of one, and nothing of another account", async () => {
  const [{ user, project }, stranger] = [await ownerOfEverything(), await ownerOfEverything()];
  const text = await exportOf(user);
  expect(text).toContain(user.googleId);
  for (const secret of [user.passwordHash ?? "none", project.widgetSecret, "secret-"])
    expect(text).not.toContain(secret);
  expect(
    objectsIn(JSON.parse(text))
      .flatMap(Object.keys)
      .filter((key) => /hash|secret|token/i.test(key)),
  ).toEqual([]);
  for (const foreign of [stranger.user.id, stranger.user.email, stranger.project.id])
    expect(text).not.toContain(foreign);
});

test("mails to an unconfirmed address and its waitlist contact are not in the export", async () => {
  const user = await create.user();
  await db.insert(schema.contacts).values({ email: user.email });
  await db.insert(schema.emails).values({ recipient: user.email, template: "waitlist-welcome", props: {} });
  expect(JSON.parse(await exportOf(user))).toMatchObject({ sentMails: [], waitlist: [] });
});
