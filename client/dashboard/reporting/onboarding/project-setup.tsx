import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ScanProgress } from "#shared/conversations/sources.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import type { Kit } from "#shared/links/kit.ts";
import { kitLabel } from "#shared/links/kit-fields.ts";
import { draftFields } from "#shared/links/kit-limits.ts";
import type { Submission } from "#shared/links/submissions.ts";
import type { BestMention } from "#shared/reporting/overview.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { projectLink } from "../../current-project.ts";
import { DirectoryName } from "../../links/directories/directory-name.tsx";
import { applyProposal, changesBetween, toDraft, withoutGaps } from "../../links/kit/kit-draft.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { SourceStatus } from "../overview/source-status.tsx";
import { describeScan, ScanProgressBar, useScanProgress } from "./first-scan.tsx";

/**
 * Saves a first kit: the kind of business, what the website says, and drafts for required texts that it doesn't have. Throws ApiError if the
 * website can't be read.
 */
const draftKit = async (id: string, kit: Kit, kind: string) => {
  const call = browserClient().projects[":id"].kit;
  const save = ({ version, fields }: Kit, draft: ReturnType<typeof toDraft>) =>
    read(call.$put({ param: { id }, json: { version, fields: changesBetween(toDraft(fields), withoutGaps(draft)) } }));
  const { proposals } = await read(call.prefill.$post({ param: { id } }));
  const found = proposals.reduce(applyProposal, toDraft(kit.fields));
  const filled = await save(kit, { ...found, category: kind || found.category });
  const missing = draftFields.filter((name) => filled.completeness.missing.some(({ field }) => field === name));
  if (!missing.length) return;
  const drafts = await Promise.all(missing.map((field) => read(call.draft.$post({ param: { id }, json: { field } }))));
  // A draft has alternatives; one of each is enough to start with.
  const first = drafts.flatMap((found) => found.proposals.slice(0, 1));
  if (first.length) await save(filled, first.reduce(applyProposal, toDraft(filled.fields)));
};

const firstProposals = 10;

/** Proposes the directories that fit best. */
const proposeFirstDirectories = (id: string) =>
  read(browserClient().projects[":id"].proposals.$post({ param: { id }, json: { count: firstProposals } }));

export type Setup = {
  projectId: string;
  /** The kind of business that the owner stated, or empty. */
  kind: string;
  kit: Kit;
  keywords: string[];
  proposals: Submission[];
  proposalCount: number;
  /** Also counts submissions that are no longer proposals. */
  submissionCount: number;
  scan: ScanProgress;
  best: BestMention[];
};

/**
 * Everything we prepare for a new project, on one screen: its listing kit, keywords, directories and first mentions.
 * Each part starts by itself unless it exists already, so that the page survives a reload.
 */
export const ProjectSetup = ({
  projectId,
  kind,
  kit,
  keywords,
  proposals,
  proposalCount,
  submissionCount,
  scan,
  best,
}: Setup) => {
  const kitStep = useStep({ isDone: kit.version > 0, canStart: true, work: () => draftKit(projectId, kit, kind) });
  // The fit of a directory depends on the kit.
  const directoryStep = useStep({
    isDone: submissionCount > 0,
    canStart: kitStep.state === "done" || kitStep.state === "failed",
    work: () => proposeFirstDirectories(projectId),
  });
  const { progress, hasStopped, error } = useScanProgress(projectId, scan);
  const isScanned = progress.isDone || hasStopped;
  useRevalidation(isScanned && !scan.isDone);
  const { title, text } = describeScan(progress, hasStopped);
  const scanState = progress.keywords === 0 ? "todo" : isScanned ? "done" : "running";
  const states = [kitStep.state, keywords.length ? "done" : "todo", directoryStep.state, scanState];
  return (
    <div className="grid gap-6">
      <p role="status" className="text-muted">
        {states.includes("running")
          ? `${states.filter((state) => state === "done").length} of ${states.length} steps done. You can leave this page; nothing is lost.`
          : "Your project is set up. Nothing is sent to a directory before you approve it."}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <SetupStep
          id="setup-kit"
          title="Listing kit"
          step={kitStep}
          running="Reading your website and drafting texts…"
          action={<SetupLink to={projectLink("kit", projectId)}>Review the kit</SetupLink>}
        >
          <p>
            {kit.completeness.percent}% complete, drafted from your website. Check it before we send it to directories.
          </p>
          {kit.completeness.percent < 100 && (
            <p className="mt-1 text-muted">
              Still needed: {kit.completeness.missing.map(({ field }) => kitLabel(field)).join(", ")}.
            </p>
          )}
          {kit.fields.tagline && <p className="mt-3 border-l-2 border-line pl-3 wrap-anywhere">{kit.fields.tagline}</p>}
        </SetupStep>
        <SetupStep
          id="setup-directories"
          title="Directories that fit"
          step={directoryStep}
          running={directoryStep.state === "waiting" ? "Waiting for the kit…" : "Comparing directories with your kit…"}
          action={
            <SetupLink to={submissionsLink(projectId, proposalCount ? { state: "proposed" } : {})}>
              {proposalCount ? "Choose directories" : "View submissions"}
            </SetupLink>
          }
        >
          <p>
            {proposalCount
              ? `We propose these ${proposalCount} to start with. Approve the ones you want.`
              : submissionCount
                ? "You've decided on our first proposals."
                : "No directories fit yet. A more complete kit finds more."}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {proposals.map(({ id, directory, fit }) => (
              <li key={id} className="py-2">
                <DirectoryName directory={directory} />
                <p className="text-sm text-muted wrap-anywhere">{fit.reasons.slice(0, 2).join(" ")}</p>
              </li>
            ))}
          </ul>
        </SetupStep>
        <SetupStep
          id="setup-keywords"
          title="Keywords"
          step={{ state: keywords.length ? "done" : "todo" }}
          action={
            <SetupLink to={projectLink("keywords", projectId)}>
              {keywords.length ? "Change keywords" : "Add keywords"}
            </SetupLink>
          }
        >
          {keywords.length ? (
            <ul className="flex flex-wrap gap-2">
              {keywords.map((keyword) => (
                <li key={keyword} className="rounded-full bg-surface px-3 py-1 text-sm wrap-anywhere">
                  {keyword}
                </li>
              ))}
            </ul>
          ) : (
            <p>Add phrases people use when they need what you sell.</p>
          )}
        </SetupStep>
        <SetupStep
          id="setup-mentions"
          title={title}
          step={{ state: scanState, error }}
          isAlwaysShown
          action={<SetupLink to={projectLink("mentions", projectId)}>View mentions</SetupLink>}
        >
          <p className="text-muted">{text}</p>
          {progress.keywords > 0 && <ScanProgressBar {...progress} />}
          <ul className="mt-3 divide-y divide-line">
            {best.slice(0, 3).map(({ id, title: post, source }) => (
              <li key={id} className="py-2 wrap-anywhere">
                {post || "Untitled"} <span className="text-sm text-muted">{sourceLabels[source]}</span>
              </li>
            ))}
          </ul>
          {progress.keywords > 0 && (
            <details className="mt-3">
              <summary className="link inline-flex min-h-control cursor-pointer items-center text-sm">Sources</summary>
              <SourceStatus
                sources={progress.sources}
                noteFor={({ state, searched }) =>
                  state === "on" ? `${searched} of ${progress.keywords} searched` : undefined
                }
              />
            </details>
          )}
        </SetupStep>
      </div>
      <p>
        <Link className="button" to={projectLink("dashboard", projectId)}>
          Go to overview
        </Link>
      </p>
    </div>
  );
};

type StepState = "waiting" | "running" | "done" | "failed" | "todo";
type Step = { state: StepState; error?: string; retry?: () => void };
type StepOptions = { isDone: boolean; canStart: boolean; work: () => Promise<unknown> };

/** Does the work once as soon as it can start, then reloads the page's data. */
const useStep = ({ isDone, canStart, work }: StepOptions): Step => {
  const [error, setError] = useState("");
  const [wasDone, setWasDone] = useState(isDone);
  const hasStarted = useRef(isDone);
  const { revalidate } = useRevalidator();
  const run = async () => {
    hasStarted.current = true;
    setError("");
    try {
      await work();
      await revalidate();
      setWasDone(true);
    } catch (failure) {
      setError(toFormErrors(failure).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once; `work` is a new function in every render.
  useEffect(() => {
    if (canStart && !hasStarted.current) void run();
  }, [canStart]);
  const state = isDone || wasDone ? "done" : error ? "failed" : canStart ? "running" : "waiting";
  return { state, error, retry: () => void run() };
};

/** Reloads the page's data once `isDue`. */
const useRevalidation = (isDue: boolean) => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
};

type SetupStepProps = {
  id: string;
  title: string;
  step: Step;
  /** What happens meanwhile. */
  running?: string;
  /** Whether the content also shows progress. */
  isAlwaysShown?: boolean;
  action: ReactNode;
  children: ReactNode;
};

const SetupStep = ({ id, title, step, running, isAlwaysShown = false, action, children }: SetupStepProps) => {
  const { state, error, retry } = step;
  const isShown = isAlwaysShown || state === "done" || state === "todo";
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5">
      <div className="flex items-center gap-3">
        <StepIcon state={state} />
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
      </div>
      <div className="mt-2">
        {isShown ? children : state !== "failed" && <p className="text-muted">{running}</p>}
        {error && (
          <p role="alert" className="mt-2 text-bad wrap-anywhere">
            {error}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {state === "failed" && retry && <TextButton label="Try again" name={`Try again: ${title}`} onClick={retry} />}
        {(isShown || state === "failed") && action}
      </div>
    </section>
  );
};

const SetupLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-control items-center">
    {children}
  </Link>
);

const stepIcons = {
  waiting: { Icon: LoaderCircle, className: "text-muted", label: "Waiting" },
  running: { Icon: LoaderCircle, className: "text-muted motion-safe:animate-spin", label: "In progress" },
  done: { Icon: Check, className: "text-good", label: "Done" },
  failed: { Icon: CircleAlert, className: "text-bad", label: "Failed" },
  todo: { Icon: CircleAlert, className: "text-muted", label: "Waiting for you" },
};

const StepIcon = ({ state }: { state: StepState }) => {
  const { Icon, className, label } = stepIcons[state];
  return <Icon size={20} role="img" aria-label={label} className={`shrink-0 ${className}`} />;
};
