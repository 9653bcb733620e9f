import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { projectLink } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";

/** Google returns here with a code, or without one. The state begins with the project's id. */
export function Component() {
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const isStarted = useRef(false);
  const navigate = useNavigate();
  const projectId = query.get("state")?.split(".")[0];

  useEffect(() => {
    // The code is valid once, so it is sent only once, and must not stay in the history.
    if (isStarted.current) return;
    isStarted.current = true;
    history.replaceState(history.state, "", location.pathname);
    void finish(projectId, query).then((failure) =>
      failure === undefined && projectId
        ? navigate(projectLink("impact", projectId), { replace: true })
        : setProblem(failure),
    );
  }, [projectId, query, navigate]);

  return (
    <DashboardPage title="Connect Search Console" description="Connects Google Search Console." projectId={projectId}>
      <p role={problem ? "alert" : "status"} className={problem ? "max-w-prose text-bad" : ""}>
        {problem ?? "Connecting to Google…"}
      </p>
      {problem && (
        <p className="mt-6">
          <Link to={projectId ? projectLink("impact", projectId) : link("impact")} className="button button-quiet">
            Start again
          </Link>
        </p>
      )}
    </DashboardPage>
  );
}

/** Returns why it failed, or undefined. */
const finish = async (id: string | undefined, query: URLSearchParams) => {
  const [code, state] = [query.get("code"), query.get("state")];
  if (!id || !code || !state) return "Google gave no permission, so nothing was changed.";
  try {
    const call = browserClient().projects[":id"]["search-console"];
    await read(call.$post({ param: { id }, json: { code, state } }));
    return undefined;
  } catch (error) {
    return toFormErrors(error).message;
  }
};
