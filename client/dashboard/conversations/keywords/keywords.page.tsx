import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { KeywordForm } from "./keyword-form.tsx";
import { KeywordsTable, keywordParams } from "./keywords-table.tsx";
import { RelevanceRules } from "./relevance-rules.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const client = args.context.get(api);
  const [{ keywords, limit }, relevance] = await Promise.all([
    read(client.projects[":id"].keywords.$get({ param: { id } })),
    read(client.posts[":projectId"]["relevance-rules"].$get({ param: { projectId: id } })),
  ]);
  return { projectId: id, keywords, limit, relevance, ...keywordParams.parse(args.request.url) };
};

export function Component() {
  const { projectId, keywords, limit, relevance, sort } = useLoaderData<typeof loader>();
  const used = keywords.length;
  return (
    <DashboardPage title="Keywords" description="The keywords we search for.">
      <div className="grid grid-cols-1 gap-10">
        {/* Keyed by project, so that text typed for one is not added to another. */}
        <div>
          <RoleFieldset>
            <KeywordForm key={projectId} projectId={projectId} />
          </RoleFieldset>
        </div>
        <section aria-labelledby="keywords">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="keywords" className="text-xl font-semibold">
              Your keywords
            </h2>
            <p className="text-muted tabular-nums">{limit === null ? used : `${used} of ${limit}`}</p>
          </div>
          <KeywordsTable
            projectId={projectId}
            keywords={keywords}
            canRestore={limit === null || used <= limit}
            sort={sort}
          />
        </section>
        <RelevanceRules projectId={projectId} {...relevance} />
      </div>
    </DashboardPage>
  );
}
