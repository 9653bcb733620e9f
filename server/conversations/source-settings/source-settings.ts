import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projects, scans, sourceSettings } from "#db/schema/index.ts";
import type { SourceName, SourceSettings } from "#shared/conversations/sources.ts";
import type { Dependencies } from "../../dependencies.ts";

const defaults: SourceSettings = {
  disabled: [],
  forums: [],
  devTags: [],
  mastodonTags: [],
  mastodonInstance: null,
  stackExchangeSites: [],
};

/** The choices of a project without settings and feeds. */
export const noChoices = { ...defaults, feeds: [] };

export const getSourceSettings = async (db: Db, projectId: string): Promise<SourceSettings> => {
  const [row] = await db
    .select({
      disabled: sourceSettings.disabled,
      forums: sourceSettings.forums,
      devTags: sourceSettings.devTags,
      mastodonTags: sourceSettings.mastodonTags,
      mastodonInstance: sourceSettings.mastodonInstance,
      stackExchangeSites: sourceSettings.stackExchangeSites,
    })
    .from(sourceSettings)
    .where(eq(sourceSettings.projectId, projectId));
  return row ?? defaults;
};

/** Saves the settings and schedules a scan now. What a source has not searched yet is searched from the beginning. */
export const saveSourceSettings = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  projectId: string,
  settings: SourceSettings,
) => {
  await db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const changed = changedSources(await getSourceSettings(tx, projectId), settings);
    await tx
      .insert(sourceSettings)
      .values({ ...settings, projectId })
      .onConflictDoUpdate({ target: sourceSettings.projectId, set: settings });
    if (!changed.length) return;
    const ofProject = tx.select({ id: keywords.id }).from(keywords).where(eq(keywords.projectId, projectId));
    await tx.delete(scans).where(and(inArray(scans.source, changed), inArray(scans.keywordId, ofProject)));
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
  });
  jobs.enqueue("scan-projects");
  return settings;
};

const changedSources = (before: SourceSettings, after: SourceSettings): SourceName[] => {
  const hasChanged = (key: keyof SourceSettings) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return [
    ...(hasChanged("forums") ? (["discourse"] as const) : []),
    ...(hasChanged("devTags") ? (["dev"] as const) : []),
    ...(hasChanged("mastodonTags") || hasChanged("mastodonInstance") ? (["mastodon"] as const) : []),
    ...(hasChanged("stackExchangeSites") ? (["stack-exchange"] as const) : []),
  ];
};
