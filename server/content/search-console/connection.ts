// Connects a project to a property of Google Search Console.
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { searchConnections, searchDays, searchFigures } from "#db/schema/index.ts";
import type { SearchAnswer, SearchConnection, SearchProperty } from "#shared/content/search-console.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { minuteMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueOwnerEmail } from "../../emails/owner-emails.ts";
import { hostOf } from "../../integrations/public-url.ts";
import { SearchConsoleError, type SearchFailure } from "../../integrations/search-console.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { searchRevoked } from "../content.emails.tsx";

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "secrets" | "tokens" | "jobs" | "searchConsole"> & {
  user: { id: string };
};
type Project = { id: string; url: string };

const stateMinutes = 10;

const ofProject = (projectId: string) => eq(searchConnections.projectId, projectId);

const findRow = async (db: Db, projectId: string) => {
  const [row] = await db.select().from(searchConnections).where(ofProject(projectId));
  return row;
};

const requireConsole = ({ searchConsole }: Pick<Dependencies, "searchConsole">) => {
  if (!searchConsole) throw new Problem("unavailable", "Search Console is not set up on this site.");
  return searchConsole;
};

/** Returns what a project's connection does, without its token. */
export const getConnection = async (
  { db, searchConsole, user }: Pick<Scope, "db" | "searchConsole" | "user">,
  projectId: string,
) => {
  const row = await findRow(db, projectId);
  const daysRead = await db.$count(searchDays, eq(searchDays.projectId, projectId));
  const isConnected = Boolean(row?.secret && row.connectedBy);
  const isOn = isConnected && Boolean(row?.property);
  const state: SearchConnection["state"] =
    isOn || row?.isSample ? "on" : isConnected ? "choosing" : row?.property ? "ended" : "off";
  return {
    isAvailable: searchConsole !== undefined,
    state,
    property: row?.property ?? null,
    isOwn: isConnected && row?.connectedBy === user.id,
    isSample: row?.isSample ?? false,
    problem: row?.problem ?? null,
    daysRead,
    daysLeft: isOn ? (row?.daysLeft ?? null) : null,
    importedAt: row?.importedAt ?? null,
    nextImportAt: isOn ? (row?.nextImportAt ?? null) : null,
  };
};

/** PKCE: derived from the state, so that it need not be stored, and never sent to the browser. */
const verifierOf = ({ tokens }: Pick<Scope, "tokens">, state: string) => tokens.markOf("search-console", state);

const redirectUri = ({ env }: Pick<Scope, "env">) => env.SITE_URL + link("searchReturn");

/** Returns Google's page of consent. Its answer is accepted once, from this user, for ten minutes. */
export const startConnection = async (scope: Scope, projectId: string) => {
  const { db, clock, user } = scope;
  const searchConsole = requireConsole(scope);
  const state = `${projectId}.${createToken()}`;
  const pending = {
    stateHash: hashToken(state),
    stateUserId: user.id,
    stateExpiresAt: new Date(clock().getTime() + stateMinutes * minuteMs),
  };
  await db
    .insert(searchConnections)
    .values({ projectId, ...pending, createdAt: clock() })
    .onConflictDoUpdate({ target: searchConnections.projectId, set: pending });
  const url = searchConsole.authorizeUrl({
    state,
    verifier: verifierOf(scope, state),
    redirectUri: redirectUri(scope),
  });
  return { url };
};

/** Stores the token for Google's answer. Throws Problem `invalid` for an answer that was not asked for, or came twice. */
export const finishConnection = async (scope: Scope, projectId: string, { code, state }: SearchAnswer) => {
  const { db, clock, secrets, user } = scope;
  const searchConsole = requireConsole(scope);
  // Consumed first, so that only one of several requests gets further.
  const [row] = await db
    .update(searchConnections)
    .set({ stateHash: null, stateUserId: null, stateExpiresAt: null })
    .where(
      and(
        ofProject(projectId),
        eq(searchConnections.stateHash, hashToken(state)),
        eq(searchConnections.stateUserId, user.id),
        gt(searchConnections.stateExpiresAt, clock()),
      ),
    )
    .returning();
  if (!row) throw new Problem("invalid", "This connection was not started here, or has expired. Start again.");
  const token = await searchConsole
    .exchange(code, { verifier: verifierOf(scope, state), redirectUri: redirectUri(scope) })
    .catch((error) => {
      if (isFailure(error, "revoked")) throw new Problem("invalid", "Google didn't accept the answer. Start again.");
      throw asProblem(error);
    });
  if (!token)
    throw new Problem("invalid", "Google gave no permission to read Search Console. Start again and leave it ticked.");
  const connected = {
    secret: secrets.seal(token, row.id),
    connectedBy: user.id,
    problem: null,
    attempts: 0,
    // A property that was chosen before is read on, unless it is that of the sample data.
    nextImportAt: clock(),
    isSample: false,
    ...(row.isSample && { property: null }),
  };
  await db.transaction(async (tx) => {
    await tx.update(searchConnections).set(connected).where(eq(searchConnections.id, row.id));
    if (row.isSample) await deleteFigures(tx, projectId);
  });
  scope.jobs.enqueue("import-search");
  return getConnection(scope, projectId);
};

/** Lists the account's properties: first those that cover the website, the whole domain before a part of it. */
export const listProperties = async (scope: Scope, { id, url }: Project) => {
  const found = await readProperties(scope, id);
  const rank = (one: SearchProperty) => (one.fits ? (one.property.startsWith("sc-domain:") ? 0 : 1) : 2);
  const properties = found
    .map((property) => ({ property, fits: coversWebsite(property, url) }))
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        one.property.length - other.property.length ||
        one.property.localeCompare(other.property),
    );
  return { properties, total: properties.length };
};

/** Only for the person who connected: the account may have properties that are none of the other owners' business. */
const readProperties = async (scope: Scope, projectId: string) => {
  const searchConsole = requireConsole(scope);
  const row = await findRow(scope.db, projectId);
  if (!row?.secret) throw new Problem("conflict", "Connect Google Search Console first.");
  if (row.connectedBy !== scope.user.id)
    throw new Problem("conflict", "Only the owner who connected Google can choose the property.");
  const reader = searchConsole.open(scope.secrets.open(row.secret, row.id));
  return reader.listProperties().catch(async (error) => {
    if (isFailure(error, "revoked")) await saveRevoked(scope, row);
    throw asProblem(error);
  });
};

/** Deletes a token that is no longer accepted or no longer ours, unless a new one was stored meanwhile, and emails the project's owner. */
export const saveRevoked = (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  { id, secret, projectId }: typeof searchConnections.$inferSelect,
) =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(searchConnections)
      .set({ secret: null, problem: "revoked", daysLeft: null })
      .where(and(eq(searchConnections.id, id), eq(searchConnections.secret, secret ?? "")))
      .returning({ id: searchConnections.id });
    if (ended.length)
      await enqueueOwnerEmail(tx, jobs, projectId, { email: searchRevoked, props: { connectionId: id } });
  });

/** `sc-domain:example.com` covers all subdomains and protocols, `https://example.com/shop/` what is below it. */
export const coversWebsite = (property: string, websiteUrl: string) => {
  const website = new URL(websiteUrl);
  const host = hostOf(website).replace(/^www\./, "");
  const [, domain] = property.match(/^sc-domain:(.+)$/) ?? [];
  if (domain) return host === domain || host.endsWith(`.${domain}`);
  const prefix = URL.parse(property);
  if (!prefix || hostOf(prefix).replace(/^www\./, "") !== host) return false;
  return `${website.pathname.replace(/\/$/, "")}/`.startsWith(prefix.pathname);
};

/** Chooses one of the account's properties and starts its import. The figures of another one are deleted. */
export const chooseProperty = async (scope: Scope, { id: projectId }: Project, property: string) => {
  const { db, clock, jobs, user } = scope;
  if (!(await readProperties(scope, projectId)).includes(property))
    throw new Problem("invalid", "Choose one of the properties of the connected account.", {
      issues: [{ path: "property", message: "The connected account can't read this property." }],
    });
  await db.transaction(async (tx) => {
    // Locked, so that a running import saves no day of the former property afterwards.
    const [found] = await tx.select().from(searchConnections).where(ofProject(projectId)).for("update");
    if (found?.property !== property) await deleteFigures(tx, projectId);
    await tx
      .update(searchConnections)
      .set({ property, problem: null, attempts: 0, daysLeft: null, importedAt: null, nextImportAt: clock() })
      .where(ofProject(projectId));
    await recordActivity(tx, { projectId, actorId: user.id, kind: "search.connected", subject: property, at: clock() });
  });
  jobs.enqueue("import-search");
  return getConnection(scope, projectId);
};

const deleteFigures = async (db: Db, projectId: string) => {
  await db.delete(searchDays).where(eq(searchDays.projectId, projectId));
  await db.delete(searchFigures).where(eq(searchFigures.projectId, projectId));
};

/**
 * Deletes the token, and the figures on request, then ends our access at Google: only then, since a failed
 * call must not keep a token here. Google ends the access of all tokens of a person, so not while another connection of this
 * person is in use.
 */
export const disconnect = async (scope: Scope, projectId: string, figures: "keep" | "delete") => {
  const { db, clock, secrets, searchConsole, user } = scope;
  const row = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(searchConnections).where(ofProject(projectId)).for("update");
    if (!found) throw new Problem("not-found", "Search Console is not connected.");
    if (figures === "delete" || found.isSample) {
      await tx.delete(searchConnections).where(eq(searchConnections.id, found.id));
      await deleteFigures(tx, projectId);
    } else {
      await tx
        .update(searchConnections)
        .set({ secret: null, connectedBy: null, problem: null, daysLeft: null, stateHash: null })
        .where(eq(searchConnections.id, found.id));
    }
    const subject = found.property ?? "Google Search Console";
    await recordActivity(tx, { projectId, actorId: user.id, kind: "search.disconnected", subject, at: clock() });
    return found;
  });
  if (!row.secret || !row.connectedBy || !searchConsole) return { isRevoked: false };
  const isShared = and(isNotNull(searchConnections.secret), eq(searchConnections.connectedBy, row.connectedBy));
  if (await db.$count(searchConnections, isShared)) return { isRevoked: false };
  return { isRevoked: await searchConsole.revoke(secrets.open(row.secret, row.id)) };
};

const isFailure = (error: unknown, kind: SearchFailure) => error instanceof SearchConsoleError && error.kind === kind;

const asProblem = (error: unknown) => {
  if (!(error instanceof SearchConsoleError)) return error;
  if (error.kind === "revoked") return new Problem("conflict", "Google no longer accepts our access. Connect again.");
  if (error.kind === "quota") return new Problem("unavailable", "Google's quota is used up. Try again in 15 minutes.");
  return new Problem("upstream", "Google didn't respond as expected. Try again in a few minutes.", { cause: error });
};
