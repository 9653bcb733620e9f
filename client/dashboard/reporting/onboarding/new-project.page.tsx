import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { idParam, searchParams, textParam } from "../../../app/search-params.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { hasLargestPlan } from "../../billing/plans/account-status.ts";
import { DashboardPage } from "../../page.tsx";
import { useMe } from "../../use-me.ts";
import { AddProject } from "./add-project.tsx";
import { ProjectSetup, type Setup } from "./project-setup.tsx";

const newProjectParams = searchParams({ project: idParam, kind: textParam(60) });

const shownProposals = 5;

/** With a project in the URL, shows its setup; this survives a reload. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { project: projectId, kind = "" } = newProjectParams.parse(request.url);
  return projectId
    ? { setup: await readSetup(context, projectId, kind) }
    : { supportEmail: (await read(context.get(api).settings.public.$get())).supportEmail };
};

const readSetup = async (context: LoaderFunctionArgs["context"], projectId: string, kind: string): Promise<Setup> => {
  const { projects, submissions } = context.get(api);
  const call = projects[":id"];
  const param = { id: projectId };
  const list = (state?: "proposed") =>
    read(
      submissions.$get({ query: { projectId, ...(state && { state }), limit: `${shownProposals}`, sort: "order" } }),
    );
  const [kit, { keywords }, proposed, all, scan, { best }] = await Promise.all([
    read(call.kit.$get({ param })),
    read(call.keywords.$get({ param })),
    list("proposed"),
    list(),
    read(call.scan.$get({ param })),
    read(call.overview.$get({ param, query: {} })),
  ]);
  return {
    projectId,
    kind,
    kit,
    keywords: keywords.map(({ text }) => text),
    proposals: proposed.submissions,
    proposalCount: proposed.total,
    submissionCount: all.total,
    scan,
    best,
  };
};

export function Component() {
  const { setup, supportEmail } = useLoaderData<typeof loader>();
  const { me } = useMe();
  const { limits, usage, website } = me;
  return setup ? (
    <DashboardPage title="Setting up your project" description="What we prepare from your website.">
      <ProjectSetup key={setup.projectId} {...setup} />
    </DashboardPage>
  ) : (
    <DashboardPage title="Add a project" description="Add your website to see who is talking about what you sell.">
      {limits.projects !== null && usage.projects >= limits.projects ? (
        <ProjectLimit me={me} limit={limits.projects} supportEmail={supportEmail} />
      ) : (
        <AddProject
          keywordLimit={limits.keywords}
          website={website ?? ""}
          startsAtOnce={website !== null && usage.projects === 0}
        />
      )}
    </DashboardPage>
  );
}

/** Shown instead of the form when the plan allows no further project. */
const ProjectLimit = ({ me, limit, supportEmail }: { me: Me; limit: number; supportEmail: string }) => {
  const viewPlans = <ButtonLink href={link("plan")}>View plans</ButtonLink>;
  if (limit === 0)
    return (
      <EmptyState title={`Your ${me.subscription ? "plan" : "trial"} has ended`} action={viewPlans}>
        Choose a plan to add a website. You can still read your existing projects.
      </EmptyState>
    );
  const title = `Your plan includes ${limit} ${limit === 1 ? "project" : "projects"}`;
  if (!hasLargestPlan(me))
    return (
      <EmptyState title={title} action={viewPlans}>
        Upgrade for more projects, or delete one you no longer need in its settings.
      </EmptyState>
    );
  const contact = `mailto:${supportEmail}?subject=${encodeURIComponent("More projects")}`;
  return (
    <EmptyState title={title} action={<ButtonLink href={contact}>Contact us</ButtonLink>}>
      No plan includes more. Contact us for a higher limit, or delete a project you no longer need in its settings.
    </EmptyState>
  );
};
