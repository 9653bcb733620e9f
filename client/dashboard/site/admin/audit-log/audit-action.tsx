import type { AuditEntry } from "#shared/site/audit-log.ts";

/** What was done, in words, with the API call. */
export const AuditAction = ({ summary, call }: Pick<AuditEntry, "summary" | "call">) => (
  <>
    {summary && <p>{summary}</p>}
    <p className={`font-mono text-xs wrap-anywhere ${summary ? "text-muted" : ""}`}>{call}</p>
  </>
);
