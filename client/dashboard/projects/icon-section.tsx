import { useRevalidator } from "react-router";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.tsx";
import { Part } from "../account/section.tsx";
import type { Project } from "../overview/project-overview.tsx";
import { ProjectIcon } from "./project-icon.tsx";

export const IconPart = ({ project }: { project: Project }) => {
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const calls = () => browserClient().projects;
  const keep = async (url: string | null, said: string) => {
    await read(calls()[":id"].icon.$put({ param: { id: project.id }, json: { url } }));
    await revalidate();
    toast(said);
  };
  const readAnew = async () => {
    const { iconUrl } = await read(calls()["website-infos"].$get({ query: { url: project.url } }));
    await keep(iconUrl, "The icon is read.");
  };
  return (
    <Part id="icon" title="Icon" lead="It is read from your website; without one, the first letter of the name shows.">
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <ProjectIcon name={project.name} iconUrl={project.iconUrl} />
        <Button variant="quiet" busy={isBusy} onClick={() => void run(readAnew)}>
          Read it from the website
        </Button>
        {project.iconUrl && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() =>
              void run(() => {
                // Its button is about to go.
                document.getElementById("icon")?.focus();
                return keep(null, "The icon is taken away.");
              })
            }
          >
            Take it away
          </Button>
        )}
      </div>
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
    </Part>
  );
};
