import { useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { ConnectionReturn } from "../../connection-return.tsx";
import { projectLink } from "../../current-project.ts";

/** Google returns here with a code, or without one. The state begins with the project's id. */
export function Component() {
  const [query] = useSearchParams();
  const projectId = query.get("state")?.split(".")[0];
  return (
    <ConnectionReturn
      title="Connect Search Console"
      description="Connects Google Search Console."
      projectId={projectId}
      pending="Connecting to Google…"
      retryLink={projectId ? projectLink("impact", projectId) : link("impact")}
      finish={() => finish(projectId, query)}
    />
  );
}

const finish = async (id: string | undefined, query: URLSearchParams) => {
  const [code, state] = [query.get("code"), query.get("state")];
  if (!id || !code || !state) return { problem: "Google gave no permission, so nothing was changed." };
  const call = browserClient().projects[":id"]["search-console"];
  await read(call.$post({ param: { id }, json: { code, state } }));
  return { to: projectLink("impact", id) };
};
