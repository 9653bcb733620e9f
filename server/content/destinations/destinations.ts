// Where a project publishes: creating, changing and deleting destinations.
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, max, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { destinations, projects, publications } from "#db/schema/index.ts";
import {
  type DestinationChanges,
  type DestinationInput,
  type DestinationKind,
  destinationSecrets,
  destinationSettings,
  type PublicationQuery,
  type PublicationState,
} from "#shared/content/destinations.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { PublishedProblem } from "#shared/published-page.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { parsePublicUrl } from "../../integrations/public-url.ts";
import { createWebhookSecret } from "../../integrations/standard-webhooks.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";
import { sealSecret } from "./secrets.ts";

export type DestinationRow = typeof destinations.$inferSelect;

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "secrets"> & MaybeUser;

const maxDestinations = 20;

/** Secrets are write-only: no answer has one. */
const { id, kind, name, url, settings, state, reason, createdAt, updatedAt } = getTableColumns(destinations);
const shownColumns = { id, kind, name, url, settings, state, reason, createdAt, updatedAt };

/** The destinations of a project, with what was published there. */
export const listDestinations = async (db: Db, projectId: string) => {
  const inState = (...states: PublicationState[]) =>
    sql<number>`count(*) filter (where ${inArray(publications.state, states)})::int`;
  const isRetried = sql`${publications.state} = 'queued' and ${publications.errorClass} is not null`;
  const [rows, figures] = await Promise.all([
    db
      .select(shownColumns)
      .from(destinations)
      .where(eq(destinations.projectId, projectId))
      .orderBy(asc(destinations.createdAt), asc(destinations.id)),
    db
      .select({
        id: publications.destinationId,
        published: inState("published"),
        waiting: inState("queued", "publishing"),
        failed: inState("failed"),
        damaged: sql<number>`count(*) filter (where ${publications.problemConfirmedAt} is not null)::int`,
        lastPublishedAt: max(publications.publishedAt),
        nextAttemptAt: sql`min(${publications.nextAttemptAt}) filter (where ${isRetried})`.mapWith(
          publications.nextAttemptAt,
        ),
      })
      .from(publications)
      .where(eq(publications.projectId, projectId))
      .groupBy(publications.destinationId),
  ]);
  return {
    destinations: rows.map((row) => {
      const found = figures.find(({ id }) => id === row.id);
      return {
        ...row,
        published: found?.published ?? 0,
        waiting: found?.waiting ?? 0,
        failed: found?.failed ?? 0,
        damaged: found?.damaged ?? 0,
        lastPublishedAt: found?.lastPublishedAt ?? null,
        nextAttemptAt: found?.nextAttemptAt ?? null,
      };
    }),
    total: rows.length,
  };
};

/** What is at a destination, or waits for it: first what is damaged, then the newest. */
export const listPublications = async (
  db: Db,
  { id, state: paused }: DestinationRow,
  { state, ...paging }: PublicationQuery,
) => {
  const isListed = and(
    eq(publications.destinationId, id),
    state ? eq(publications.state, state) : ne(publications.state, "unpublished"),
  );
  const { document } = publications;
  const [total, rows] = await Promise.all([
    countListed(db, publications, isListed),
    db
      .select({
        id: publications.id,
        isPage: isNotNull(publications.pageId),
        title: sql<string>`${document}->>'title'`,
        slug: sql<string>`${document}->>'slug'`,
        state: publications.state,
        mode: publications.mode,
        url: publications.url,
        reason: publications.reason,
        problem: sql<PublishedProblem | null>`case when ${publications.problemConfirmedAt} is not null then ${publications.problem} end`,
        publishedAt: publications.publishedAt,
        nextAttemptAt: publications.nextAttemptAt,
      })
      .from(publications)
      .where(isListed)
      .orderBy(
        desc(sql`${publications.problemConfirmedAt} is not null`),
        desc(sql`coalesce(${publications.publishedAt}, ${publications.createdAt})`),
        desc(publications.id),
      )
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ]);
  return {
    publications: rows.map(({ isPage, nextAttemptAt, ...row }) => ({
      ...row,
      kind: isPage ? ("page" as const) : ("article" as const),
      nextAttemptAt:
        row.state === "queued" && paused !== "paused" && nextAttemptAt.getTime() > 0 ? nextAttemptAt : null,
    })),
    ...total,
  };
};

/** Returns a destination of this person, or of anyone for an admin. Throws Problem `not-found`. */
export const getOwnDestination = async (db: Db, viewer: Viewer, id: string) =>
  (await getOwnRow(db, viewer, destinations, id, "Destination")).row;

/**
 * Adds a destination to a project. Throws Problem `limit`, and `invalid` for an address that we don't publish to. The
 * answer has the signing secret of a webhook that came without one.
 */
export const createDestination = async (
  { db, clock, env, secrets, user }: Scope,
  projectId: string,
  input: DestinationInput,
) => {
  const url = "url" in input ? input.url : undefined;
  if (url !== undefined) requireAddress(env, input.kind, url);
  const made = input.kind === "webhook" && !input.secret ? { secret: createWebhookSecret() } : undefined;
  const secret = made ?? ("secret" in input ? input.secret : undefined);
  const id = Bun.randomUUIDv7();
  const created = await db.transaction(async (tx) => {
    // Locked until commit, so concurrent requests can't exceed the limit.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    if ((await tx.$count(destinations, eq(destinations.projectId, projectId))) >= maxDestinations)
      throw new Problem("limit", `A project can have ${maxDestinations} destinations.`);
    const [row] = await tx
      .insert(destinations)
      .values({
        id,
        projectId,
        kind: input.kind,
        name: input.name,
        url: url ?? null,
        settings: input.settings,
        secret: secret ? sealSecret(secrets, id, secret) : null,
        createdAt: clock(),
        updatedAt: clock(),
      })
      .returning(shownColumns);
    if (!row) throw new Error("The destination was not created.");
    const entry = { projectId, actorId: user?.id, subject: row.name, at: clock() };
    await recordActivity(tx, { ...entry, kind: "destination.added" });
    return row;
  });
  return { ...created, ...made };
};

/**
 * Changes a destination, and lets a paused one try again. A new address needs the secret again: otherwise a stolen session
 * could have the stored one sent anywhere. Throws Problem `invalid`.
 */
export const updateDestination = async (
  { db, clock, env, secrets, user }: Scope,
  destination: DestinationRow,
  { name, url, settings, secret }: DestinationChanges,
) => {
  const { id, kind } = destination;
  if (url !== undefined) {
    requireAddress(env, kind, url);
    // Another path can be another customer of the same host.
    const isElsewhere = destination.url === null || new URL(url).href !== new URL(destination.url).href;
    const sendsSecret = kind === "wordpress" || kind === "ghost" || kind === "shopify";
    if (isElsewhere && sendsSecret && !secret)
      throw new Problem("invalid", "Enter the credentials again to change the address.", {
        issues: [{ path: "secret", message: "Enter the credentials for the new address." }],
      });
  }
  const secretSchema: z.ZodType<object> = destinationSecrets[kind];
  const changed = {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(settings && { settings: parsed("settings", destinationSettings[kind], settings) }),
    ...(secret && { secret: sealSecret(secrets, id, parsed("secret", secretSchema, secret)) }),
  };
  return db.transaction(async (tx) => {
    const now = clock();
    const [row] = await tx
      .update(destinations)
      .set({ ...changed, state: "ok", reason: null, updatedAt: now })
      .where(eq(destinations.id, id))
      .returning(shownColumns);
    if (!row) throw new Problem("not-found", "Destination not found.");
    const entry = { projectId: destination.projectId, actorId: user?.id, subject: row.name, at: now };
    await recordActivity(tx, { ...entry, kind: "destination.changed" });
    return row;
  });
};

/** Deletes a destination with what is known about its publications. Throws Problem `conflict` while it is in use. */
export const deleteDestination = async (
  { db, clock, user }: Pick<Scope, "db" | "clock" | "user">,
  { id, projectId, name: subject }: DestinationRow,
) => {
  const isBusy = and(eq(publications.destinationId, id), eq(publications.state, "publishing"));
  if (await db.$count(publications, isBusy))
    throw new Problem("conflict", "Something is being published there right now. Try again in a few minutes.");
  await db.transaction(async (tx) => {
    await tx.delete(destinations).where(eq(destinations.id, id));
    await recordActivity(tx, { projectId, actorId: user?.id, kind: "destination.removed", subject, at: clock() });
  });
};

/**
 * Saves the password that WordPress made for us. A site that is already a destination of the project gets the new one.
 */
export const saveWordpressPassword = async (
  scope: Scope,
  { projectId, url }: { projectId: string; url: string },
  secret: { username: string; applicationPassword: string },
) => {
  const { db } = scope;
  const own = and(eq(destinations.projectId, projectId), eq(destinations.kind, "wordpress"), eq(destinations.url, url));
  const [existing] = await db.select().from(destinations).where(own).limit(1);
  if (existing) return updateDestination(scope, existing, { secret });
  const input = { kind: "wordpress", name: new URL(url).host, url, settings: { publishAs: "draft" }, secret } as const;
  return createDestination(scope, projectId, input);
};

const parsed = <Value>(name: string, schema: z.ZodType<Value>, value: unknown) => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem("invalid", `The ${name} don't fit this kind of destination.`, {
    issues: result.error.issues.map(({ path, message }) => ({ path: [name, ...path].join("."), message })),
  });
};

/** Throws Problem `invalid` unless it is a public address with HTTPS, or a host allowed for tests and development. */
export const requireAddress = (
  { FETCH_ALLOW = "" }: Pick<Scope["env"], "FETCH_ALLOW">,
  kind: DestinationKind,
  text: string,
) => {
  const url = new URL(text);
  const invalid = (message: string) => problemAt("url", message);
  if (FETCH_ALLOW.split(",").some((host) => host.trim() === url.host)) return;
  if (!parsePublicUrl(url)) throw invalid("Enter the address of a public website.");
  if (url.protocol !== "https:")
    throw invalid("Enter an address that starts with https://, so that the credentials stay secret.");
  if (kind === "shopify" && !url.hostname.endsWith(".myshopify.com"))
    throw invalid("Enter the shop's address at myshopify.com.");
};
