import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { ProjectFeed } from "#shared/conversations/project-feeds.ts";
import { link } from "#shared/routes.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { SourcesSection } from "../../conversations/source-settings/sources-section.tsx";
import { requireProject } from "../../current-project.ts";
import { SubmissionSettingsSection } from "../../links/submissions/settings-section.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import {
  changedFields,
  type DraftField,
  findConflicts,
  toChange,
  toDraft,
  withScheme,
} from "../../workspace/projects/project-draft.ts";
import { IconSection } from "../../workspace/projects/project-icon.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: project.id };
  const [{ feeds }, submissions, { sources }, sourceSettings] = await Promise.all([
    read(calls.feeds.$get({ param })),
    read(calls["submission-settings"].$get({ param })),
    read(calls.sources.$get({ param })),
    read(calls["source-settings"].$get({ param })),
  ]);
  return { project, feeds, submissions, sources, sourceSettings };
};

export function Component() {
  const { project, feeds, submissions, sources, sourceSettings } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Project settings" description={`Settings of ${project.name}.`}>
      <RoleFieldset key={project.id} className="grid max-w-3xl divide-y divide-line *:py-8 *:first:pt-0">
        <ProjectForm project={project} />
        <IconSection project={project} />
        <SubmissionSettingsSection projectId={project.id} settings={submissions} />
        <SourcesSection projectId={project.id} sources={sources} settings={sourceSettings} />
        <FeedsSection projectId={project.id} feeds={feeds} />
        {project.role === "owner" && <DeleteSection project={project} />}
      </RoleFieldset>
    </DashboardPage>
  );
}

type FeedsProps = { projectId: string; feeds: ProjectFeed[] };

const addFeed = (projectId: string, url: string) =>
  read(browserClient().projects[":id"].feeds.$post({ param: { id: projectId }, json: { url: withScheme(url) } }));

/** The feeds a project searches in addition to the sources. */
const FeedsSection = ({ projectId, feeds }: FeedsProps) => {
  const add = async (data: FormData, form: HTMLFormElement) => {
    await addFeed(projectId, fieldText(data, "url").trim());
    form.reset();
  };
  return (
    <Section
      id="feeds"
      title="Feeds"
      lead="Add RSS, Atom or JSON feeds of blogs, forums and news sites to search them for your keywords too."
    >
      {feeds.length > 0 && <FeedList projectId={projectId} feeds={feeds} />}
      <Form onSubmit={add} success="Feed added. The next search includes it." className="mt-5 grid max-w-xl gap-5">
        <Field
          name="url"
          label="Feed URL"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/feed.xml"
          maxLength={2000}
          required
        />
        <FormError />
        <SubmitButton busyLabel="Adding…" className="justify-self-start">
          Add feed
        </SubmitButton>
      </Form>
    </Section>
  );
};

const passFocus = handOverFocusTo("feeds");

const FeedList = ({ projectId, feeds }: FeedsProps) => {
  const { run } = useAction({ toastErrors: true });
  const remove = ({ id, url }: ProjectFeed) => {
    const call = browserClient().projects[":id"].feeds[":feedId"];
    const restore = () => void run(() => addFeed(projectId, url), { success: "Feed restored." });
    return run(() => read(call.$delete({ param: { id: projectId, feedId: id } })), {
      once: id,
      success: "Feed removed. Its mentions stay.",
      undo: restore,
    });
  };
  return (
    <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
      {feeds.map((feed) => (
        <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="min-w-0 grow basis-60 wrap-anywhere">{feed.url}</p>
          <Button variant="quiet" ref={passFocus} onClick={() => void remove(feed)}>
            Remove<span className="sr-only"> {feed.url}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

const DeleteSection = ({ project }: { project: Project }) => {
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

/** The project's settings. Keeps changes made in another tab or device, and asks if both changed the same field. */
const ProjectForm = ({ project }: { project: Project }) => {
  const [saved, setSaved] = useState(() => toDraft(project));
  const [draft, setDraft] = useState(saved);
  const localDraft = useFormDraft({ key: `unsaved-project-${project.id}`, fields: draft, saved, setFields: setDraft });

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
  };

  const bind = (name: DraftField) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });

  return (
    <Section id="general" title="General">
      <Form values={draft} onSubmit={save} success="Settings saved." className="mt-5 grid max-w-xl gap-5">
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
