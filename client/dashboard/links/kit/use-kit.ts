import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Kit } from "#shared/links/kit.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { changesBetween, findInvalidNumbers, type KitDraft, toDraft, withoutGaps } from "./kit-draft.ts";

/** Both sides changed these fields; `theirs` is the kit as it was saved elsewhere. */
export type Conflict = { fields: (keyof KitDraft)[]; theirs: Kit };

/**
 * The kit and the draft of it. Changes made elsewhere meanwhile stay; if both sides changed the same field, `conflict`
 * holds them until the user picks one.
 */
export const useKit = (projectId: string, loaded: Kit) => {
  const [kit, setKit] = useState(loaded);
  const [draft, setDraft] = useState(() => toDraft(loaded.fields));
  const [conflict, setConflict] = useState<Conflict>();
  const { revalidate } = useRevalidator();
  const calls = () => browserClient().projects[":id"].kit;
  const param = { id: projectId };

  const saved = toDraft(kit.fields);
  const changes = changesBetween(saved, draft);
  const localDraft = useFormDraft({ key: `unsaved-kit-${projectId}`, fields: draft, saved, setFields: setDraft });

  const put = async (base: Kit, next: KitDraft) => {
    const json = { version: base.version, fields: changesBetween(toDraft(base.fields), next) };
    const saved = await read(calls().$put({ param, json }));
    setKit(saved);
    setDraft(toDraft(saved.fields));
    setConflict(undefined);
    await revalidate();
    toast("Listing kit saved.");
  };

  /** Saves the user's changes on top of the other side's. */
  const merge = async (mine: KitDraft, theirs: Kit) => {
    const current = toDraft(theirs.fields);
    const edited = Object.keys(changesBetween(toDraft(kit.fields), mine)) as (keyof KitDraft)[];
    const merged = { ...current, ...Object.fromEntries(edited.map((name) => [name, mine[name]])) };
    const theirEdits = Object.keys(changesBetween(toDraft(kit.fields), current));
    const fields = edited.filter((name) => theirEdits.includes(name));
    if (fields.length) return setConflict({ fields, theirs });
    await put(theirs, merged);
  };

  return {
    kit,
    draft,
    setDraft,
    localDraft,
    conflict,
    isChanged: Object.keys(changes).length > 0,
    save: async () => {
      const next = withoutGaps(draft);
      setDraft(next);
      const invalid = findInvalidNumbers(next);
      if (Object.keys(invalid).length) throw new InvalidFields(invalid);
      try {
        await put(kit, next);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "conflict")) throw error;
        await merge(next, await read(calls().$get({ param })));
      }
    },
    /** Ends the conflict with one side's values for the fields in question; the rest of the draft stays, unsaved. */
    resolve: (side: "mine" | "theirs") => {
      if (!conflict) return;
      const current = toDraft(conflict.theirs.fields);
      const edited = Object.keys(changes) as (keyof KitDraft)[];
      const own = side === "mine" ? edited : edited.filter((name) => !conflict.fields.includes(name));
      setKit(conflict.theirs);
      setDraft({ ...current, ...Object.fromEntries(own.map((name) => [name, draft[name]])) });
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
};
