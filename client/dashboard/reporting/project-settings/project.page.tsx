import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { ProjectFeed } from "#shared/conversations/project-feeds.ts";
import { link } from "#shared/routes.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { useAction } from "../../../app/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { toast } from "../../../ui/toast.tsx";
import { SourcesSection } from "../../conversations/source-settings/sources-section.tsx";
import { requireProject } from "../../current-project.ts";
import { SubmissionSettingsSection } from "../../links/submissions/settings-section.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { withScheme } from "../../workspace/projects/project-draft.ts";
import { ProjectForm } from "../../workspace/projects/project-form.tsx";
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
  const { revalidate } = useRevalidator();
  const add = async (data: FormData, form: HTMLFormElement) => {
    await addFeed(projectId, fieldText(data, "url").trim());
    form.reset();
    await revalidate();
    toast("Feed added. The next search includes it.");
  };
  return (
    <Section
      id="feeds"
      title="Feeds"
      lead="Add RSS, Atom or JSON feeds of blogs, forums and news sites to search them for your keywords too."
    >
      {feeds.length > 0 && <FeedList projectId={projectId} feeds={feeds} />}
      <Form onSubmit={add} className="mt-5 grid max-w-xl gap-5">
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

const FeedList = ({ projectId, feeds }: FeedsProps) => {
  const { run } = useAction({ toastErrors: true });
  const remove = ({ id, url }: ProjectFeed) => {
    const call = browserClient().projects[":id"].feeds[":feedId"];
    const restore = () => void run(() => addFeed(projectId, url), { success: "Feed restored." });
    return run(
      async () => {
        await read(call.$delete({ param: { id: projectId, feedId: id } }));
        // The button is about to be removed.
        document.getElementById("feeds")?.focus();
      },
      { once: id, success: "Feed removed. Its mentions stay.", undo: restore },
    );
  };
  return (
    <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
      {feeds.map((feed) => (
        <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="min-w-0 grow basis-60 wrap-anywhere">{feed.url}</p>
          <Button variant="quiet" onClick={() => void remove(feed)}>
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
