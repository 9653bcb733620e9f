import type { Project } from "#shared/workspace/projects.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { Section } from "../../../ui/section.tsx";

type ProjectIconProps = { name: string; iconUrl: string | null; isSmall?: boolean };

const square = "shrink-0 border border-line";
const sizes = { small: "size-6 rounded-md text-xs", normal: "size-control rounded-lg text-lg" };

/** A project's icon, or the first letter of its name. Icons are data URLs. */
export const ProjectIcon = ({ name, iconUrl, isSmall = false }: ProjectIconProps) => {
  const className = `${square} ${sizes[isSmall ? "small" : "normal"]}`;
  return iconUrl ? (
    <img src={iconUrl} alt="" width={40} height={40} className={`${className} bg-white object-contain p-0.5`} />
  ) : (
    <span aria-hidden="true" className={`${className} grid place-items-center bg-surface font-semibold uppercase`}>
      {[...name.trim()][0] ?? "?"}
    </span>
  );
};

const passFocus = handOverFocusTo("icon");

/** The icon's settings. */
export const IconSection = ({ project }: { project: Project }) => {
  const { isPending, error, run } = useAction();
  const save = (url: string | null) =>
    read(browserClient().projects[":id"].icon.$put({ param: { id: project.id }, json: { url } }));
  const update = async () => {
    const { iconUrl } = await read(browserClient().projects["website-infos"].$get({ query: { url: project.url } }));
    await save(iconUrl);
  };
  return (
    <Section id="icon" title="Icon" lead="We use your website's icon, or the first letter of the name without one.">
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <ProjectIcon name={project.name} iconUrl={project.iconUrl} />
        <Button variant="quiet" busy={isPending} onClick={() => void run(update, { success: "Icon updated." })}>
          Update from website
        </Button>
        {project.iconUrl && (
          <Button
            variant="quiet"
            busy={isPending}
            ref={passFocus}
            onClick={() => void run(() => save(null), { success: "Icon removed." })}
          >
            Remove icon
          </Button>
        )}
      </div>
      <FormMessage className="mt-4">{error}</FormMessage>
    </Section>
  );
};
