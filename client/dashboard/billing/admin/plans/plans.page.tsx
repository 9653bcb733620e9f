import { lazy, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Plan, PlanInput, PlanWarnings } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { PlanOrder } from "./plan-order.tsx";

// Loaded with the first edit: the form and its preview are half of the page.
const PlanForm = lazy(async () => ({ default: (await import("./plan-form.tsx")).PlanForm }));

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const client = context.get(api);
  // The plans are public, so check admin access separately.
  await requireAdminAccess({ context });
  return { plans: await read(client.plans.all.$get({ query: {} })) };
};

/** The open form: for an existing plan, or a new one if `plan` is missing. */
type Editing = { plan?: Plan };

export function Component() {
  const { plans } = useLoaderData<typeof loader>();
  const { shown, order } = usePlanOrder(plans);
  const { warnings, hasFailed } = usePlanWarnings(plans);
  const { run } = useAction({ toastErrors: true });
  const [editing, setEditing] = useState<Editing>();
  const [deleting, setDeleting] = useState<Plan>();
  const opener = useRef<Element>(null);

  const open = (next: Editing) => {
    opener.current = document.activeElement;
    setEditing(next);
  };
  const close = () => {
    flushSync(() => setEditing(undefined));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const save = async (json: PlanInput) => {
    // Errors are thrown to the form, which shows them next to the fields.
    await write(editing?.plan, json);
    close();
    await run(async () => {}, { success: "Plan saved. The site is up to date." });
  };

  return (
    <DashboardPage
      title="Plans"
      description="What you sell, in the order shown on the site."
      actions={
        <>
          <ButtonLink href={`${link("home")}#pricing`} variant="quiet">
            View pricing page
          </ButtonLink>
          <Button hidden={Boolean(editing)} onClick={() => open({})}>
            Add plan
          </Button>
        </>
      }
    >
      <section id="plans" tabIndex={-1} aria-label="Plans in display order" hidden={Boolean(editing)}>
        {shown.length ? (
          <PlanOrder
            plans={shown}
            warnings={warnings}
            onOrder={order}
            onEdit={(plan) => open({ plan })}
            onDelete={setDeleting}
          />
        ) : (
          <EmptyState title="No plans yet">
            Add the first plan. Until then, the pricing section of the site is empty.
          </EmptyState>
        )}
      </section>
      {hasFailed && !editing && (
        <p role="status" className="mt-4 text-sm text-muted">
          Stripe did not respond, so the plans could not be compared with its prices. Reload to try again.
        </p>
      )}
      {editing && (
        <Suspense>
          <PlanForm plan={editing.plan} position={positionOf(editing.plan, plans)} onSave={save} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this plan?"
        confirmLabel="Delete plan"
        onClose={() => setDeleting(undefined)}
        onConfirm={() =>
          void run(() => read(browserClient().plans[":id"].$delete({ param: { id: String(deleting?.id) } })), {
            success: "Plan deleted.",
          })
        }
      >
        “{deleting?.label}” leaves the site at once. A plan that somebody has or had cannot be deleted: switch it off
        instead.
      </ConfirmDialog>
    </DashboardPage>
  );
}

const write = (plan: Plan | undefined, json: PlanInput) => {
  const calls = browserClient().plans;
  return plan
    ? read<unknown>(calls[":id"].$put({ param: { id: String(plan.id) }, json }))
    : read<unknown>(calls.$post({ json }));
};

/** The plan's current position; a new plan goes last. */
const positionOf = (plan: Plan | undefined, plans: readonly Plan[]) =>
  plans.find(({ id }) => id === plan?.id)?.position ?? Math.max(-1, ...plans.map(({ position }) => position)) + 1;

/** Reorders plans optimistically: the new order shows at once and is reverted if saving fails. */
const usePlanOrder = (plans: readonly Plan[]) => {
  const { run } = useAction({ toastErrors: true });
  const [pendingOrder, setPendingOrder] = useState<number[]>();
  const latest = useRef<Promise<void>>(undefined);
  const shown = pendingOrder
    ? plans.toSorted((one, other) => pendingOrder.indexOf(one.id) - pendingOrder.indexOf(other.id))
    : plans;

  const save = (ids: number[], successMessage: string, undo?: () => void) => {
    setPendingOrder(ids);
    // Saves run one after another, so that the latest order wins.
    const saving = (latest.current ?? Promise.resolve()).then(() =>
      run(() => read(browserClient().plans.order.$put({ json: { ids } })), { success: successMessage, undo }),
    );
    latest.current = saving;
    void saving.then(() => {
      if (latest.current === saving) startTransition(() => setPendingOrder(undefined));
    });
  };
  const order = (ids: number[]) => {
    const before = shown.map(({ id }) => id);
    save(ids, "Order saved. The site is up to date.", () => {
      // The toast with the undo button closes, so move the focus.
      document.getElementById("plans")?.focus();
      save(before, "Order restored.");
    });
  };
  return { shown, order };
};

/** Differences between the plans and Stripe, fetched after the page has loaded and whenever the plans change. */
const usePlanWarnings = (plans: readonly Plan[]) => {
  const [warnings, setWarnings] = useState<PlanWarnings>([]);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving a plan loads a new list.
  useEffect(() => {
    let isOutdated = false;
    const compare = async () => {
      try {
        const found = await read(browserClient().plans.warnings.$get());
        if (isOutdated) return;
        setWarnings(found);
        setFailed(false);
      } catch {
        if (!isOutdated) setFailed(true);
      }
    };
    void compare();
    return () => {
      isOutdated = true;
    };
  }, [plans]);
  return { warnings, hasFailed };
};
