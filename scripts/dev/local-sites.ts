// Directories and a WordPress site that run inside `bun run dev`, so that a submission can be followed until its link is
// verified, and an article to its public page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { demoBlog, demoProject } from "#db/demo/data.ts";
import { importDirectories } from "#db/directories/import.ts";
import {
  articles,
  destinations,
  directories,
  pages,
  projects,
  publications,
  submissions,
  tasks,
} from "#db/schema/index.ts";
import { sealSecret } from "#server/content/destinations/secrets.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { submitTo } from "#server/links/submissions/proposals.ts";
import { transition } from "#server/links/submissions/transition.ts";
import { createDirectory } from "#server/testing/stand-ins/directory.ts";
import { newPost, type PlatformPost } from "#server/testing/stand-ins/platform.ts";
import { createWordpressSite, wordpressUser } from "#server/testing/stand-ins/wordpress.ts";
import { dayMs } from "#shared/time.ts";

const local = [
  { name: "Harborlist", rel: "noopener", linkKind: "dofollow" },
  { name: "Toolgarden", rel: "nofollow noopener", linkKind: "nofollow" },
  { name: "Makersrow", rel: "noopener", linkKind: "dofollow" },
] as const;

type LocalDirectory = {
  name: string;
  linkKind: (typeof local)[number]["linkKind"];
  host: string;
  url: string;
  /** Whether a listing was added or removed since the last look. */
  hasChanged: boolean;
  /** When that was, on the clock that tests and developers may move. */
  changedAt: Date | undefined;
};

/** Starts them on the ports from `firstPort`. Their listings are stored in `folder` and survive a restart. */
export const startLocalDirectories = (firstPort: number, folder: string): LocalDirectory[] => {
  mkdirSync(folder, { recursive: true });
  return local.map(({ name, rel, linkKind }, index) => {
    const file = join(folder, `${name.toLowerCase()}.json`);
    const { host, url } = createDirectory({
      name,
      rel,
      port: firstPort + index,
      listings: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [],
      onChange: (listings) => {
        writeFileSync(file, JSON.stringify(listings));
        directory.hasChanged = true;
      },
    });
    const directory: LocalDirectory = { name, linkKind, host, url, hasChanged: false, changedAt: undefined };
    return directory;
  });
};

/** Adds them to the catalogue and to the operators' queue, and checks their listings soon after a change. */
export const followLocalDirectories = async (dependencies: Dependencies, locals: readonly LocalDirectory[]) => {
  await addToCatalogue(dependencies, locals);
  await queueForDemo(dependencies, locals);
  setInterval(() => {
    makeDue(dependencies, locals).catch((err) => dependencies.log.warn({ err }, "The local directories wait."));
  }, 5_000).unref();
};

const addToCatalogue = async ({ db }: Dependencies, locals: readonly LocalDirectory[]) => {
  const header = "name,url,submit_url,category,pricing,link_kind,fields,steps,listing_url_pattern,source";
  const steps = "Fill in the form; the listing is public at once.";
  const rows = locals.map(
    ({ name, url, linkKind }) =>
      `${name},${url}/,${url}/submit,startup,free,${linkKind},name:40|url|short:160,${steps},${url}/listings/*,Runs on this machine`,
  );
  const { errors } = await importDirectories(db, [[header, ...rows].join("\n")]);
  if (errors[0]) throw new Error(errors[0].message);
};

const findIds = async ({ db }: Dependencies, locals: readonly LocalDirectory[]) => {
  const hosts = locals.map(({ host }) => host);
  return db
    .select({ id: directories.id, host: directories.host })
    .from(directories)
    .where(inArray(directories.host, hosts));
};

/** Approves them for the demo project; their tasks are the first of the queue. */
const queueForDemo = async (dependencies: Dependencies, locals: readonly LocalDirectory[]) => {
  const { db, clock } = dependencies;
  const [project] = await db
    .select({ id: projects.id, userId: projects.userId })
    .from(projects)
    .where(eq(projects.url, demoProject.url));
  if (!project) return;
  for (const { id: directoryId } of await findIds(dependencies, locals)) {
    const isThere = and(eq(submissions.projectId, project.id), eq(submissions.directoryId, directoryId));
    if (await db.$count(submissions, isThere)) continue;
    const { id } = await submitTo(dependencies, project, project.userId, directoryId);
    await db.transaction(async (tx) => {
      await transition(tx, clock(), id, { to: "queued", actor: "system" });
      await tx
        .update(tasks)
        .set({ dueAt: new Date(clock().getTime() - dayMs) })
        .where(eq(tasks.submissionId, id));
    });
  }
};

/** Checks due later than this are on the normal schedule, not under way. */
const scheduledMs = 10 * 60_000;

/** Makes the check of a listing due that has never been checked, or whose directory has changed since. */
const makeDue = async (dependencies: Dependencies, locals: readonly LocalDirectory[]) => {
  const { db, clock, jobs } = dependencies;
  for (const { id, host } of await findIds(dependencies, locals)) {
    const directory = locals.find((one) => one.host === host);
    if (directory?.hasChanged) {
      directory.changedAt = clock();
      directory.hasChanged = false;
    }
    const changedAt = directory?.changedAt;
    await db
      .update(submissions)
      .set({ nextCheckAt: clock() })
      .where(
        and(
          eq(submissions.directoryId, id),
          gt(submissions.nextCheckAt, new Date(clock().getTime() + scheduledMs)),
          or(isNull(submissions.lastCheckedAt), changedAt && lt(submissions.lastCheckedAt, changedAt)),
        ),
      );
  }
  jobs.enqueue("check-listings");
};

type LocalWordpress = ReturnType<typeof startLocalWordpress>;

/** Starts it. Its posts are stored in `folder` and survive a restart. */
export const startLocalWordpress = (port: number, folder: string) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "posts.json");
  const store = (posts: readonly PlatformPost[]) => writeFileSync(file, JSON.stringify(posts));
  const site = createWordpressSite({
    name: demoBlog.name,
    port,
    posts: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [],
    onChange: store,
  });
  return { ...site, store: () => store([...site.posts.values()]) };
};

/**
 * Connects the demo's blog to it. What the demo has published there before moves with the destination, and its public
 * pages are checked at the new address.
 */
export const connectLocalWordpress = async ({ db, clock, secrets }: Dependencies, site: LocalWordpress) => {
  const [blog] = await db.select().from(destinations).where(eq(destinations.url, demoBlog.url));
  if (!blog) return;
  const isPublished = and(eq(publications.destinationId, blog.id), isNotNull(publications.remoteId));
  for (const { id, articleId, pageId, remoteId, document, mode } of await db
    .select()
    .from(publications)
    .where(isPublished)) {
    const { title, slug, html, excerpt } = document;
    const post = newPost({ id: remoteId ?? "", slug, title, html, isLive: mode === "live", values: { excerpt } });
    site.posts.set(post.id, post);
    if (mode !== "live") continue;
    const url = `${site.url}/${slug}/`;
    await db
      .update(publications)
      .set({ url, evidence: null, checkedAt: null, nextCheckAt: clock() })
      .where(eq(publications.id, id));
    if (articleId) await db.update(articles).set({ publishedUrl: url }).where(eq(articles.id, articleId));
    if (pageId) await db.update(pages).set({ url }).where(eq(pages.id, pageId));
  }
  site.store();
  const secret = sealSecret(secrets, blog.id, wordpressUser);
  await db.update(destinations).set({ url: site.url, secret }).where(eq(destinations.id, blog.id));
};
