import { useRef, useState } from "react";
import { dmVariables, maxMessageLength, placeholder } from "#shared/direct-message.ts";
import type { Writer } from "#shared/mentions.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/fields.tsx";
import { FormMessage } from "../../ui/form.tsx";
import type { Message } from "./use-message.ts";

const draft = (id: string) => read(browserClient().projects[":id"]["generate-dm"].$get({ param: { id } }));

export const MessageEditor = ({ projectId, message }: { projectId: string; message: Message }) => {
  const { text, isChanged, change, save } = message;
  const [writer, setWriter] = useState<Writer>();
  const [asks, setAsks] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const drafting = useCall();

  const write = () => {
    setAsks(false);
    void drafting.run(async () => {
      const drafted = await draft(projectId);
      change(drafted.dm);
      setWriter(drafted.writer);
    });
  };
  /** Inserts a variable at the cursor. */
  const put = (variable: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(variable, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    change(field.value.slice(0, maxMessageLength));
  };

  return (
    <div className="grid min-w-0 content-start gap-4">
      <TextArea
        ref={area}
        id="dm"
        label="Your message"
        rows={10}
        maxLength={maxMessageLength}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <fieldset>
        <legend className="text-sm text-muted">Put in what differs from person to person:</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {dmVariables.map((variable) => (
            <Button key={variable} variant="quiet" className="px-3 text-sm" onClick={() => put(placeholder(variable))}>
              {variableWords[variable]}
            </Button>
          ))}
        </div>
      </fieldset>
      <FormMessage>{message.failure?.message || drafting.failure?.message}</FormMessage>
      {asks ? (
        <div className="rounded-lg border border-line p-4">
          <p>A new draft takes the place of your text.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setAsks(false)}>
              Keep my text
            </Button>
            <Button onClick={write}>Replace it</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={message.isBusy} disabled={!isChanged} onClick={() => void save()}>
            Save message
          </Button>
          <Button variant="quiet" busy={drafting.isBusy} onClick={() => (text.trim() ? setAsks(true) : write())}>
            Write one for me
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {[writer && writerWords[writer], isChanged ? "Not saved yet." : text && "Saved."].filter(Boolean).join(" ")}
      </p>
    </div>
  );
};

const variableWords: Record<(typeof dmVariables)[number], string> = {
  handle: "Their name",
  title: "Their post",
  keyword: "Keyword",
  project: "Your project",
  url: "Your address",
};

const writerWords: Record<Writer, string> = {
  ai: "Written by AI: read it well before you use it.",
  template: "From our template: make it yours.",
};
