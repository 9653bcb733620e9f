import { useState } from "react";
import type { TaskValue } from "#shared/operations/tasks.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

/** Copies the values of a task and remembers which were copied. */
export const useCopiedValues = (taskId: string | undefined) => {
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
export const ValuesList = ({ values, copied, onCopy }: ValuesListProps) => (
  <>
    <p role="status" className="sr-only">
      {copied.length ? `Copied ${values.find(({ field }) => field === copied.at(-1))?.label ?? "the value"}.` : ""}
    </p>
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {values.map((value, at) => (
        <div key={value.field} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3">
          <dt className="flex flex-wrap items-baseline gap-x-3 text-sm font-medium">
            {value.label}
            <Counter value={value} />
          </dt>
          <dd className="col-start-1 wrap-anywhere whitespace-pre-wrap">
            <ValueText value={value.value} />
          </dd>
          {value.value && (
            <dd className="col-start-2 row-span-2 row-start-1">
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
    <span className={`font-normal tabular-nums ${length > limit ? "text-bad" : "text-muted"}`}>
      {length} of {limit}
      {cut && ", shortened"}
    </span>
  );

const ValueText = ({ value }: { value: string }) => {
  if (!value) return <span className="text-muted">Not in the kit</span>;
  if (!isPicture(value)) return value;
  return value.split("\n").map((path, at) => (
    <a key={path} href={path} target="_blank" rel="noreferrer" className="link mr-4 inline-block py-1">
      Open picture{at ? ` ${at + 1}` : ""}
    </a>
  ));
};

type CopyButtonProps = { value: TaskValue; number: number; isCopied: boolean; onCopy: (value: TaskValue) => void };

const CopyButton = ({ value, number, isCopied, onCopy }: CopyButtonProps) => (
  <button
    type="button"
    disabled={!useHydrated()}
    aria-keyshortcuts={number < 10 ? String(number) : undefined}
    className="button button-quiet min-w-28 justify-between gap-3"
    onClick={() => onCopy(value)}
  >
    <span>
      {isCopied ? "Copied" : "Copy"}
      <span className="sr-only"> {value.label}</span>
    </span>
    {number < 10 && <KeyHint name={String(number)} />}
  </button>
);
