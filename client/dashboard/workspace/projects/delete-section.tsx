import { useState } from "react";
import { useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";

export const DeleteSection = ({ project }: { project: Project }) => {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = async (data: FormData) => {
    if (foldCase(fieldText(data, "confirmation")) !== foldCase(project.name))
      throw new InvalidFields({ confirmation: `Enter the project's name: ${project.name}.` });
    await read(browserClient().projects[":id"].$delete({ param: { id: project.id } }));
    await navigate(link("dashboard"));
    toast(`Deleted ${project.name}.`);
  };
  return (
    <Section
      id="delete"
      title="Delete project"
      lead="Permanently deletes the project with its keywords, mentions, replies and leads. Export your leads first if you want to keep them."
    >
      <Button variant="quiet" className="mt-5 text-bad" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <FormDialog
        open={isOpen}
        title={`Delete ${project.name}?`}
        submitLabel="Delete project"
        busyLabel="Deleting…"
        onSubmit={remove}
        onClose={() => setOpen(false)}
      >
        <p className="text-muted">This can't be undone.</p>
        <Field
          name="confirmation"
          label={`Enter “${project.name}” to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </FormDialog>
    </Section>
  );
};
