import { Link } from "react-router";
import type { Overview } from "#shared/overview.ts";
import { link } from "#shared/routes.ts";
import { dayOf } from "../../ui/dates.ts";
import { projectLink } from "../projects/current-project.ts";
import type { Replies } from "./project-overview.tsx";

type FiguresProps = { projectId: string; overview: Overview; replies: Replies };

/** Key figures, each linking to its list. */
export const Figures = ({ projectId, overview, replies }: FiguresProps) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
    <Figure
      label="New mentions"
      value={overview.newMentions}
      note="Not answered or dismissed yet"
      to={`${projectLink("mentions", projectId)}&filter=new`}
    />
    <Figure
      label="New leads"
      value={overview.newLeads}
      note="Nobody wrote to them yet"
      to={`${projectLink("leads", projectId)}&status=new`}
    />
    <Figure
      label="Replies drafted this month"
      value={replies.used}
      limit={replies.limit}
      note={replies.limit === null ? "Without a limit" : `Counted anew from ${dayOf(replies.resetsAt)}`}
      to={link("plan")}
    />
  </ul>
);

type FigureProps = { label: string; value: number; limit?: number | null; note: string; to: string };

const Figure = ({ label, value, limit = null, note, to }: FigureProps) => (
  <li className="relative rounded-2xl border border-line p-5 hover:bg-surface">
    <Link to={to} className="text-muted after:absolute after:inset-0 hover:underline">
      {label}
    </Link>
    <p className="mt-1 text-3xl font-semibold tabular-nums">
      {numberOf(value)}
      {limit !== null && <span className="text-lg font-normal text-muted"> of {numberOf(limit)}</span>}
    </p>
    <p className="mt-1 text-sm text-muted">{note}</p>
  </li>
);

const numberOf = (value: number) => value.toLocaleString("en-US");
