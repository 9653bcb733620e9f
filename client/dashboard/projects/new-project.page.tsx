import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";
import { idParam, searchParams, textParam } from "../../app/search-params.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DashboardPage } from "../page.tsx";
import { useMe } from "../use-me.ts";
import { AddProject } from "./add-project.tsx";
import { ProjectSetup, type Setup } from "./project-setup.tsx";

const newProjectParams = searchParams({ project: idParam, kind: textParam(60) });

const shownProposals = 5;

/** With a project in the URL, shows its setup; this survives a reload. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Setup | null> => {
  const { project: projectId, kind = "" } = newProjectParams.parse(request.url);
  if (!projectId) return null;
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
  const setup = useLoaderData<typeof loader>();
  const { limits, usage, website } = useMe().me;
  return setup ? (
    <DashboardPage title="Setting up your project" description="What we prepare from your website.">
      <ProjectSetup key={setup.projectId} {...setup} />
    </DashboardPage>
  ) : (
    <DashboardPage title="Add a project" description="Add your website to see who is talking about what you sell.">
      {limits.projects !== null && usage.projects >= limits.projects ? (
        <ProjectLimit limit={limits.projects} />
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
const ProjectLimit = ({ limit }: { limit: number }) => (
  <EmptyState
    title={limit === 0 ? "Your trial has ended" : `Your plan includes ${limit} ${limit === 1 ? "project" : "projects"}`}
    action={<ButtonLink href={link("plan")}>View plans</ButtonLink>}
  >
    {limit === 0
      ? "Choose a plan to add a website. You can still read your existing projects."
      : "Upgrade for more projects, or delete one you no longer need in its settings."}
  </EmptyState>
);
