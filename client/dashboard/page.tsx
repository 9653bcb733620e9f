import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import { link, parentOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../app/page-head.tsx";
import type { PageHandle } from "../app/page-module.ts";
import { projectLink, useCurrentProject } from "./current-project.ts";

type DashboardPageProps = {
  title: string;
  description: string;
  /** The page's project, if the URL doesn't name it. */
  projectId?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the dashboard: head, title and actions. */
export const DashboardPage = ({ title, description, projectId, actions, children }: DashboardPageProps) => (
  <>
    <PageHead title={`${title} - ${site.name}`} description={description} robots="noindex" />
    <ParentLink title={title} projectId={projectId} />
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
    {children}
  </>
);

/** The way back to the page of the navigation that this page is below. */
const ParentLink = ({ title, projectId }: Pick<DashboardPageProps, "title"> & { projectId: string | undefined }) => {
  const currentId = useCurrentProject()?.id;
  const id = projectId ?? currentId;
  const { page } = (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
  const parent = page && parentOf(page);
  if (!parent) return;
  return (
    <nav aria-label="Breadcrumb" className="-mt-4 mb-2 text-sm text-muted print:hidden">
      <ol className="flex min-w-0">
        <li className="shrink-0">
          <Link
            to={parent.isOfProject && id ? projectLink(parent.page, id) : link(parent.page)}
            className="inline-block py-2 hover:text-ink hover:underline"
          >
            {parent.label}
          </Link>
          <span aria-hidden="true" className="px-2">
            /
          </span>
        </li>
        <li aria-current="page" className="truncate py-2">
          {title}
        </li>
      </ol>
    </nav>
  );
};
