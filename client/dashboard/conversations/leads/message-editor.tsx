import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { dmVariables, maxMessageLength, placeholder } from "#shared/conversations/direct-message.ts";
import type { Writer } from "#shared/conversations/mentions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";

/** State of a project's message template. Unsaved text stays in this browser. */
export const useMessage = ({ id, dm }: { id: string; dm: string | null }) => {
  // By project id, since the user may switch projects.
  const [edited, setEdited] = useState<Partial<Record<string, string>>>({});
  const { isPending, error, run } = useAction();
  const { revalidate } = useRevalidator();
  const saved = dm ?? "";
  const text = edited[id] ?? saved;
  const change = (next: string) => setEdited((before) => ({ ...before, [id]: next }));
  const localDraft = useFormDraft({
    key: `unsaved-message-${id}`,
    fields: { text },
    saved: { text: saved },
    setFields: (fields) => change(fields.text),
  });
  return {
    text,
    localDraft,
    isChanged: text !== saved,
    isPending,
    error,
    change,
    save: () =>
      run(async () => {
        await read(browserClient().projects[":id"].dm.$put({ param: { id }, json: { dm: text } }));
        await revalidate();
      }),
  };
};
export type Message = ReturnType<typeof useMessage>;

export const MessageEditor = ({ projectId, message }: { projectId: string; message: Message }) => {
  const { text, isChanged, change } = message;
  const [writer, setWriter] = useState<Writer>();
  const [isConfirming, setConfirming] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const drafting = useAction();

  const draft = () => {
    setConfirming(false);
    void drafting.run(async () => {
      const call = browserClient().projects[":id"]["generate-dm"];
      const { dm, writer } = await read(call.$get({ param: { id: projectId } }));
      change(dm);
      setWriter(writer);
    });
  };
  /** Inserts a variable at the cursor. */
  const insert = (variable: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(variable, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    change(field.value.slice(0, maxMessageLength));
  };

  return (
    <div className="grid min-w-0 content-start gap-4">
      <RestoredDraft draft={message.localDraft} />
      <TextArea
        ref={area}
        label="Your message"
        rows={10}
        maxLength={maxMessageLength}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <fieldset>
        <legend className="text-sm text-muted">Insert a variable</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {dmVariables.map((variable) => (
            <Button
              key={variable}
              variant="quiet"
              className="px-3 text-sm"
              onClick={() => insert(placeholder(variable))}
            >
              {variableLabels[variable]}
            </Button>
          ))}
        </div>
      </fieldset>
      <FormMessage>{message.error || drafting.error}</FormMessage>
      {isConfirming ? (
        <div className="rounded-lg border border-line p-4">
          <p>The draft will replace your message.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
            <Button onClick={draft}>Replace message</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={message.isPending} disabled={!isChanged} onClick={() => void message.save()}>
            Save message
          </Button>
          <Button
            variant="quiet"
            busy={drafting.isPending}
            onClick={() => (text.trim() ? setConfirming(true) : draft())}
          >
            {drafting.isPending ? "Writing…" : "Write a draft"}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {[writer && writerNotes[writer], isChanged ? "Unsaved changes." : text && "Saved."].filter(Boolean).join(" ")}
      </p>
    </div>
  );
};

const variableLabels: Record<(typeof dmVariables)[number], string> = {
  handle: "Their name",
  title: "Their post",
  keyword: "Keyword",
  project: "Your project",
  url: "Your website",
};

const writerNotes: Record<Writer, string> = {
  ai: "Written by AI. Review it before you send it.",
  template: "Written from our template. Make it your own.",
};
