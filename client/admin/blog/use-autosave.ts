import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Post, PostStatus } from "#shared/blog.ts";
import { link } from "#shared/routes.ts";
import { ApiError } from "../../app/api-client.ts";
import { deleteLocalDraft, saveLocalDraft } from "./local-draft.ts";
import { emptyFields, fieldsOf, type PostFields, sameFields } from "./post-fields.ts";
import { loadPost, savePost } from "./posts-api.ts";

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; message: string; fields: Record<string, string> };

type Conflict = { theirs: Post; status: PostStatus };

const autosaveAfterMs = 2_000;

/**
 * Saves a post: drafts automatically after a pause in typing, published posts on request. If someone else saved in the
 * meantime, sets `conflict` with both versions.
 */
export const useAutosave = (loaded: Post | undefined, fields: PostFields, onSaved: (post: Post) => void) => {
  const [saved, setSaved] = useState(loaded);
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const [conflict, setConflict] = useState<Conflict>();
  const running = useRef(false);

  const status = saved?.status ?? "draft";
  const isChanged = !sameFields(fields, saved ? fieldsOf(saved) : emptyFields);

  /** Saves the form and returns whether it succeeded. `base` is the version that it replaces. */
  const save = async (status: PostStatus, base = saved): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState({ kind: "saving" });
    const sent = fields;
    try {
      const post = await savePost(sent, status, base);
      if (!base) history.replaceState(history.state, "", link("postEditor", { id: post.id }));
      deleteLocalDraft(base?.id);
      // The server sanitizes the content, so compare against the submitted fields, not the response.
      setSaved({ ...post, ...sent, slug: sent.slug || post.slug });
      setState({ kind: "saved", at: new Date() });
      onSaved(post);
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (base && failure?.issues.some(({ path }) => path === "updatedAt")) {
        setConflict({ theirs: await loadPost(base.id), status });
        setState({ kind: "idle" });
      } else {
        const issues = failure?.issues.map(({ path, message }) => [path, message]) ?? [];
        const message = failure?.message ?? "Connection lost.";
        setState({ kind: "failed", message, fields: Object.fromEntries(issues) });
      }
      return false;
    } finally {
      running.current = false;
    }
  };

  const autosave = useEffectEvent(() => {
    if (isChanged && status === "draft" && fields.title.trim() && !conflict) void save("draft");
  });
  const keepLocalDraft = useEffectEvent(() => {
    if (isChanged) saveLocalDraft(saved?.id, fields);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form restarts the timer.
  useEffect(() => {
    keepLocalDraft();
    const timer = setTimeout(autosave, autosaveAfterMs);
    return () => clearTimeout(timer);
  }, [fields, state.kind === "saving"]);

  return {
    saved,
    status,
    state,
    isChanged,
    conflict,
    save,
    /** Ends the conflict, with `base` as the saved version. */
    settle: (base: Post | undefined) => {
      setConflict(undefined);
      setSaved(base);
      setState({ kind: "idle" });
    },
  };
};
