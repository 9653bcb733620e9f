import { lazy, Suspense, useEffect, useId, useState } from "react";
import type { Task, TaskValue, UploadedEvidence } from "#shared/operations/tasks.ts";
import { ApiError } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { storedToken } from "../../../app/session.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { EvidenceImage } from "../../links/submissions/evidence-image.tsx";
import { DirectoryPanel } from "./directory-panel.tsx";
import { kindLabels } from "./labels.ts";
import { type TaskActions, TaskFrame, taskHeadingId } from "./task-frame.tsx";

// Few tasks are articles, and their part is larger than the rest of the page.
const ArticleTask = lazy(async () => ({ default: (await import("./article-task.tsx")).ArticleTask }));

type TaskViewProps = TaskActions & { task: Task };

/** One task on the whole screen. Mount it with the task's id as key. */
export const TaskView = ({ task, ...actions }: TaskViewProps) =>
  task.article ? (
    <Suspense fallback={<p role="status">Loading the article…</p>}>
      <ArticleTask task={task} article={task.article} {...actions} />
    </Suspense>
  ) : (
    <SubmissionTask task={task} {...actions} />
  );

const SubmissionTask = ({ task, onFinish, onRelease }: TaskViewProps) => {
  const evidence = useEvidence(task.id);
  const { copied, copy } = useCopiedValues(task.id);
  return (
    <article
      aria-labelledby={taskHeadingId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void evidence.add(event.dataTransfer.files);
      }}
    >
      <TaskFrame
        task={task}
        title={task.directory?.name ?? kindLabels[task.kind]}
        onFinish={(input) => onFinish({ ...input, evidenceIds: evidence.screenshots.map(({ id }) => id) })}
        onRelease={onRelease}
      >
        <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid min-w-0 grid-cols-1 content-start gap-5">
            <DirectoryPanel task={task} />
            <Screenshots {...evidence} />
          </div>
          <section aria-labelledby="values" className="min-w-0">
            <h3 id="values" className="font-semibold">
              Listing kit
            </h3>
            <ValuesList values={task.values} copied={copied} onCopy={(value) => void copy(value)} />
          </section>
        </div>
      </TaskFrame>
    </article>
  );
};

type ScreenshotsProps = {
  screenshots: readonly Screenshot[];
  isUploading: boolean;
  add: (files: Iterable<File>) => Promise<void>;
  remove: (id: string) => void;
};

const Screenshots = ({ screenshots, isUploading, add, remove }: ScreenshotsProps) => {
  const id = useId();
  return (
    <div className="rounded-xl border border-dashed border-line px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label htmlFor={id} className="text-sm font-medium">
          Screenshots
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={`${id}-hint`}
          className="min-h-11 max-w-full text-sm"
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          Paste with Ctrl+V, drop images here, or choose files.
        </p>
      </div>
      <p role="status" className="text-sm text-muted">
        {isUploading ? "Uploading…" : countText(screenshots.length)}
      </p>
      {screenshots.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-4">
          {screenshots.map(({ id: screenshotId, url, at }, index) => (
            <li key={screenshotId} className="w-40">
              <EvidenceImage url={url} at={at} />
              <TextButton label="Remove" name={`Remove screenshot ${index + 1}`} onClick={() => remove(screenshotId)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const countText = (count: number) => {
  if (!count) return "";
  return count === 1 ? "1 screenshot added" : `${count} screenshots added`;
};

const maxBytes = 3_000_000;
const maxScreenshots = 5;

type Screenshot = UploadedEvidence & { at: string };

/** The screenshots of a task: uploads images that are pasted, dropped or chosen. */
const useEvidence = (taskId: string | undefined) => {
  const [uploads, setUploads] = useState<{ taskId: string; screenshots: Screenshot[] }>();
  const [uploading, setUploading] = useState(0);
  const screenshots = uploads && uploads.taskId === taskId ? uploads.screenshots : [];

  const add = async (files: Iterable<File>) => {
    const images = [...files].filter(({ type }) => type.startsWith("image/"));
    if (!taskId || !images.length) return;
    if (screenshots.length + images.length > maxScreenshots)
      return toast(`A task takes up to ${maxScreenshots} screenshots.`);
    setUploading((count) => count + 1);
    try {
      for (const image of images) {
        const uploaded = { ...(await upload(taskId, image)), at: new Date().toISOString() };
        setUploads((current) => ({
          taskId,
          screenshots: [...(current?.taskId === taskId ? current.screenshots : []), uploaded],
        }));
      }
    } catch (error) {
      toast(toFormErrors(error).message);
    } finally {
      setUploading((count) => count - 1);
    }
  };

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      void add(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });

  const remove = (id: string) =>
    setUploads((current) => current && { ...current, screenshots: current.screenshots.filter((one) => one.id !== id) });

  return { screenshots, isUploading: uploading > 0, add, remove };
};

const upload = async (taskId: string, image: File): Promise<UploadedEvidence> => {
  if (image.size > maxBytes)
    throw new ApiError(413, { error: "too-large", detail: "The screenshot must be 3 MB or smaller." });
  const body = new FormData();
  body.set("file", image);
  const response = await fetch(`/api/tasks/${taskId}/evidence`, {
    method: "POST",
    headers: { authorization: `Bearer ${storedToken()}` },
    body,
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
};

/** Copies the values of a task and remembers which were copied. */
const useCopiedValues = (taskId: string | undefined) => {
  const [copied, setCopied] = useState<{ taskId: string | undefined; fields: string[] }>({ taskId, fields: [] });
  const fields = copied.taskId === taskId ? copied.fields : [];
  const copy = ({ field, value }: TaskValue) =>
    copyText(absolute(value), () => setCopied({ taskId, fields: [...fields.filter((one) => one !== field), field] }));
  return { copied: fields, copy };
};

const isPicture = (line: string) => line.startsWith("/api/file-uploads/");
/** Pictures of the kit are paths of this site. */
const absolute = (value: string) =>
  value
    .split("\n")
    .map((line) => (isPicture(line) ? location.origin + line : line))
    .join("\n");

type ValuesListProps = { values: readonly TaskValue[]; copied: readonly string[]; onCopy: (value: TaskValue) => void };

/** The kit's values as the directory takes them. The first nine are copied by the number keys. */
const ValuesList = ({ values, copied, onCopy }: ValuesListProps) => (
  <>
    <p role="status" className="sr-only">
      {copied.length ? `Copied ${values.find(({ field }) => field === copied.at(-1))?.label ?? "the value"}.` : ""}
    </p>
    <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
      {values.map((value, at) => (
        <div
          key={value.field}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 xl:grid-cols-[9rem_minmax(0,1fr)_auto] xl:items-baseline"
        >
          <dt className="font-medium">
            {value.label}
            <Counter value={value} />
          </dt>
          <dd className="col-start-1 wrap-anywhere whitespace-pre-wrap xl:col-start-2">
            <ValueText value={value.value} />
          </dd>
          {value.value && (
            <dd className="col-start-2 row-span-2 row-start-1 self-start xl:col-start-3">
              <CopyButton value={value} number={at + 1} isCopied={copied.includes(value.field)} onCopy={onCopy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </>
);

const Counter = ({ value: { length, limit, cut } }: { value: TaskValue }) =>
  limit !== null && (
    <span className={`block font-normal digits ${length > limit ? "text-bad" : "text-muted"}`}>
      {length} of {limit}
      {cut && ", shortened"}
    </span>
  );

const ValueText = ({ value }: { value: string }) => {
  if (!value) return <span className="text-muted">Not in the kit</span>;
  if (!isPicture(value)) return value;
  return value.split("\n").map((path, at) => (
    <ExternalLink key={path} href={path} className="link mr-4 inline-block py-1">
      Open picture{at ? ` ${at + 1}` : ""}
    </ExternalLink>
  ));
};

type CopyButtonProps = { value: TaskValue; number: number; isCopied: boolean; onCopy: (value: TaskValue) => void };

const CopyButton = ({ value, number, isCopied, onCopy }: CopyButtonProps) => (
  <button
    type="button"
    disabled={!useHydrated()}
    aria-keyshortcuts={number < 10 ? String(number) : undefined}
    className="button button-quiet min-w-26 justify-between gap-3 px-3 text-sm xl:min-h-8"
    onClick={() => onCopy(value)}
  >
    <span>
      {isCopied ? "Copied" : "Copy"}
      <span className="sr-only"> {value.label}</span>
    </span>
    {number < 10 && <KeyHint name={String(number)} />}
  </button>
);
