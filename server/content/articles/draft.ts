// Drafts an article with the language model. The text is saved as it arrives: if the process dies, the next request
// continues it.
import { and, asc, eq, isNull } from "drizzle-orm";
import { articleComments, articles, projects } from "#db/schema/index.ts";
import type { Article } from "#shared/content/articles.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AiWriter } from "../../integrations/ai.ts";
import { getKit } from "../../links/kit/kit.ts";
import { createDraftRunner, createTextStream, type DraftInProgress } from "../../text/text-stream.ts";
import { getOwnArticle, toArticle, type Viewer } from "./articles.ts";
import { checkArticleWithLinks } from "./check-article.ts";
import { type ArticleRow, lockArticle, notAllowed, transition } from "./transition.ts";
import { cleanMarkdown, descriptionsOf, type Material, toArticleHtml, writeArticle } from "./write-article.ts";

/** A process that writes extends its lease; after its death another one continues soon. */
const leaseMs = 30_000;
const heartbeatMs = 10_000;
/** How often the text is saved while it arrives. */
const saveMs = 1_000;

const runDraft = createDraftRunner<Article>();

/**
 * Starts a draft, continues an interrupted one, or joins the one that this process is writing. Writing continues if the
 * client disconnects. Throws Problem `not-found`, `conflict` if the state doesn't allow a draft, and `unavailable`
 * without a language model or while another process writes.
 */
export const startDraft = async (dependencies: Dependencies, viewer: Viewer, id: string) => {
  await getOwnArticle(dependencies.db, viewer, id);
  return runDraft(id, () => createDraft(dependencies, viewer, id));
};

const createDraft = async (
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<DraftInProgress<Article>> => {
  const { writer } = dependencies;
  if (!writer) throw new Problem("unavailable", "No language model is configured. Let an operator write the article.");
  const article = await claimDraft(dependencies, viewer, id);
  const stream = createTextStream();
  const written = article.draftText ?? "";
  if (written) stream.push(written);
  return { follow: stream.follow, drafted: writeDraft(dependencies, writer, article, stream.push) };
};

const claimDraft = ({ db, clock }: Dependencies, viewer: Viewer, id: string) =>
  db.transaction(async (tx): Promise<ArticleRow> => {
    const now = clock();
    const draftLeaseUntil = new Date(now.getTime() + leaseMs);
    const article = await lockArticle(tx, id);
    if (article.writer === "person") throw new Problem("conflict", "An operator writes this article.");
    if (article.state !== "drafting") {
      if (article.state === "approved" && article.approvedVersion === article.version) throw notAllowed(article.state);
      return transition(tx, now, id, {
        to: "drafting",
        actor: "customer",
        actorId: viewer.id,
        values: { draftText: "", draftLeaseUntil },
      });
    }
    if (article.draftLeaseUntil && article.draftLeaseUntil > now)
      throw new Problem("unavailable", "The draft is already being written.", { headers: { "Retry-After": "5" } });
    await tx.update(articles).set({ draftLeaseUntil }).where(eq(articles.id, id));
    return { ...article, draftLeaseUntil };
  });

const writeDraft = async (
  dependencies: Dependencies,
  writer: AiWriter,
  article: ArticleRow,
  onPart: (part: string) => void,
): Promise<Article> => {
  const material = await readMaterial(dependencies, article);
  const before = article.draftText ?? "";
  const progress = saveWhileWriting(dependencies, article);
  const receive = (part: string) => {
    progress.add(part);
    onPart(part);
  };
  const text = await writeArticle(writer, material, before, receive).catch(async (cause) => {
    await progress.stop({ isReleased: true });
    dependencies.log.warn({ err: cause, articleId: article.id }, "The writer stopped in an article.");
    const message =
      "The language model stopped before the article was complete. What it wrote is saved: try again to continue.";
    throw new Problem("upstream", message, { cause });
  });
  await progress.stop();
  return finishDraft(dependencies, article, text, material);
};

const readMaterial = async ({ db }: Dependencies, article: ArticleRow): Promise<Material> => {
  const [project] = await db.select().from(projects).where(eq(projects.id, article.projectId));
  if (!project) throw new Problem("not-found", "Article not found.");
  const { fields } = await getKit(db, article.projectId);
  const remarks = await db
    .select()
    .from(articleComments)
    .where(and(eq(articleComments.articleId, article.id), eq(articleComments.author, "customer")))
    .orderBy(asc(articleComments.createdAt), asc(articleComments.id));
  return { article, project, features: fields.features, remarks };
};

/**
 * Saves the growing text at most once a second, and extends the lease during silence. If another process has taken the
 * draft over, because this one was frozen, nothing is saved any more.
 */
const saveWhileWriting = ({ db, clock, log }: Dependencies, { id, draftText: before, draftLeaseUntil }: ArticleRow) => {
  let text = before ?? "";
  let lease = draftLeaseUntil;
  let savedAt = -Infinity;
  let saving: Promise<unknown> = Promise.resolve();
  const save = ({ isReleased = false } = {}) => {
    savedAt = performance.now();
    const draftText = cleanMarkdown(text);
    saving = saving
      .then(async () => {
        const next = isReleased ? null : new Date(clock().getTime() + leaseMs);
        const isOurs = lease ? eq(articles.draftLeaseUntil, lease) : isNull(articles.draftLeaseUntil);
        const [saved] = await db
          .update(articles)
          .set({ draftText, draftLeaseUntil: next })
          .where(and(eq(articles.id, id), eq(articles.state, "drafting"), isOurs))
          .returning({ id: articles.id });
        if (saved) lease = next;
      })
      // The next save has this text too.
      .catch((err) => log.warn({ err, articleId: id }, "A part of a draft could not be saved."));
    return saving;
  };
  const heartbeat = setInterval(() => void save(), heartbeatMs);
  heartbeat.unref();
  return {
    add: (part: string) => {
      text += part;
      if (performance.now() - savedAt >= saveMs) void save();
    },
    stop: (options?: { isReleased: boolean }) => {
      clearInterval(heartbeat);
      return save(options);
    },
  };
};

const finishDraft = async (
  dependencies: Dependencies,
  article: ArticleRow,
  text: string,
  { project }: Material,
): Promise<Article> => {
  const { db, clock } = dependencies;
  const html = toArticleHtml(text, article.title, project);
  const reviewed = await db.transaction((tx) =>
    transition(tx, clock(), article.id, {
      to: "in_review",
      actor: "system",
      note: "Drafted by the language model.",
      values: {
        html,
        ...descriptionsOf(article, html),
        version: article.version + 1,
        draftText: null,
        draftLeaseUntil: null,
      },
    }),
  );
  return toArticle(await checkArticleWithLinks(dependencies, reviewed));
};
