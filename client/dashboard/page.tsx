import { createContext, type ReactNode, use } from "react";
import { Link, useLocation, useMatches, useNavigate, useOutlet } from "react-router";
import { link, listOf, parentOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../app/page-head.tsx";
import type { PageHandle } from "../app/page-module.ts";
import { Panel } from "../ui/overlays/dialog.tsx";
import { projectLink, useCurrentProject } from "./current-project.ts";

type DashboardPageProps = {
  title: string;
  description: string;
  /** The page's project, if the URL doesn't name it. */
  projectId?: string;
  /** A short text beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Closes the panel that the page is in. */
const ClosePanel = createContext<(() => void) | undefined>(undefined);

/** A page of the dashboard: head, title and actions. A page beside a list is a panel. */
export const DashboardPage = ({ title, description, projectId, note, actions, children }: DashboardPageProps) => {
  const panel = useOutlet();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const closePanel = use(ClosePanel);
  const head = <PageHead title={`${title} - ${site.name}`} description={description} robots="noindex" />;
  // Beside the panel, which is not in the server's HTML.
  if (closePanel)
    return (
      <>
        {head}
        <Panel title={title} actions={actions} onClose={closePanel}>
          {children}
        </Panel>
      </>
    );
  const close = () =>
    void navigate(pathname.slice(0, pathname.lastIndexOf("/")) + search, { preventScrollReset: true });
  return (
    <>
      {!panel && head}
      <div className="mb-3 flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
        {!panel && <ParentLink title={title} projectId={projectId} />}
        <h1 className="min-w-0 text-2xl leading-7 font-semibold tracking-tight wrap-anywhere">{title}</h1>
        {note}
        {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
      <ClosePanel value={close}>{panel}</ClosePanel>
    </>
  );
};

/** For lists: the parameters of the panel that is open beside it, and the filters, which links to other panels keep. */
export const useOpenPanel = () => {
  const { search } = useLocation();
  const { handle, params } = useMatches().at(-1) ?? {};
  const { page } = (handle as PageHandle | undefined) ?? {};
  return { search, params: (page && listOf(page) && params) || {} };
};

/** The way back to the page of the navigation that this page is below. */
const ParentLink = ({ title, projectId }: Pick<DashboardPageProps, "title"> & { projectId: string | undefined }) => {
  const currentId = useCurrentProject()?.id;
  const id = projectId ?? currentId;
  const { page } = (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
  const parent = page && parentOf(page);
  if (!parent) return;
  return (
    <nav aria-label="Breadcrumb" className="text-muted print:hidden">
      <ol>
        <li>
          <Link
            to={parent.isOfProject && id ? projectLink(parent.page, id) : link(parent.page)}
            className="inline-block py-1 hover:text-ink hover:underline"
          >
            {parent.label}
          </Link>
          <span aria-hidden="true" className="pl-3">
            /
          </span>
        </li>
        <li aria-current="page" className="sr-only">
          {title}
        </li>
      </ol>
    </nav>
  );
};
