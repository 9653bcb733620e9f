import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Mention, Writer } from "#shared/mentions.ts";
import { browserClient, CallFailed, read } from "../../app/api-client.ts";
import { failureOf } from "../../app/page-error.ts";
import { streamDraft } from "./draft-stream.ts";

/** What another window kept while this one was written in, and what this one was about to do. */
type Others = { text: string; sent: boolean };

/** The text of a reply as it is written, drafted and kept. */
export const useReply = ({ id: mentionId, reply }: Mention) => {
  const [text, setText] = useState(reply ?? "");
  const [kept, setKept] = useState(reply);
  const [writer, setWriter] = useState<Writer>();
  /** While a draft is written: the text that it would replace. */
  const [replaced, setReplaced] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [others, setOthers] = useState<Others>();
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
      if (!stop.signal.aborted) setProblem(failureOf(error).message);
    } finally {
      setReplaced(undefined);
    }
    // What is left of the month.
    await revalidate();
  };

  /** Whether it was kept. */
  const save = async (sent: boolean, was = kept) => {
    if (!own.trim()) {
      setProblem("Write something first.");
      return false;
    }
    setSaving(true);
    setProblem("");
    setOthers(undefined);
    const call = browserClient().posts[":mentionId"].reply;
    const param = { mentionId };
    try {
      const saved = await read(call.$put({ param, json: { reply: own, sent, was } }));
      setKept(saved.reply);
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.code === "conflict")
        await read(call.$get({ param })).then(
          (theirs) => setOthers({ text: theirs.reply, sent }),
          () => setProblem(error.message),
        );
      else setProblem(failureOf(error).message);
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
    /** Who wrote the draft in the field. */
    writer,
    draft,
    isDrafting: replaced !== undefined,
    save,
    isSaving,
    isUnsaved: own.trim() !== (kept ?? "").trim(),
    others,
    /** Goes on with what the other window kept. */
    takeOthers: () => {
      if (!others) return;
      setText(others.text);
      setKept(others.text);
      setOthers(undefined);
    },
    problem,
    setProblem,
  };
};
