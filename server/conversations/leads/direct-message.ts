import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects } from "#db/schema/index.ts";
import { maxMessageLength } from "#shared/conversations/direct-message.ts";
import type { Writer } from "#shared/conversations/mentions.ts";
import { limitsOf } from "#shared/limits.ts";
import { payerOf, planName } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { consumeQuota, refundQuota } from "../../limits/quota.ts";

type Project = typeof projects.$inferSelect;

export const saveMessageTemplate = async (db: Db, projectId: string, dm: string) => {
  await db.update(projects).set({ dm }).where(eq(projects.id, projectId));
  return { dm };
};

const task = `Write a short direct message that the maker of a product can send to someone who asked about its subject in
public. Keep these placeholders where a value belongs: {{handle}}, {{keyword}}, {{title}}, {{project}}, {{url}}. Say openly
who writes, ask one question, promise nothing, at most 80 words. Answer with the message alone.`;

/**
 * Returns a message with placeholders. A draft by the AI model counts toward the monthly replies; the default template,
 * used if there is no model or it fails, is free. Throws Problem `limit` if the quota is used up.
 */
export const draftMessage = async (
  { db, clock, writer, log, settings }: Dependencies,
  user: User,
  project: Project,
): Promise<{ dm: string; writer: Writer }> => {
  const { name, url, description } = project;
  if (!writer) return { dm: defaultMessage(project), writer: "template" };
  const now = clock();
  const limit = limitsOf(payerOf(user, project.id), now, (await settings.read()).limits).replies;
  const sentence = `${planName(user, project.id)} drafts ${limit} replies a month. They are used up.`;
  const use = { userId: project.userId, kind: "replies", count: 1, now } as const;
  await consumeQuota(db, { ...use, limit, message: sentence });
  try {
    const dm = await writer.draft({ task, material: { product: name, address: url, about: description ?? "" } });
    return { dm: dm.slice(0, maxMessageLength), writer: "ai" };
  } catch (err) {
    log.warn({ err }, "The model failed, so the template is used.");
    await refundQuota(db, use);
    return { dm: defaultMessage(project), writer: "template" };
  }
};

/** Returns a starter message to edit. Its {{placeholders}} are filled in for each lead. */
export const defaultMessage = ({ description }: Pick<Project, "description">) =>
  [
    "Hi {{handle}},",
    'I saw your post "{{title}}" about {{keyword}}.',
    `I work on {{project}}${description ? `: ${description.replace(/[.\s]+$/, "")}` : ""}. I do not want to push it on you, but it may fit what you asked for: {{url}}`,
    "May I ask what you have tried so far? Happy to share what I know either way.",
  ].join("\n\n");
