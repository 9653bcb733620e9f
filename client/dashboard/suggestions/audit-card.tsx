import type { Audit } from "#shared/suggestions.ts";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { pagesText, useAudit } from "./use-audit.ts";

type AuditCardProps = { project: { id: string; url: string }; audit: Audit };

/** Result of the last audit, with a button to start another. */
export const AuditCard = ({ project, audit }: AuditCardProps) => {
  const { isBusy, failure, isLost, check } = useAudit(project.id, audit);
  const isAtWork = isBusy || audit.isRunning;
  return (
    <section aria-labelledby="audit" className="card mb-8 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="audit" className="font-semibold wrap-anywhere">
            {hostOf(project.url)}
          </h2>
          <p role="status" className="mt-1 text-muted">
            {isAtWork ? "We are looking through your website. This takes a minute or two." : <LastLook {...audit} />}
          </p>
        </div>
        <Button variant="quiet" busy={isAtWork} aria-disabled={isAtWork} onClick={() => !isAtWork && void check()}>
          {isAtWork ? "Checking…" : audit.auditedAt ? "Check again now" : "Check now"}
        </Button>
      </div>
      {isAtWork && (
        <progress aria-label="Looking through your website" className="mt-4 h-2 w-full accent-accent-strong" />
      )}
      {isLost && <p className="mt-3 text-sm text-muted">We cannot ask how it goes just now, and try again.</p>}
      {!isAtWork && audit.failure && (
        <p className="mt-4 rounded-lg border border-bad px-4 py-3 text-sm text-bad wrap-anywhere">{audit.failure}</p>
      )}
      <FormMessage className="mt-4">{failure}</FormMessage>
    </section>
  );
};

const LastLook = ({ auditedAt, pages, failure }: Audit) => {
  if (!auditedAt) return "We have not looked through your website yet.";
  return (
    <>
      {failure && pages === 0 ? "Last tried on " : `${pagesText(pages)} read on `}
      <time dateTime={auditedAt}>{momentOf(auditedAt)}</time>.{" "}
      {failure ? "We try again in a day." : "We look again every week."}
    </>
  );
};

const hostOf = (address: string) => URL.parse(address)?.host ?? address;
