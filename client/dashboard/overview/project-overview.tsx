import { Link } from "react-router";
import type { z } from "zod";
import type { Overview } from "#shared/overview.ts";
import type { monthReplies, project as projectSchema } from "#shared/projects.ts";
import type { SourceState } from "#shared/sources.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { projectLink } from "../projects/current-project.ts";
import { ProjectIcon } from "../projects/project-icon.tsx";
import { BestMentions } from "./best-mentions.tsx";
import { Figures } from "./figures.tsx";
import { MentionsByDay } from "./mentions-by-day.tsx";
import { SourceStatus } from "./source-status.tsx";

export type Project = z.infer<typeof projectSchema>;
export type Replies = z.infer<typeof monthReplies>;
type ProjectOverviewProps = { project: Project; overview: Overview; sources: SourceState[]; replies: Replies };

/** A project's overview: new mentions, mentions per day, and the state of each source. */
export const ProjectOverview = ({ project, overview, sources, replies }: ProjectOverviewProps) => (
  <>
    <div className="flex items-center gap-4">
      <ProjectIcon name={project.name} iconUrl={project.iconUrl} />
      <div className="min-w-0">
        <h2 className="text-xl font-semibold wrap-anywhere">{project.name}</h2>
        <p className="truncate text-muted">{URL.parse(project.url)?.host}</p>
      </div>
    </div>
    <Figures projectId={project.id} overview={overview} replies={replies} />
    {project.counts.keywords === 0 && (
      <EmptyState
        title="No keywords yet"
        action={
          <Link className="button" to={projectLink("keywords", project.id)}>
            Add keywords
          </Link>
        }
      >
        Add what people write when they need what you sell. We look for it from then on.
      </EmptyState>
    )}
    <BestMentions projectId={project.id} mentions={overview.best} />
    <MentionsByDay days={overview.days} />
    <SourceStatus sources={sources} />
  </>
);
