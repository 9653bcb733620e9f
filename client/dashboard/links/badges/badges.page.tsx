import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Badge, BadgeCheck } from "#shared/links/badges.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { DirectoryName } from "../directories/directory-name.tsx";
import { StateBadge } from "../submissions/states.tsx";
import { submissionsLink } from "../submissions/submission-filters.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { badges } = await read(args.context.get(api).projects[":id"].badges.$get({ param: { id: project.id } }));
  return { project, badges };
};

export function Component() {
  const { project, badges } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Badges" description="Badges and links back that directories ask for.">
      <p className="-mt-6 mb-8 max-w-prose text-muted">
        Some directories list you only with their badge or a link back on your website. It's your choice: each is an
        outgoing link, and links exchanged in large numbers can count against you with search engines.
      </p>
      {badges.length ? (
        <BadgeList key={project.id} project={project} badges={badges} />
      ) : (
        <EmptyState
          title="No directory asks for a badge"
          action={<ActionLink to={submissionsLink(project.id)}>Show your submissions</ActionLink>}
        >
          When one of your submissions needs a badge or a link back, its code appears here. You can rule them out in
          your listing kit.
        </EmptyState>
      )}
    </DashboardPage>
  );
}

type CheckedProject = { id: string; url: string };

/** Keyed by project, so that a check of one says nothing about another. */
const BadgeList = ({ project, badges }: { project: CheckedProject; badges: readonly Badge[] }) => {
  const [check, setCheck] = useState<BadgeCheck>();
  const canEdit = useRole("editor");
  return (
    <>
      {canEdit && <CheckForm project={project} onChecked={setCheck} />}
      {check && <CheckSummary check={check} badges={badges} />}
      <ul className="mt-8 grid grid-cols-1 gap-5">
        {badges.map((badge) => (
          <li key={badge.submissionId}>
            <BadgeCard projectId={project.id} badge={badge} check={check} />
          </li>
        ))}
      </ul>
    </>
  );
};

const CheckForm = ({ project, onChecked }: { project: CheckedProject; onChecked: (check: BadgeCheck) => void }) => (
  <Form
    className="rounded-2xl border border-line p-5"
    onSubmit={async (data) => {
      const call = browserClient().projects[":id"].badges.check;
      onChecked(await read(call.$post({ param: { id: project.id }, json: { url: String(data.get("url")) } })));
    }}
  >
    <div className="flex flex-wrap items-end gap-3">
      <Field
        name="url"
        type="url"
        label="Page with your badges"
        defaultValue={project.url}
        required
        maxLength={2000}
        className="min-w-0 flex-1 basis-64"
      />
      <SubmitButton busyLabel="Checking…">Check this page</SubmitButton>
    </div>
    <FormError className="mt-3" />
  </Form>
);

const CheckSummary = ({ check, badges }: { check: BadgeCheck; badges: readonly Badge[] }) => (
  <p role="status" className="mt-4 wrap-anywhere">
    <strong className="font-semibold">
      {check.found.filter(({ isHidden }) => !isHidden).length} of {badges.length} found
    </strong>{" "}
    on {check.url}, <time dateTime={check.checkedAt}>{formatDateTime(check.checkedAt)}</time>.
  </p>
);

type BadgeCardProps = { projectId: string; badge: Badge; check: BadgeCheck | undefined };

const BadgeCard = ({ projectId, badge, check }: BadgeCardProps) => {
  const { submissionId, directory, condition, state, isAwaited, snippet } = badge;
  return (
    <article aria-label={directory.name} className="rounded-2xl border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <DirectoryName directory={directory} />
        <div className="flex flex-wrap items-center gap-3">
          {check && <CheckResult found={check.found.find(({ directoryId }) => directoryId === directory.id)} />}
          <StateBadge state={state} />
        </div>
      </div>
      <p className="mt-2 mb-4 text-muted">
        {condition === "badge" ? "Asks for its badge on your website." : "Asks for a link back from your website."}{" "}
        {isAwaited ? "Your submission waits for it. Once it's online, " : "For the details, "}
        <Link to={submissionsLink(projectId, { submission: submissionId })} className="link inline-block min-h-6">
          {isAwaited ? "confirm it here" : "open the submission"}
        </Link>
        {", or see "}
        <a href={link("directory", { slug: directory.slug })} className="link inline-block min-h-6">
          its page in the catalogue
        </a>
        .
      </p>
      <CodeSnippet code={snippet} about={`link to ${directory.name}`} />
    </article>
  );
};

const CheckResult = ({ found }: { found: BadgeCheck["found"][number] | undefined }) => {
  const isShown = found && !found.isHidden;
  const Icon = isShown ? CircleCheck : CircleX;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${isShown ? "text-good" : "text-bad"}`}>
      <Icon size={16} aria-hidden="true" />
      {found ? (found.isHidden ? "Hidden on the page" : "Found on the page") : "Not on the page"}
    </span>
  );
};
