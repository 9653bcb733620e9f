import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { toFormErrors } from "../app/form-errors.ts";
import { DashboardPage } from "./page.tsx";

type ConnectionReturnProps = {
  title: string;
  description: string;
  projectId: string | undefined;
  /** Shown meanwhile. */
  pending: string;
  /** Where the user can start again. */
  retryLink: string;
  /** Finishes with what the service sent. Returns the page to open, or why it failed; may throw ApiError. */
  finish: () => Promise<{ to: string } | { problem: string }>;
};

/** The page where another service returns after its owner has allowed a connection there. */
export const ConnectionReturn = ({ pending, retryLink, finish, ...page }: ConnectionReturnProps) => {
  const [problem, setProblem] = useState<string>();
  const isStarted = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    // What the service sent is valid once, so it is sent only once, and must not stay in the history.
    if (isStarted.current) return;
    isStarted.current = true;
    const query = page.projectId ? `?${new URLSearchParams({ project: page.projectId })}` : "";
    history.replaceState(history.state, "", location.pathname + query);
    void finish().then(
      (result) => ("to" in result ? navigate(result.to, { replace: true }) : setProblem(result.problem)),
      (error) => setProblem(toFormErrors(error).message),
    );
  });
  return (
    <DashboardPage {...page}>
      <p role={problem ? "alert" : "status"} className={problem ? "max-w-prose text-bad" : ""}>
        {problem ?? pending}
      </p>
      {problem && (
        <p className="mt-6">
          <Link to={retryLink} className="button button-quiet">
            Start again
          </Link>
        </p>
      )}
    </DashboardPage>
  );
};
