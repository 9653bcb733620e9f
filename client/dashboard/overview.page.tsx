import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { site } from "#shared/site.ts";
import { api, read } from "../api.ts";
import { useMe } from "./me.ts";
import { FirstSteps } from "./overview/first-steps.tsx";
import { ProjectOverview } from "./overview/project-overview.tsx";
import { StandingCard } from "./overview/standing-card.tsx";
import { namedProject, projectLink } from "./projects/current.ts";
import { Screen } from "./screen.tsx";
import { standingOf } from "./standing.ts";
import { UnconfirmedAddress } from "./unconfirmed-address.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await namedProject(args);
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
  const standing = <StandingCard standing={standingOf(me, now)} />;
  return (
    <Screen
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
        <UnconfirmedAddress me={me} />
        {loaded ? (
          <>
            <ProjectOverview {...loaded} />
            {standing}
          </>
        ) : (
          <>
            {standing}
            <FirstSteps me={me} />
          </>
        )}
      </div>
    </Screen>
  );
}
