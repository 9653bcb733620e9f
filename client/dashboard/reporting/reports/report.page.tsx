import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import type { ReportFigures } from "#shared/reporting/reports.ts";
import { paramsOf } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { api, read } from "../../../app/api-client.ts";
import { ReportView, sectionOf } from "../../../site/reports/report-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { brandingPath, reportPath, visitsPath } from "./report-path.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { ShareLinks } from "./share-links.tsx";

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { id } = paramsOf("report", params);
  const report = await read(context.get(api).reports[":id"].$get({ param: { id } }));
  const { searchParams } = new URL(request.url);
  // The link in the email names no project.
  if (searchParams.get("project") !== report.projectId) throw redirect(reportPath(id, report.projectId));
  return report;
};

export function Component() {
  const report = useLoaderData<typeof loader>();
  const [isSharing, setSharing] = useState(false);
  const canEdit = useRole("editor");
  return (
    <DashboardPage
      projectId={report.projectId}
      title={`${report.project.name}: ${monthText(report.month)}`}
      description="A month of your project in figures, with the proof of each."
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="quiet" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" /> Print
          </Button>
          {canEdit && <Button onClick={() => setSharing(true)}>Share</Button>}
        </div>
      }
    >
      <ReportView report={report} linkOf={(figure) => linkOf(report.projectId, figure)} />
      <ShareLinks reportId={report.id} links={report.links} />
      <ShareDialog
        open={isSharing}
        reportId={report.id}
        branding={report.branding}
        brandingLink={brandingPath(report.projectId)}
        onClose={() => setSharing(false)}
      />
    </DashboardPage>
  );
}

/** The list behind each figure. */
const linkOf = (projectId: string, figure: keyof ReportFigures) => {
  switch (figure) {
    case "submitted":
      return submissionsLink(projectId);
    case "live":
    case "lost":
    case "rejected":
    case "expired":
      return submissionsLink(projectId, { state: figure });
    case "mentions":
    case "leads":
      return projectLink(figure, projectId);
    case "articlesPublished":
    case "pagesPublished":
      return `#${sectionOf[figure]}`;
    case "visits":
      return visitsPath(projectId);
    default:
      return undefined;
  }
};
