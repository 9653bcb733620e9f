import type { ApiDocument } from "#shared/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { InlineCodeText } from "./inline-code-text.tsx";

/** All problem codes with their status and cause. */
export const ProblemList = ({ document }: { document: ApiDocument }) => (
  <dl className="mt-4 text-sm">
    {(Object.entries(problemStatus) as [ProblemCode, number][]).map(([code, status]) => (
      <div
        key={code}
        id={`problem-${code}`}
        className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]"
      >
        <dt className="font-semibold">
          {status} <code>{code}</code>
        </dt>
        <dd className="text-muted">
          <InlineCodeText text={document["x-problems"][code]} />
        </dd>
      </div>
    ))}
  </dl>
);
