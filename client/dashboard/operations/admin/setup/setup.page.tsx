import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SetupCheck } from "#shared/operations/setup.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { Button } from "../../../../ui/button.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { SetupItem } from "./setup-item.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) =>
  requireAdmin(read(context.get(api).setup.$get({ query: {} })));

const isOpen = ({ state, isDismissed }: SetupCheck) => state !== "done" && !isDismissed;

export function Component() {
  const { checks, open, checkedAt } = useLoaderData<typeof loader>();
  const { isPending, run } = useAction({ toastErrors: true });
  const checkAgain = () =>
    run(() => read(browserClient().setup.$get({ query: { refresh: "true" } })), { success: "Checked again." });
  const done = checks.filter(({ state }) => state === "done");
  return (
    <DashboardPage
      title="Setup"
      description="What your site needs before it sells, checked against your services."
      actions={
        <Button variant="quiet" busy={isPending} onClick={() => void checkAgain()}>
          Check again
        </Button>
      }
    >
      <p className="max-w-prose text-muted">
        {open ? `${done.length} of ${checks.length} done.` : "Everything is set up."} Services were checked at{" "}
        <time dateTime={checkedAt} className="tabular-nums">
          {checkedAt.slice(11, 16)} UTC
        </time>
        .
      </p>
      <div id="setup" tabIndex={-1} className="mt-8 grid grid-cols-1 gap-10 outline-none">
        <Group id="required" title="Required" checks={checks.filter((check) => isOpen(check) && check.isRequired)} />
        <Group
          id="recommended"
          title="Recommended"
          checks={checks.filter((check) => isOpen(check) && !check.isRequired)}
        />
        <Group id="done" title="Done" checks={done} />
        <Group
          id="dismissed"
          title="Dismissed"
          checks={checks.filter(({ state, isDismissed }) => isDismissed && state !== "done")}
        />
      </div>
    </DashboardPage>
  );
}

const Group = ({ id, title, checks }: { id: string; title: string; checks: readonly SetupCheck[] }) =>
  checks.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {title} <span className="font-normal text-muted tabular-nums">{checks.length}</span>
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-raised">
        {checks.map((check) => (
          <SetupItem key={check.id} check={check} />
        ))}
      </ul>
    </section>
  );
