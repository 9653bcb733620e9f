import { type ReactNode, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { Plan } from "#shared/billing/plans.ts";
import { formatMoney } from "#shared/money.ts";
import type { UserDetail } from "#shared/operations/users.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { startSupportSession } from "../../../../app/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../../ui/format.ts";
import { FormMessage } from "../../../../ui/forms/form.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { Section } from "../../../../ui/section.tsx";
import { kindLabels } from "../../../billing/credits/credits-summary.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { AuditAction } from "../../../site/admin/audit-log/audit-action.tsx";
import { CreditsDialog, PlanDialog, TrialDialog } from "./grant-dialogs.tsx";
import { roleLabels, StatusBadge } from "./labels.tsx";
import { Notes } from "./notes.tsx";
import { useUserActions } from "./use-user-actions.tsx";
import { RolePicker, UserActions } from "./users-table.tsx";

export const loader = async ({ context, params: { id = "" } }: LoaderFunctionArgs) => {
  const client = context.get(api);
  const user = await requireAdmin(read(client.users[":id"].$get({ param: { id } })));
  return { user, plans: await read(client.plans.all.$get({ query: {} })) };
};

export function Component() {
  const { user, plans } = useLoaderData<typeof loader>();
  const { isPending, error, run } = useAction();
  const signIn = () =>
    run(async () => {
      const { accessToken } = await read(browserClient().users[":id"].impersonate.$post({ param: { id: user.id } }));
      startSupportSession(accessToken);
      location.assign(link("dashboard"));
    });
  return (
    <DashboardPage
      title={user.name ?? user.email}
      description="A customer's account, payments, projects and notes."
      actions={
        user.role === "customer" && (
          <Button busy={isPending} onClick={() => void signIn()}>
            Sign in as customer
          </Button>
        )
      }
    >
      <FormMessage className="mb-6">{error}</FormMessage>
      <div className="grid grid-cols-1 gap-8">
        <Account user={user} />
        <PlanSection user={user} plans={plans} />
        <Payments user={user} />
        <Projects user={user} />
        <Notes user={user} />
        <Audit user={user} />
      </div>
    </DashboardPage>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[10rem_1fr] gap-3 py-2 max-sm:grid-cols-1 max-sm:gap-0">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const Account = ({ user }: { user: UserDetail }) => {
  const navigate = useNavigate();
  const { ownId, dialog, ...actions } = useUserActions(() => navigate(link("adminUsers")));
  const isOwn = user.id === ownId;
  return (
    <Section id="account" title="Account">
      <dl className="mt-4 divide-y divide-line">
        <Fact label="Email">
          {user.email} {user.emailVerifiedAt ? "(confirmed)" : "(not confirmed)"}
        </Fact>
        <Fact label="Website">{user.website ?? "–"}</Fact>
        <Fact label="Role">
          {isOwn ? roleLabels[user.role] : <RolePicker user={user} onAction={actions.onAction} />}
        </Fact>
        <Fact label="Signed up">{formatShortDate(user.createdAt)}</Fact>
        <Fact label="Last seen">{user.lastSeenAt ? formatDateTime(user.lastSeenAt) : "Never"}</Fact>
        <Fact label="Open sessions">{user.sessions}</Fact>
      </dl>
      <div className="mt-4 -ml-2">
        <UserActions user={user} isOwn={isOwn} {...actions} />
      </div>
      {dialog}
    </Section>
  );
};

const PlanSection = ({ user, plans }: { user: UserDetail; plans: readonly Pick<Plan, "id" | "label">[] }) => {
  const [open, setOpen] = useState<"trial" | "grant" | "credits">();
  const { isPending, error, run } = useAction();
  const running = user.grants.find(({ isRunning }) => isRunning);
  const close = () => setOpen(undefined);
  const endGrant = () =>
    run(() => read(browserClient().users[":id"]["plan-grants"].$delete({ param: { id: user.id } })), {
      success: "Granted plan ended.",
    });
  return (
    <Section id="plan" title="Plan and credits">
      <dl className="mt-4 divide-y divide-line">
        <Fact label="Status">
          <StatusBadge status={user.status} />
        </Fact>
        <Fact label="Plan">{user.plan?.label ?? "None"}</Fact>
        <Fact label="Trial ends">{user.trialEndsAt ? formatShortDate(user.trialEndsAt) : "No trial"}</Fact>
        {running && (
          <Fact label="Granted plan">
            {running.plan.label} {running.endsAt ? `until ${formatShortDate(running.endsAt)}` : "without an end"}:{" "}
            {running.note}
          </Fact>
        )}
        {user.balances.map(({ kind, available, reserved, used }) => (
          <Fact key={kind} label={kindLabels[kind]}>
            {available} left, {reserved} reserved, {used} used
          </Fact>
        ))}
      </dl>
      <FormMessage className="mt-4">{error}</FormMessage>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setOpen("trial")}>
          Extend trial
        </Button>
        <Button variant="quiet" onClick={() => setOpen("grant")}>
          Grant a plan
        </Button>
        {running && (
          <Button variant="quiet" busy={isPending} onClick={() => void endGrant()}>
            End granted plan
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen("credits")}>
          Adjust credits
        </Button>
      </div>
      {open === "trial" && <TrialDialog user={user} onClose={close} />}
      {open === "grant" && <PlanDialog user={user} plans={plans} onClose={close} />}
      {open === "credits" && <CreditsDialog user={user} onClose={close} />}
    </Section>
  );
};

const amountText = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
  amount === null || !currency ? "Unknown amount" : formatMoney({ amount, currency });

const Payments = ({ user }: { user: UserDetail }) => (
  <Section id="payments" title="Payments">
    {!user.subscriptions.length && !user.payments.length && <p className="mt-4 text-muted">No payments yet.</p>}
    <ul className="mt-4 divide-y divide-line">
      {user.subscriptions.map((subscription) => (
        <li key={subscription.id} className="py-3">
          <p className="font-medium">
            {subscription.plan ?? "No matching plan"}, {amountText(subscription)} per period
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            Subscription {subscription.stripeId}, {subscription.status.replaceAll("_", " ")}
            {subscription.currentPeriodEnd &&
              `, ${subscription.cancelAtPeriodEnd ? "ends" : "renews"} ${formatShortDate(subscription.currentPeriodEnd)}`}
          </p>
        </li>
      ))}
      {user.payments.map((payment) => (
        <li key={payment.id} className="py-3">
          <p className="font-medium">
            {payment.plan ?? "No matching plan"}, {amountText(payment)}
          </p>
          <p className="text-sm text-muted">
            Paid {formatShortDate(payment.createdAt)}
            {payment.refundedAt && `, refunded ${formatShortDate(payment.refundedAt)}`}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const Projects = ({ user }: { user: UserDetail }) => (
  <Section id="projects" title="Projects">
    {!user.ownProjects.length && <p className="mt-4 text-muted">No projects yet.</p>}
    <ul className="mt-4 divide-y divide-line">
      {user.ownProjects.map(({ id, name, url, links, createdAt }) => (
        <li key={id} className="py-3">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {url}, {formatCount(links, "live link")}, added {formatShortDate(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const Audit = ({ user }: { user: UserDetail }) => (
  <Section
    id="audit"
    title="Audit log"
    lead="The latest changes that administrators made here or on behalf of this user."
  >
    {!user.audit.length && <p className="mt-4 text-muted">No changes yet.</p>}
    <ul className="mt-4 divide-y divide-line">
      {user.audit.map((entry) => (
        <li key={entry.id} className="py-3">
          <AuditAction {...entry} />
          <p className="text-sm text-muted">
            {entry.isAutomatic ? "System" : (entry.admin?.email ?? "Deleted account")}
            {entry.onBehalfOf && entry.admin && " on behalf of this user"}, {formatDateTime(entry.createdAt)}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
