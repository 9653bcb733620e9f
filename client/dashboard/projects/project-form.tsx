import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Project } from "#shared/projects.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Field, TextArea } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { toast } from "../../ui/toast.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { changedFields, changeOf, clashes, type DraftField, draftFields, draftOf } from "./project-draft.ts";

/** The project's settings. Keeps changes made in another tab or device, and asks if both changed the same field. */
export const ProjectForm = ({ project }: { project: Project }) => {
  const [saved, setSaved] = useState(() => draftOf(project));
  const [typed, setTyped] = useState(saved);
  const [clashing, setClashing] = useState<Partial<Record<DraftField, string>>>({});
  const { isBusy, failure, run } = useCall(draftFields);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();

  const save = async () => {
    const call = browserClient().projects[":id"];
    const param = { id: project.id };
    const current = draftOf(await read(call.$get({ param })));
    const contested = clashes(saved, typed, current);
    setClashing(Object.fromEntries(contested.map((field) => [field, current[field]])));
    setSaved({ ...saved, ...Object.fromEntries(contested.map((field) => [field, current[field]])) });
    if (contested.length) return;
    const now = draftOf(await read(call.$put({ param, json: changeOf(changedFields(saved, typed), typed) })));
    setSaved(now);
    setTyped(now);
    await revalidate();
    toast("Saved.");
  };

  const field = (name: DraftField) => ({
    id: `project-${name}`,
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: clashing[name] === undefined ? failure?.fields[name] : clashText(clashing[name]),
  });

  return (
    <Section id="about" title="About the website">
      <form
        method="post"
        className="mt-6 max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <fieldset disabled={!isHydrated} className="grid gap-5">
          <Field {...field("name")} label="Name" maxLength={100} required />
          <Field
            {...field("url")}
            label="Address"
            hint="A post that links there gets a lower score, since it is likely your own."
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            required
          />
          <TextArea
            {...field("description")}
            label="What you offer"
            hint="Drafts of replies and messages are written from it."
            maxLength={1000}
          />
          <TextArea
            {...field("origins")}
            label="Addresses that may show the widget"
            hint="One a line, like https://example.com. At most 20."
            rows={3}
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormMessage>{failure?.message}</FormMessage>
          <SubmitButton busy={isBusy} busyLabel="Saving…" className="justify-self-start">
            Save
          </SubmitButton>
        </fieldset>
      </form>
    </Section>
  );
};

const clashText = (saved: string) =>
  saved
    ? `Meanwhile this was changed elsewhere to “${saved}”. Save again to replace it.`
    : "Meanwhile this was emptied elsewhere. Save again to replace it.";
