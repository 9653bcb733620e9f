import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useCurrentProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { destinationsLink } from "./destination-params.ts";

/** WordPress returns here with the password that it made, or without one. */
export function Component() {
  const [query] = useSearchParams();
  const project = useCurrentProject();
  const [problem, setProblem] = useState<string>();
  const isStarted = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    // The password is valid once, so it is sent only once.
    if (isStarted.current) return;
    isStarted.current = true;
    // The address has the password: it must not stay in the history.
    history.replaceState(history.state, "", `${location.pathname}?project=${query.get("project") ?? ""}`);
    void finish(query).then((result) => {
      if ("problem" in result) return setProblem(result.problem);
      toast("WordPress is connected.");
      return navigate(destinationsLink(result.projectId, { destination: result.id }), { replace: true });
    });
  }, [query, navigate]);

  return (
    <DashboardPage title="Connect WordPress" description="Connects your WordPress site.">
      <p role={problem ? "alert" : "status"} className={problem ? "max-w-prose text-bad" : ""}>
        {problem ?? "Connecting your site…"}
      </p>
      {problem && (
        <p className="mt-6">
          <Link
            to={project ? destinationsLink(project.id, { add: "wordpress" }) : link("destinations")}
            className="button button-quiet"
          >
            Start again
          </Link>
        </p>
      )}
    </DashboardPage>
  );
}

type Result = { projectId: string; id: string } | { problem: string };

const finish = async (query: URLSearchParams): Promise<Result> => {
  const [projectId, state] = [query.get("project"), query.get("state")];
  const [username, applicationPassword] = [query.get("user_login"), query.get("password")];
  if (query.get("rejected") || query.get("success") === "false")
    return {
      problem:
        "You didn't allow the connection, so nothing was changed. Allow it on your website, or use an application password.",
    };
  if (!projectId || !state || !username || !applicationPassword)
    return { problem: "Your website sent no password. Start again, or use an application password." };
  try {
    const calls = browserClient();
    const json = { state, username, applicationPassword };
    const { id } = await read(calls.projects[":id"].destinations.wordpress.$post({ param: { id: projectId }, json }));
    await read(calls.destinations[":id"].test.$post({ param: { id } }));
    return { projectId, id };
  } catch (error) {
    return { problem: toFormErrors(error).message };
  }
};
