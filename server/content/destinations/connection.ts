// Tests a destination's connection, lists its targets, and connects WordPress with one click.
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/connect.ts";
import { destinations } from "#db/schema/index.ts";
import type { ConnectionReport } from "#shared/content/destinations.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueOwnerEmail } from "../../emails/owner-emails.ts";
import { PublishError } from "../../integrations/publishing/publisher.ts";
import { wordpressAuthorizationUrl } from "../../integrations/publishing/wordpress.ts";
import { isSecretEqual } from "../../security/hmac.ts";
import type { Tokens } from "../../security/session-tokens.ts";
import type { MaybeUser } from "../../workspace/activity/activity.ts";
import { destinationPaused } from "../content.emails.tsx";
import { type DestinationRow, requireAddress, saveWordpressPassword } from "./destinations.ts";
import { publisherFor } from "./publisher-for.ts";

/** A destination that its owner paused or changed meanwhile keeps its state. */
const isUnchanged = ({ id, state }: DestinationRow) => and(eq(destinations.id, id), eq(destinations.state, state));

export const noteSuccess = async (tx: Db, destination: DestinationRow) => {
  if (destination.state === "failing")
    await tx.update(destinations).set({ state: "ok", reason: null }).where(isUnchanged(destination));
};

/**
 * Rejected credentials pause the destination, so that a wrong password isn't tried 200 times, and its owner gets an email.
 * Call it in the transaction that saves the failure.
 */
export const noteFailure = async (
  { db: tx, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  destination: DestinationRow,
  { errorClass, message: reason }: PublishError,
) => {
  if (errorClass === "temporary")
    await tx.update(destinations).set({ state: "failing", reason }).where(isUnchanged(destination));
  if (errorClass !== "auth") return;
  const [paused] = await tx
    .update(destinations)
    .set({ state: "paused", reason, updatedAt: clock() })
    .where(and(eq(destinations.id, destination.id), ne(destinations.state, "paused")))
    .returning({ id: destinations.id });
  if (!paused) return;
  await enqueueOwnerEmail(tx, jobs, destination.projectId, {
    email: destinationPaused,
    props: { destinationId: destination.id },
  });
};

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "safeFetch" | "secrets" | "storage" | "tokens"> & MaybeUser;

/** Signs in at the destination and reports what we may do there. The outcome becomes the destination's state. */
export const testDestination = async (scope: Scope, destination: DestinationRow): Promise<ConnectionReport> => {
  const { db, clock } = scope;
  const save = (state: DestinationRow["state"], reason: string | null) =>
    db.update(destinations).set({ state, reason, updatedAt: clock() }).where(eq(destinations.id, destination.id));
  try {
    const report = await publisherFor(scope, destination).test();
    await save("ok", null);
    return { ok: true, ...report, reason: null };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    await save(error.errorClass === "auth" ? "paused" : "failing", error.message);
    return { ok: false, as: null, can: [], warnings: [], reason: error.message };
  }
};

/** Lists categories, collections or blogs. Throws Problem `upstream` with the reason. */
export const listTargets = async (scope: Scope, destination: DestinationRow) => {
  const targets = await asProblem(async () => publisherFor(scope, destination).targets());
  return { targets, total: targets.length };
};

const asProblem = async <Result>(work: () => Promise<Result>) => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublishError) throw new Problem("upstream", error.message, { cause: error });
    throw error;
  }
};

/** WordPress shows application passwords by this id; it never changes. */
const appId = "5d2f1c9e-6b0a-4f3e-9c41-7a8d2e5b6f10";
const stateMinutes = 10;
const purpose = "wordpress-authorization";

const signedState = z.object({ projectId: z.string(), url: z.string(), expiresAt: z.number() });

/**
 * Returns the page of the customer's site on which they allow us to publish, and the state to send back with its answer.
 * Throws Problem `invalid` or `upstream` with the reason.
 */
export const startWordpressConnection = async (scope: Scope, projectId: string, siteUrl: string) => {
  const { env, safeFetch, clock, tokens } = scope;
  requireAddress(env, "wordpress", siteUrl);
  const expiresAt = clock().getTime() + stateMinutes * 60_000;
  const content = Buffer.from(JSON.stringify({ projectId, url: siteUrl, expiresAt })).toString("base64url");
  const state = `${content}.${tokens.markOf(purpose, content)}`;
  const returnUrl = `${env.SITE_URL}${link("wordpressReturn")}?${new URLSearchParams({ project: projectId, state })}`;
  const url = await asProblem(() =>
    wordpressAuthorizationUrl(
      { safeFetch },
      { url: siteUrl, appName: site.name, appId, successUrl: returnUrl, rejectUrl: `${returnUrl}&rejected=true` },
    ),
  );
  return { url, state };
};

/** Saves the password that WordPress made. Throws Problem `invalid` unless it was started for this project. */
export const finishWordpressConnection = async (
  scope: Scope,
  projectId: string,
  { state, ...secret }: { state: string; username: string; applicationPassword: string },
) => {
  const started = readState(scope.tokens, state);
  if (started?.projectId !== projectId || started.expiresAt <= scope.clock().getTime())
    throw new Problem("invalid", "This connection was not started here, or has expired. Start again.");
  return saveWordpressPassword(scope, { projectId, url: started.url }, secret);
};

const readState = (tokens: Tokens, state: string) => {
  const [content = "", mark = ""] = state.split(".");
  if (!isSecretEqual(mark, tokens.markOf(purpose, content))) return undefined;
  return signedState.safeParse(JSON.parse(Buffer.from(content, "base64url").toString())).data;
};
