import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { UnverifiedEmail } from "../account/unverified-email.tsx";
import { DashboardPage } from "../page.tsx";
import { getAccountStatus } from "../plans/account-status.ts";
import { projectLink, requireNamedProject } from "../projects/current-project.ts";
import { useMe } from "../use-me.ts";
import { AccountStatusCard } from "./account-status-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ProjectOverview } from "./project-overview.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireNamedProject(args);
  if (!project) return null;
  const { projects } = args.context.get(api);
  const param = { id: project.id };
  const [overview, { sources }, replies] = await Promise.all([
    read(projects[":id"].overview.$get({ param })),
    read(projects[":id"].sources.$get({ param })),
    read(projects["month-replies"].$get()),
  ]);
  return { project, overview, sources, replies };
};

export function Component() {
  const { me, now } = useMe();
  const loaded = useLoaderData<typeof loader>();
  const accountStatus = <AccountStatusCard accountStatus={getAccountStatus(me, now)} />;
  return (
    <DashboardPage
      title="Overview"
      description={`Where things stand for you at ${site.name}.`}
      actions={
        loaded && (
          <Link className="button" to={projectLink("mentions", loaded.project.id)}>
            See the mentions
          </Link>
        )
      }
    >
      <div className="grid grid-cols-1 gap-8">
        <p className="text-lead text-muted wrap-anywhere">Hello{me.name && `, ${me.name}`}. Good to see you.</p>
        <UnverifiedEmail me={me} />
        {loaded ? (
          <>
            <ProjectOverview {...loaded} />
            {accountStatus}
          </>
        ) : (
          <>
            {accountStatus}
            <FirstSteps me={me} />
          </>
        )}
      </div>
    </DashboardPage>
  );
}
