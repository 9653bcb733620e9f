// Compares the schema with the export: a new table that references a user or a project, or a new column in one, fails
// here until it is exported or listed below with a reason.
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createFullAccount, listOwnedTables } from "../../testing/full-account.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { eraseAccount } from "./deletion.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db } = dependencies;

/** Tables that reference a user by email address, without a foreign key. */
const namedByAddress = [schema.emails, schema.contacts, schema.contactDeletions];

/** Columns left out of the export, with the reason. `ownerColumns` are always left out. */
const leftOut: Record<string, Record<string, string>> = {
  users: { passwordHash: "A secret." },
  verification_tokens: { tokenHash: "Of a secret." },
  second_factors: { secret: "A secret.", lastStep: "Of a code." },
  recovery_codes: { codeHash: "Of a secret." },
  passkeys: { credentialId: "Of a key.", publicKey: "Of a key.", counter: "Of a key." },
  sign_in_challenges: { challengeHash: "Of a secret." },
  connect_states: { stateHash: "Of a secret." },
  feedbacks: { tokenHash: "Of a secret." },
  projects: { widgetSecret: "A secret; the dashboard shows it.", nextScanAt: "When a job runs next." },
  api_keys: { keyHash: "Of a secret." },
  idempotent_requests: {
    attempt: "Of a running request.",
    requestHash: "Of the request.",
    response: "A copy of what the account was sent, for a day.",
  },
  project_invitations: { tokenHash: "Of a secret." },
  sessions: {
    expiresAt: "Always 7 days after `createdAt`.",
    impersonatedBy: "Another person's.",
    adminSessionId: "Another person's.",
  },
  audit_entries: { onBehalfOf: "Another person's." },
  report_links: { tokenHash: "Of a secret." },
  destinations: { secret: "A secret." },
  search_connections: {
    secret: "A secret.",
    stateHash: "Of a secret.",
    stateUserId: "Another person's.",
    connectedBy: "Another person's.",
  },
  directory_logins: { secret: "A secret; the submission shows it." },
  webhooks: { secret: "A secret.", previousSecret: "A secret.", previousSecretUntil: "Of a secret." },
  slack_connections: { secret: "A secret." },
  mention_feeds: { tokenHash: "Of a secret." },
  submission_events: { actorId: "Another person's." },
  article_events: { actorId: "Another person's." },
  project_activity: { actorId: "Another person's." },
  article_comments: { authorId: "Another person's." },
  tasks: { claimedBy: "Another person's.", finishedBy: "Another person's." },
  emails: { props: "Empty once sent; the links are made on sending.", requestId: "Of the log." },
};
const ownerColumns = ["userId", "projectId", "adminId", "uploadedBy"];

type Found = Record<string, unknown>;
const objectsIn = (value: unknown): Found[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Found, ...Object.values(value).flatMap(objectsIn)];
};

const exportOf = async (user: { id: string; isAdmin: boolean }) =>
  (await callWith(get)("GET", "users/me/export", await tokenOf(user))).text();

const createFull = () => createFullAccount(db, dependencies.clock());

test("every table that references a user or a project is in the export, with all its columns and rows", async () => {
  const { user } = await createFull();
  const text = await exportOf(user);
  const found = objectsIn(JSON.parse(text));
  const missing = [...listOwnedTables(), ...namedByAddress].flatMap((table) => {
    const name = getTableName(table);
    const columns = Object.keys(getTableColumns(table)).filter(
      (column) => !ownerColumns.includes(column) && !leftOut[name]?.[column],
    );
    const closest = Math.max(...found.map((object) => columns.filter((column) => column in object).length));
    return closest === columns.length ? [] : [name];
  });
  expect(missing).toEqual([]);
  for (const table of listOwnedTables().filter((owned) => "id" in getTableColumns(owned))) {
    const rows = await db.select({ id: sql<string>`id` }).from(table);
    expect(rows.length, getTableName(table)).toBeGreaterThan(0);
    expect(
      rows.filter(({ id }) => !text.includes(id)),
      getTableName(table),
    ).toEqual([]);
  }
});

/** Tables whose rows outlive the account, without a reference to it. */
const retained: Record<string, string> = {
  audit_entries: "What administrators did.",
  invoices: "Accounting.",
  purchases: "Accounting.",
  subscriptions: "Accounting.",
};

test("deleting an account deletes its rows in every table", async () => {
  const tables = listOwnedTables();
  const countRows = () => Promise.all(tables.map((table) => db.$count(table)));
  const namesWhere = (isTrue: (at: number) => boolean) =>
    tables.flatMap((table, at) => (isTrue(at) ? [getTableName(table)] : []));
  const before = await countRows();
  const { user } = await createFull();
  const full = await countRows();
  expect(namesWhere((at) => full[at] === before[at])).toEqual([]);
  await eraseAccount(dependencies, user.id);
  const after = await countRows();
  expect(namesWhere((at) => after[at] !== before[at]).sort()).toEqual(Object.keys(retained));
});

test("the export contains no secret, no hash of one, and nothing of another account", async () => {
  const [{ user, project }, stranger] = [await createFull(), await createFull()];
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
