import { useRevalidator } from "react-router";
import type { Project } from "#shared/projects.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { toast } from "../../ui/toast.tsx";
import { ProjectIcon } from "./project-icon.tsx";

export const IconSection = ({ project }: { project: Project }) => {
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const calls = () => browserClient().projects;
  const save = async (url: string | null, successMessage: string) => {
    await read(calls()[":id"].icon.$put({ param: { id: project.id }, json: { url } }));
    await revalidate();
    toast(successMessage);
  };
  const refetch = async () => {
    const { iconUrl } = await read(calls()["website-infos"].$get({ query: { url: project.url } }));
    await save(iconUrl, "The icon is read.");
  };
  return (
    <Section
      id="icon"
      title="Icon"
      lead="It is read from your website; without one, the first letter of the name shows."
    >
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <ProjectIcon name={project.name} iconUrl={project.iconUrl} />
        <Button variant="quiet" busy={isBusy} onClick={() => void run(refetch)}>
          Read it from the website
        </Button>
        {project.iconUrl && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() =>
              void run(() => {
                // The button is about to be removed.
                document.getElementById("icon")?.focus();
                return save(null, "The icon is taken away.");
              })
            }
          >
            Take it away
          </Button>
        )}
      </div>
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
    </Section>
  );
};
