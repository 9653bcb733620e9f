import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Project } from "#shared/workspace/projects.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { changedFields, type DraftField, findConflicts, toChange, toDraft } from "./project-draft.ts";

/** The project's settings. Keeps changes made in another tab or device, and asks if both changed the same field. */
export const ProjectForm = ({ project }: { project: Project }) => {
  const [saved, setSaved] = useState(() => toDraft(project));
  const [draft, setDraft] = useState(saved);
  const localDraft = useFormDraft({ key: `unsaved-project-${project.id}`, fields: draft, saved, setFields: setDraft });
  const { revalidate } = useRevalidator();

  const save = async () => {
    const call = browserClient().projects[":id"];
    const param = { id: project.id };
    const current = toDraft(await read(call.$get({ param })));
    const conflicts = findConflicts(saved, draft, current);
    if (conflicts.length) {
      // From now on these count as seen, so that saving again overwrites them.
      setSaved({ ...saved, ...Object.fromEntries(conflicts.map((field) => [field, current[field]])) });
      throw new InvalidFields(Object.fromEntries(conflicts.map((field) => [field, conflictText(current[field])])));
    }
    const next = toDraft(await read(call.$put({ param, json: toChange(changedFields(saved, draft), draft) })));
    setSaved(next);
    setDraft(next);
    await revalidate();
    toast("Settings saved.");
  };

  const bind = (name: DraftField) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });

  return (
    <Section id="general" title="General">
      <Form values={draft} onSubmit={save} className="mt-5 grid max-w-xl gap-5">
        <RestoredDraft draft={localDraft} />
        <Field {...bind("name")} label="Name" maxLength={100} required />
        <Field
          {...bind("url")}
          label="Website URL"
          hint="Posts that link here get a lower score, since they're likely your own."
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          required
        />
        <TextArea
          {...bind("description")}
          label="Description"
          hint="What you offer. We use it to draft replies and messages."
          maxLength={1000}
        />
        <TextArea
          {...bind("origins")}
          label="Allowed websites"
          hint="Websites that may show the cancellation dialog. One per line, such as https://example.com. Up to 20."
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Save changes
        </SubmitButton>
        <UnsavedChangesDialog isChanged={changedFields(saved, draft).length > 0} isKept query="project">
          Your changes stay in this browser only.
        </UnsavedChangesDialog>
      </Form>
    </Section>
  );
};

const conflictText = (current: string) =>
  current
    ? `This was changed elsewhere to “${current}”. Save again to overwrite it.`
    : "This was cleared elsewhere. Save again to overwrite it.";
