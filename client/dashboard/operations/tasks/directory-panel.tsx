import type { ReactNode } from "react";
import { priceText } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import type { SubmissionEvent } from "#shared/links/submissions.ts";
import type { Task } from "#shared/operations/tasks.ts";
import { link } from "#shared/routes.ts";
import { formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { EvidenceImage } from "../../links/submissions/evidence-image.tsx";
import { outcomeLabels, reasonText, stateLabels } from "../../links/submissions/states.ts";
import { LoginSection } from "./login-section.tsx";

/** What the operator must know about the directory, and what has happened there so far. */
export const DirectoryPanel = ({ task }: { task: Task }) => {
  const { kind, directory, submission, answer, confirmation, history, lastCheck } = task;
  if (!directory) return null;
  const target =
    kind === "submission" ? (directory.submitUrl ?? directory.url) : (submission?.listingUrl ?? directory.url);
  const label = kind === "submission" ? "Open submit page" : "Open listing";
  return (
    <section aria-labelledby="directory" className="min-w-0">
      <h3 id="directory" className="text-lg font-semibold">
        Directory
      </h3>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        {/* The directory must not learn the address of our dashboard. */}
        <a
          href={target}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-keyshortcuts="o"
          className="button gap-3"
        >
          {label} <KeyHint name="o" />
        </a>
        <a href={link("directory", { slug: directory.slug })} className="link py-2.5" target="_blank" rel="noreferrer">
          Catalogue page
        </a>
      </p>
      {answer && (
        <Notice title="The customer answered">
          <p className="whitespace-pre-wrap">{answer}</p>
        </Notice>
      )}
      {kind === "review" && (
        <Notice title={submission ? `Reported as: ${stateLabels[submission.state]}` : "Reported"}>
          {submission?.reason && <p>{reasonText(submission.reason)}</p>}
          {submission?.note && <p className="whitespace-pre-wrap">{submission.note}</p>}
          {confirmation && <p className="whitespace-pre-wrap">“{confirmation}”</p>}
        </Notice>
      )}
      {lastCheck && (
        <Notice title={`Last check, ${formatShortDate(lastCheck.at)}: ${outcomeLabels[lastCheck.outcome]}`}>
          <p>{lastCheck.reason}</p>
        </Notice>
      )}
      <Facts task={task} directory={directory} />
      {directory.steps && (
        <>
          <h4 className="mt-5 font-medium">Steps</h4>
          <p className="mt-1 whitespace-pre-wrap">{directory.steps}</p>
        </>
      )}
      {directory.rules.length > 0 && (
        <>
          <h4 className="mt-5 font-medium">Rules</h4>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {directory.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {submission && <LoginSection taskId={task.id} />}
      <History events={history} isOpen={kind === "review"} />
    </section>
  );
};

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-4 rounded-xl bg-wash px-4 py-3 wrap-anywhere">
    <p className="font-medium">{title}</p>
    {children}
  </div>
);

const Facts = ({ task, directory }: { task: Task; directory: Directory }) => (
  <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
    {factsOf(task, directory).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const conditions = { none: "Nothing", badge: "A badge", reciprocal: "A link back", paid: "A payment" };

const factsOf = ({ pastOutcomes }: Task, directory: Directory) => {
  const { accountRequired, signInWith, linkCondition, reviewDaysMin, reviewDaysMax } = directory;
  const account = accountRequired === null ? "Unknown" : accountRequired ? "Required" : "Not needed";
  const results = Object.entries(pastOutcomes)
    .map(([state, n]) => `${n} ${stateLabels[state as keyof typeof pastOutcomes].toLowerCase()}`)
    .join(", ");
  const days = reviewDaysMax ?? reviewDaysMin;
  const facts: [string, string][] = [
    ["Account", signInWith.length ? `${account}; sign in with ${signInWith.join(", ")}` : account],
    ["Price", priceText(directory)],
    ["Asks for", linkCondition ? conditions[linkCondition] : "Unknown"],
    ["Review", days === null ? "Unknown" : `Up to ${days} ${days === 1 ? "day" : "days"}`],
    ["Our results", results || "None yet"],
  ];
  return facts;
};

const History = ({ events, isOpen }: { events: readonly SubmissionEvent[]; isOpen: boolean }) =>
  events.length > 0 && (
    <details className="mt-5" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">History</summary>
      <ol className="space-y-3">
        {events.map(({ at, to, note, evidence }) => (
          <li key={at + to} className="border-l-2 border-line pl-4">
            <p>
              {stateLabels[to]} <span className="text-sm text-muted">{formatDateTime(at)}</span>
            </p>
            {note && <p className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">{note}</p>}
            {isOpen && evidence.map(({ id, url }) => <EvidenceImage key={id} url={url} at={at} />)}
          </li>
        ))}
      </ol>
    </details>
  );
