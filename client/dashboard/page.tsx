import type { ReactNode } from "react";
import { site } from "#shared/site.ts";
import { PageHead } from "../app/page-head.tsx";

type DashboardPageProps = { title: string; description: string; actions?: ReactNode; children: ReactNode };

/** A page of the dashboard: head, title and actions. */
export const DashboardPage = ({ title, description, actions, children }: DashboardPageProps) => (
  <>
    <PageHead title={`${title} - ${site.name}`} description={description} robots="noindex" />
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
    {children}
  </>
);
