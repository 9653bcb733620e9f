import { useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { ConnectionReturn } from "../../connection-return.tsx";
import { destinationsLink } from "./destination-params.ts";

/** WordPress returns here with the password that it made, or without one. */
export function Component() {
  const [query] = useSearchParams();
  const projectId = query.get("project") ?? undefined;
  return (
    <ConnectionReturn
      title="Connect WordPress"
      description="Connects your WordPress site."
      projectId={projectId}
      pending="Connecting your site…"
      retryLink={projectId ? destinationsLink(projectId, { add: "wordpress" }) : link("destinations")}
      finish={() => finish(projectId, query)}
    />
  );
}

const finish = async (id: string | undefined, query: URLSearchParams) => {
  const state = query.get("state");
  const [username, applicationPassword] = [query.get("user_login"), query.get("password")];
  if (query.get("rejected") || query.get("success") === "false")
    return {
      problem:
        "You didn't allow the connection, so nothing was changed. Allow it on your website, or use an application password.",
    };
  if (!id || !state || !username || !applicationPassword)
    return { problem: "Your website sent no password. Start again, or use an application password." };
  const calls = browserClient();
  const json = { state, username, applicationPassword };
  const created = await read(calls.projects[":id"].destinations.wordpress.$post({ param: { id }, json }));
  await read(calls.destinations[":id"].test.$post({ param: { id: created.id } }));
  toast("WordPress is connected.");
  return { to: destinationsLink(id, { destination: created.id }) };
};
