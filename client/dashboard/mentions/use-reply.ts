import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Mention, Writer } from "#shared/mentions.ts";
import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { toPageError } from "../../app/page-error.ts";
import { streamDraft } from "./draft-stream.ts";

/** The text another window saved in the meantime, and whether this save was marking it as sent. */
type ReplyConflict = { text: string; sent: boolean };

/** State of a reply: typed text, draft and saved version. */
export const useReply = ({ id: mentionId, reply }: Mention) => {
  const [text, setText] = useState(reply ?? "");
  const [saved, setSaved] = useState(reply);
  const [writer, setWriter] = useState<Writer>();
  /** While a draft streams: the text it would replace. */
  const [replaced, setReplaced] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ReplyConflict>();
  const [problem, setProblem] = useState("");
  const { revalidate } = useRevalidator();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const own = replaced ?? text;
  const draft = async () => {
    const stop = new AbortController();
    leaving.current = stop;
    setReplaced(text);
    setText("");
    setProblem("");
    setWriter(undefined);
    try {
      const drafted = await streamDraft(mentionId, stop.signal, setText);
      setText(drafted.reply);
      setWriter(drafted.writer);
    } catch (error) {
      setText(text);
      if (!stop.signal.aborted) setProblem(toPageError(error).message);
    } finally {
      setReplaced(undefined);
    }
    // Updates the remaining monthly quota.
    await revalidate();
  };

  /** Returns whether it was saved. */
  const save = async (sent: boolean, was = saved) => {
    if (!own.trim()) {
      setProblem("Write something first.");
      return false;
    }
    setSaving(true);
    setProblem("");
    setConflict(undefined);
    const call = browserClient().posts[":mentionId"].reply;
    const param = { mentionId };
    try {
      const response = await read(call.$put({ param, json: { reply: own, sent, was } }));
      setSaved(response.reply);
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict")
        await read(call.$get({ param })).then(
          (theirs) => setConflict({ text: theirs.reply, sent }),
          () => setProblem(error.message),
        );
      else setProblem(toPageError(error).message);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setProblem("");
    },
    /** Whether the AI or the template wrote the draft. */
    writer,
    draft,
    isDrafting: replaced !== undefined,
    save,
    isSaving,
    isUnsaved: own.trim() !== (saved ?? "").trim(),
    others: conflict,
    /** Continues with the text saved in the other window. */
    takeOthers: () => {
      if (!conflict) return;
      setText(conflict.text);
      setSaved(conflict.text);
      setConflict(undefined);
    },
    problem,
    setProblem,
  };
};
