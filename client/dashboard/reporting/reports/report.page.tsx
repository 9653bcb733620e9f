import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from "react-router";
import type { ReportFigure, ReportLink, SharedReport } from "#shared/reporting/reports.ts";
import { paramsOf } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { ReportView, sectionOf } from "../../../site/reports/report-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { brandingPath, reportPath, visitsPath } from "./report-path.ts";

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
const linkOf = (projectId: string, figure: ReportFigure) => {
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
    case "assistantVisits":
      return visitsPath(projectId);
    default:
      return undefined;
  }
};

/** The links that show a report. Their addresses can't be shown again. */
const ShareLinks = ({ reportId, links }: { reportId: string; links: readonly ReportLink[] }) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const revoke = ({ id }: ReportLink) =>
    run(() => read(browserClient().reports[":id"].links[":linkId"].$delete({ param: { id: reportId, linkId: id } })), {
      success: "The link no longer works.",
    });
  return (
    links.length > 0 && (
      <div className="mt-12 max-w-3xl print:hidden">
        <Section id="share-links" title="Links to this report" lead="Anyone with one of these links can see it.">
          <ul className="mt-4 divide-y divide-line rounded-2xl border border-line">
            {links.map((link) => (
              <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
                <p>
                  Created on {formatDate(link.createdAt)}
                  <span className="text-muted">
                    {link.expiresAt ? `, works until ${formatDate(link.expiresAt)}` : ", works until you revoke it"}
                  </span>
                </p>
                {canEdit && (
                  <Button variant="quiet" onClick={() => void revoke(link)}>
                    Revoke<span className="sr-only"> the link of {formatDate(link.createdAt)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    )
  );
};

type ShareDialogProps = {
  open: boolean;
  reportId: string;
  branding: SharedReport["branding"];
  /** Where to add or change the branding. */
  brandingLink: string;
  onClose: () => void;
};

/** Creates a link to a report and shows its URL, this one time. */
const ShareDialog = ({ open, reportId, branding, brandingLink, onClose }: ShareDialogProps) => {
  const [url, setUrl] = useState<string>();
  const { revalidate } = useRevalidator();
  const close = () => {
    setUrl(undefined);
    onClose();
    if (url) void revalidate();
  };
  const create = async (data: FormData) => {
    const days = Number(fieldText(data, "days"));
    const expiresAt = days ? new Date(Date.now() + days * 24 * 3600_000).toISOString() : undefined;
    const call = browserClient().reports[":id"].links.$post({ param: { id: reportId }, json: { expiresAt } });
    setUrl((await read(call)).url);
  };
  return (
    <Dialog open={open} title="Share this report" onClose={close}>
      {url ? (
        <ShownOnce
          label="Link"
          hint="Copy it now: it is shown only this once. You can revoke it on the report's page."
          value={url}
          copyLabel="Copy link"
          onDone={close}
        />
      ) : (
        <DialogForm submitLabel="Create link" busyLabel="Creating…" onSubmit={create} onClose={close}>
          <p className="text-center text-muted">
            Anyone with the link sees this report, without an account. Search engines don't list it.{" "}
            {branding && `It shows the brand of ${branding.name}. `}
            <Link to={brandingLink} className="link">
              {branding ? "Change your brand" : "Add your name, logo and color"}
            </Link>
          </p>
          <Select
            name="days"
            label="Works for"
            defaultValue="90"
            options={optionsOf(expiryLabels, "Until you revoke it")}
          />
        </DialogForm>
      )}
    </Dialog>
  );
};

const expiryLabels = { "7": "7 days", "30": "30 days", "90": "90 days", "365": "A year" };
