import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { GeneratedReply, Mention, Writer } from "#shared/conversations/mentions.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { readTextStream } from "../../../app/event-stream.ts";
import { toPageError } from "../../../app/page-error.ts";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";

/** The text that another window saved, and whether this save was marking it as sent. */
type Conflict = { text: string; sent: boolean };

/** State of a reply: edited text, draft and saved version. */
export const useReply = ({ id: mentionId, reply }: Mention) => {
  const [text, setText] = useState(reply ?? "");
  const [saved, setSaved] = useState(reply);
  const [writer, setWriter] = useState<Writer>();
  /** While a draft streams: the text that it would replace. */
  const [replaced, setReplaced] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState("");
  const { revalidate } = useRevalidator();
  const streaming = useRef<AbortController>(undefined);
  useEffect(() => () => streaming.current?.abort(), []);

  const ownText = replaced ?? text;
  // The server trims.
  const isUnsaved = ownText.trim() !== (saved ?? "").trim();
  const localDraft = useFormDraft({
    key: `unsaved-reply-${mentionId}`,
    fields: { text: isUnsaved ? ownText : (saved ?? "") },
    saved: { text: saved ?? "" },
    setFields: (fields) => setText(fields.text),
  });
  const draft = async () => {
    const controller = new AbortController();
    streaming.current = controller;
    setReplaced(text);
    setText("");
    setError("");
    setWriter(undefined);
    try {
      const generated = await streamDraft(mentionId, controller.signal, setText);
      setText(generated.reply);
      setWriter(generated.writer);
    } catch (failure) {
      setText(text);
      if (!controller.signal.aborted) setError(toPageError(failure).message);
    } finally {
      setReplaced(undefined);
    }
    // Updates the remaining monthly quota.
    await revalidate();
  };

  /** Returns whether it was saved. `was` is the version that the save replaces. */
  const save = async (sent: boolean, was = saved) => {
    if (!ownText.trim()) {
      setError("Write something first.");
      return false;
    }
    setSaving(true);
    setError("");
    setConflict(undefined);
    const call = browserClient().posts[":mentionId"].reply;
    const param = { mentionId };
    try {
      const response = await read(call.$put({ param, json: { reply: ownText, sent, was } }));
      setSaved(response.reply);
      await revalidate();
      return true;
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "conflict")
        await read(call.$get({ param })).then(
          (current) => setConflict({ text: current.reply, sent }),
          () => setError(failure.message),
        );
      else setError(toPageError(failure).message);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    text,
    edit: (next: string) => {
      setText(next);
      setError("");
    },
    /** Whether the AI or the template wrote the draft. */
    writer,
    draft,
    isDrafting: replaced !== undefined,
    save,
    isSaving,
    localDraft,
    isUnsaved,
    conflict,
    /** Continues with the text saved in the other window. */
    useSavedVersion: () => {
      if (!conflict) return;
      setText(conflict.text);
      setSaved(conflict.text);
      setConflict(undefined);
    },
    error,
    setError,
  };
};

/** Requests a draft reply and streams it. Returns the final reply, which replaces it. */
const streamDraft = (mentionId: string, signal: AbortSignal, onText: (soFar: string) => void) =>
  readTextStream<GeneratedReply>(
    browserClient().posts[":mentionId"].generate.$get(
      { param: { mentionId } },
      { headers: { accept: "text/event-stream" }, init: { signal } },
    ),
    onText,
    "The draft was interrupted. If you try again within a minute, it counts only once.",
  );
