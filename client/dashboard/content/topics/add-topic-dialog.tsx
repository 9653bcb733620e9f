import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TopicIntent } from "#shared/content/topics.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Field, optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { intentLabels } from "./labels.ts";

type AddTopicDialogProps = { projectId: string; open: boolean; onClose: () => void };

const empty = { title: "", intent: "", note: "" };

/** Adds the customer's own topic. What is typed stays when the dialog is closed. */
export const AddTopicDialog = ({ projectId, open, onClose }: AddTopicDialogProps) => {
  const [values, setValues] = useState(empty);
  const { revalidate } = useRevalidator();
  const set = (change: Partial<typeof empty>) => setValues((before) => ({ ...before, ...change }));

  const add = async () => {
    const { title, intent, note } = values;
    const json = { title, ...(intent && { intent: intent as TopicIntent }), ...(note.trim() && { note }) };
    await read(browserClient().projects[":id"].topics.$post({ param: { id: projectId }, json }));
    await revalidate();
    toast("Topic added.");
  };
  return (
    <FormDialog
      open={open}
      title="Add a topic"
      submitLabel="Add topic"
      busyLabel="Adding…"
      onClose={onClose}
      onSubmit={add}
      onSuccess={() => {
        setValues(empty);
        onClose();
      }}
    >
      <Field
        name="title"
        label="Topic"
        hint="A question that your customers ask, or what an article should be about."
        required
        minLength={3}
        maxLength={200}
        autoComplete="off"
        value={values.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <Select
        name="intent"
        label="What readers want"
        options={optionsOf(intentLabels, "Guess from the title")}
        value={values.intent}
        onChange={({ target }) => set({ intent: target.value })}
      />
      <TextArea
        name="note"
        label="Where it comes from"
        hint="Optional: who asked, or how often."
        rows={2}
        maxLength={500}
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  );
};
