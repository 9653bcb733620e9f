import type { Db } from "#db/connect.ts";
import { fieldNames, formatField } from "#db/directories/fields.ts";
import { saveFacts } from "#db/directories/stored.ts";
import {
  directories,
  feedbacks,
  keywords,
  leads,
  mentions,
  offerApplications,
  offers,
  projectFeeds,
  projects,
  submissions,
  suggestions,
  tasks,
  webhookDeliveries,
  webhooks,
} from "#db/schema/index.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { createAccountFactories } from "./account-factories.ts";
import { createContentFactories } from "./content-factories.ts";
import { insertOne } from "./insert-one.ts";

/** Creates database rows for tests, each with a unique name. */
export const createFactories = (db: Db) => ({
  ...createAccountFactories(db),
  ...createContentFactories(db),

  /** A directory whose facts all come from one list. */
  directory: async (values: Partial<typeof directories.$inferInsert> = {}) => {
    const slug = `directory-${crypto.randomUUID().slice(-12)}`;
    const host = `${slug}.example`;
    const directory = await insertOne(db, directories, {
      slug,
      name: slug,
      host,
      url: `https://${host}/`,
      category: "general",
      pricing: "free",
      ...values,
    });
    const facts = fieldNames.map((field) => ({
      field,
      value: formatField(field, directory[field]),
      source: "owner/list",
      sourceUrl: "https://github.com/owner/list",
      licence: "CC0",
      observedAt: "2026-01",
      origin: "import" as const,
    }));
    await saveFacts(db, [{ id: directory.id, facts: facts.filter(({ value }) => value !== "") }]);
    return directory;
  },

  project: ({ ownerId, ...values }: { ownerId: string } & Partial<typeof projects.$inferInsert>) =>
    insertOne(db, projects, {
      userId: ownerId,
      name: "Parcelo",
      url: "https://parcelo.example",
      origins: ["https://parcelo.example"],
      widgetSecret: crypto.randomUUID(),
      ...values,
    }),

  /** A webhook for all events of submissions, with a secret that nothing can decrypt unless one is given. */
  webhook: ({ projectId, ...values }: { projectId: string } & Partial<typeof webhooks.$inferInsert>) =>
    insertOne(db, webhooks, {
      projectId,
      url: "https://parcelo.example/hooks",
      events: ["submission.live", "submission.lost", "submission.needs_customer", "submission.rejected"],
      secret: "none",
      ...values,
    }),

  /** An event for a new webhook, unless one is given. */
  webhookDelivery: async ({
    projectId,
    ...values
  }: { projectId: string } & Partial<typeof webhookDeliveries.$inferInsert>) => {
    const webhookId = values.webhookId ?? (await createFactories(db).webhook({ projectId })).id;
    const objectId = values.objectId ?? crypto.randomUUID();
    return insertOne(db, webhookDeliveries, {
      projectId,
      event: "submission.live",
      data: { id: objectId },
      ...values,
      webhookId,
      objectId,
    });
  },

  /** A submission to a new directory, unless one is given. Its state is written directly, without credit or history. */
  submission: async ({ projectId, ...values }: { projectId: string } & Partial<typeof submissions.$inferInsert>) => {
    const directoryId = values.directoryId ?? (await createFactories(db).directory()).id;
    return insertOne(db, submissions, { projectId, ...values, directoryId });
  },

  /** A task for a submission of a new customer, unless a project is given. Claimed ones need `claimedBy`. */
  task: async ({ projectId, ...values }: Partial<typeof tasks.$inferInsert> = {}) => {
    const factories = createFactories(db);
    const ofProject = projectId ?? (await factories.project({ ownerId: (await factories.user()).id })).id;
    const isClaimed = values.state === "claimed";
    const ofSubmission =
      !values.kind || values.kind === "submission"
        ? ({ state: isClaimed ? "in_progress" : "queued", creditState: "reserved" } as const)
        : ({ state: "submitted", creditState: "consumed" } as const);
    const submissionId =
      values.submissionId ?? (await factories.submission({ projectId: ofProject, ...ofSubmission })).id;
    const task = await insertOne(db, tasks, {
      kind: "submission",
      dueAt: new Date("2026-11-25T09:00:00Z"),
      ...(isClaimed && {
        claimedAt: new Date("2026-11-21T09:00:00Z"),
        leaseUntil: new Date("2026-11-21T09:30:00Z"),
      }),
      ...values,
      projectId: ofProject,
      submissionId,
    });
    return { ...task, submissionId };
  },

  keyword: async ({ projectId, ...values }: { projectId: string } & Partial<typeof keywords.$inferInsert>) => {
    const text = values.text ?? "parcel tracker";
    return insertOne(db, keywords, {
      projectId,
      text,
      normalizedText: foldCase(text),
      match: "phrase",
      exclude: [],
      ...values,
    });
  },

  mention: async ({ projectId, ...values }: { projectId: string } & Partial<typeof mentions.$inferInsert>) => {
    const externalId = crypto.randomUUID();
    return insertOne(db, mentions, {
      projectId,
      source: "hacker-news",
      externalId,
      url: `https://news.example/${externalId}`,
      author: "ada",
      authorUrl: "https://news.example/ada",
      title: "Which parcel tracker?",
      excerpt: "Which?",
      keyword: "parcel tracker",
      intent: "asking",
      score: 60,
      reasons: ["Asks a question"],
      publishedAt: new Date("2026-11-20T09:00:00Z"),
      ...values,
    });
  },

  offer: ({ projectId, ...values }: { projectId: string } & Partial<typeof offers.$inferInsert>) =>
    insertOne(db, offers, {
      projectId,
      mode: "live",
      type: "pause",
      title: "Take a break",
      message: "We keep your data.",
      acceptLabel: "Pause for a month",
      declineLabel: "No, thank you",
      reasons: [],
      active: true,
      ...values,
    }),

  lead: async ({ projectId, ...values }: { projectId: string } & Partial<typeof leads.$inferInsert>) => {
    const handle = `ada-${crypto.randomUUID().slice(-12)}`;
    const seenAt = new Date("2026-11-20T09:00:00Z");
    return insertOne(db, leads, {
      projectId,
      source: "hacker-news",
      handle,
      profileUrl: `https://news.example/${handle}`,
      score: 60,
      reasons: ["Asks a question"],
      mentions: 1,
      firstSeenAt: seenAt,
      lastSeenAt: seenAt,
      ...values,
    });
  },

  suggestion: ({ projectId, ...values }: { projectId: string } & Partial<typeof suggestions.$inferInsert>) =>
    insertOne(db, suggestions, {
      projectId,
      kind: `check-${crypto.randomUUID().slice(-12)}`,
      severity: "medium",
      title: "Pages without a title",
      detail: "The title is the headline of a search result.",
      how: "Add one:\n\n```html\n<title>Shop</title>\n```",
      evidence: "https://parcelo.example/",
      ...values,
    }),

  feed: async ({ projectId, ...values }: { projectId: string } & Partial<typeof projectFeeds.$inferInsert>) => {
    const url = `https://parcelo.example/${crypto.randomUUID().slice(-12)}.xml`;
    return insertOne(db, projectFeeds, { projectId, url, ...values });
  },

  feedback: async ({ projectId, ...values }: { projectId: string } & Partial<typeof feedbacks.$inferInsert>) => {
    const createdAt = new Date("2026-11-20T09:00:00Z");
    return insertOne(db, feedbacks, {
      projectId,
      mode: "live",
      verified: false,
      tokenHash: "none",
      createdAt,
      ...values,
    });
  },

  /** An offer that was applied to a subscription of $20 a month. */
  offerApplication: async (
    values: { feedbackId: string; projectId: string } & Partial<typeof offerApplications.$inferInsert>,
  ) => {
    const at = new Date("2026-11-20T09:00:00Z");
    return insertOne(db, offerApplications, {
      mode: "live",
      type: "discount",
      accountId: "acct_1",
      subscriptionId: `sub_${crypto.randomUUID().replaceAll("-", "")}`,
      state: "applied",
      mrr: 2_000,
      currency: "usd",
      updatedAt: at,
      appliedAt: at,
      nextCheckAt: at,
      ...values,
    });
  },
});
