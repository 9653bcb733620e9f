import type { ReportLink } from "#shared/reporting/reports.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Section } from "../../../ui/section.tsx";
import { useRole } from "../../role.tsx";

type ShareLinksProps = { reportId: string; links: readonly ReportLink[] };

/** The links that show a report. Their addresses can't be shown again. */
export const ShareLinks = ({ reportId, links }: ShareLinksProps) => {
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
