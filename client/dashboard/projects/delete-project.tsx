import { useState } from "react";
import { useNavigate } from "react-router";
import type { Project } from "#shared/projects.ts";
import { link } from "#shared/routes.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { toast } from "../../ui/toast.tsx";

type ProjectProps = { project: Pick<Project, "id" | "name"> };

export const DeleteProject = ({ project }: ProjectProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      id="delete"
      title="Delete the project"
      lead="Its keywords, mentions, replies and leads go with it, at once and for good. Export the leads first if you want to keep them."
    >
      <Button variant="quiet" className="mt-5 text-bad" onClick={() => setAsking(true)}>
        Delete this project
      </Button>
      <Dialog open={isAsking} title="Delete this project for good?" onClose={() => setAsking(false)}>
        <DeletionForm project={project} onClose={() => setAsking(false)} />
      </Dialog>
    </Section>
  );
};

const DeletionForm = ({ project, onClose }: ProjectProps & { onClose: () => void }) => {
  const { isBusy, failure, run } = useCall();
  const [typoError, setTypoError] = useState("");
  const navigate = useNavigate();
  const send = (form: FormData) => {
    const isMeant = foldCase(fieldText(form, "confirmation")) === foldCase(project.name);
    setTypoError(isMeant ? "" : `Type ${project.name}.`);
    if (!isMeant) return;
    void run(async () => {
      await read(browserClient().projects[":id"].$delete({ param: { id: project.id } }));
      await navigate(link("dashboard"));
      toast(`${project.name} is deleted.`);
    });
  };
  return (
    <form
      method="post"
      className="mt-5 grid gap-5 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <Field
        id="confirmation"
        name="confirmation"
        label={`Type the project's name: ${project.name}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={typoError}
      />
      <FormMessage>{failure?.message}</FormMessage>
      <div className="flex flex-wrap justify-center gap-3">
        <SubmitButton busy={isBusy} busyLabel="Deleting…">
          Delete for good
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Keep the project
        </Button>
      </div>
    </form>
  );
};
