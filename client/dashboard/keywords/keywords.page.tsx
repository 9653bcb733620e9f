import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { useMe } from "../use-me.ts";
import { KeywordForm } from "./keyword-form.tsx";
import { KeywordsTable } from "./keywords-table.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const { keywords } = await read(args.context.get(api).projects[":id"].keywords.$get({ param: { id } }));
  return { projectId: id, keywords };
};

export function Component() {
  const { projectId, keywords } = useLoaderData<typeof loader>();
  const { limit, used } = { limit: useMe().me.limits.keywords, used: keywords.length };
  return (
    <DashboardPage title="Keywords" description="The keywords we search for.">
      <div className="grid grid-cols-1 gap-10">
        {/* Keyed by project, so that text typed for one is not added to another. */}
        <KeywordForm key={projectId} projectId={projectId} />
        <section aria-labelledby="keywords">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="keywords" className="text-xl font-semibold">
              Your keywords
            </h2>
            <p className="text-muted tabular-nums">{limit === null ? used : `${used} of ${limit}`}</p>
          </div>
          <KeywordsTable projectId={projectId} keywords={keywords} canRestore={limit === null || used <= limit} />
        </section>
      </div>
    </DashboardPage>
  );
}
