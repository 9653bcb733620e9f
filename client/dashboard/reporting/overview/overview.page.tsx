import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Me } from "#shared/account/account.ts";
import type { Overview } from "#shared/reporting/overview.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, searchParams } from "../../../app/search-params.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatDays } from "../../../ui/dates/day-range.ts";
import { PeriodSwitch } from "../../../ui/dates/period-switch.tsx";
import { formatDate } from "../../../ui/format.ts";
import { type AccountStatus, daysText, getAccountStatus } from "../../billing/plans/account-status.ts";
import { projectLink, requireNamedProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { UnverifiedEmail } from "../../unverified-email.tsx";
import { useMe } from "../../use-me.ts";
import { ProjectIcon } from "../../workspace/projects/project-icon.tsx";
import { chartLabels, ProjectOverview } from "./project-overview.tsx";

// The overview's URL state.

// Not from the shared schemas, which would bring zod into the page.
const periodLabels = { 7: "7 days", 30: "30 days", 90: "90 days" } as const;
const periods = [7, 30, 90] as const;

const overviewParams = searchParams({
  days: choiceParam<`${keyof typeof periodLabels}`>(periodLabels, "30"),
  chart: choiceParam(chartLabels, "links"),
});

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireNamedProject(args);
  if (!project) return null;
  const filters = overviewParams.parse(args.request.url);
  const { projects, submissions } = args.context.get(api);
  const calls = projects[":id"];
  const param = { id: project.id };
  const listOf = (state: "needs_customer" | "proposed", sort: "updated" | "order") =>
    read(submissions.$get({ query: { projectId: project.id, state, sort, limit: "4" } }));
  const [overview, { sources }, checklist, toAnswer, toApprove, { articles }] = await Promise.all([
    read(calls.overview.$get({ param, query: { days: filters.days } })),
    read(calls.sources.$get({ param })),
    read(calls.checklist.$get({ param })),
    listOf("needs_customer", "updated"),
    listOf("proposed", "order"),
    read(calls.articles.$get({ param, query: { state: "failed,in_review,idea", limit: "4" } })),
  ]);
  const waiting = { submissions: [...toAnswer.submissions, ...toApprove.submissions], articles };
  return { project, filters, overview, sources, checklist, waiting };
};

export function Component() {
  const { me, now } = useMe();
  const loaded = useLoaderData<typeof loader>();
  const status = getAccountStatus(me, now);
  const needsPlan = status.kind === "trial" || status.kind === "over";
  const linkTo = (change: Partial<ReturnType<typeof overviewParams.parse>>) =>
    loaded ? overviewParams.link(projectLink("dashboard", loaded.project.id), { ...loaded.filters, ...change }) : "";
  return (
    <DashboardPage
      title="Overview"
      description={`Your projects on ${site.name} at a glance.`}
      actions={
        loaded && (
          <>
            <ProjectLine {...loaded} />
            <PeriodSwitch
              periods={periods}
              current={loaded.overview.days.length}
              to={(days) => linkTo({ days: `${days}` })}
            />
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {loaded ? (
          <>
            <UnverifiedEmail me={me} />
            {loaded.project.isPayer && needsPlan && <AccountStatusCard status={status} />}
            <ProjectOverview {...loaded} chart={loaded.filters.chart} to={(chart) => linkTo({ chart })} />
          </>
        ) : (
          <>
            <p className="text-muted wrap-anywhere">
              {me.name ? `Hello, ${me.name}.` : "Hello."} Welcome to {site.name}.
            </p>
            <UnverifiedEmail me={me} />
            <AccountStatusCard status={status} />
            <NextSteps me={me} />
          </>
        )}
      </div>
    </DashboardPage>
  );
}

type ProjectLineProps = { project: Project; overview: Overview };

/** The project, and the days that its figures cover. */
const ProjectLine = ({ project, overview: { days } }: ProjectLineProps) => (
  <div className="flex min-w-0 items-center gap-x-2.5 text-sm text-muted">
    <ProjectIcon name={project.name} iconUrl={project.iconUrl} isSmall />
    <h2 className="sr-only">{project.name}</h2>
    <p role="status">
      {formatDays(days[0]?.day ?? "", days.at(-1)?.day ?? "")}, compared with the previous {days.length} days
    </p>
  </div>
);

/** The account's plan, trial or expiry, with the matching action. */
const AccountStatusCard = ({ status }: { status: AccountStatus }) => {
  const { title, text, action } = statusText(status);
  return (
    <section
      aria-labelledby="account-status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-wash px-4 py-2"
    >
      <div className="flex flex-wrap gap-x-2">
        <h2 id="account-status" className="font-semibold">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {action && <ButtonLink href={link("plan")}>{action}</ButtonLink>}
    </section>
  );
};

const statusText = (status: AccountStatus): { title: string; text: string; action?: string } => {
  switch (status.kind) {
    case "plan":
      return {
        title: `You're on ${status.label}`,
        text: "See your usage and invoices, or change your plan, on the plan page.",
      };
    case "admin":
      return {
        title: "You're an administrator",
        text: "Manage posts, plans, users and the waitlist under Administration.",
      };
    case "trial":
      return {
        title: `${daysText(status.daysLeft)} left in your trial`,
        text: `You have full access until ${formatDate(status.endsAt)}. There's no card on file, so you won't be charged.`,
        action: "Choose a plan",
      };
    case "over":
      return {
        title: "Your trial has ended",
        text: "You can still read everything. Choose a plan to keep working.",
        action: "Choose a plan",
      };
  }
};

/** Next steps for users without a project. */
const NextSteps = ({ me }: { me: Me }) => (
  <section aria-labelledby="next-steps">
    <h2 id="next-steps" className="mb-4 text-xl font-semibold">
      Next steps
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      {stepsFor(me).map((step) => (
        <Step key={step.title} {...step} />
      ))}
    </ul>
  </section>
);

type StepProps = { title: string; text: ReactNode; to: string; isExternal?: boolean };

const stepsFor = ({ name, website }: Me): StepProps[] => [
  {
    title: "Add your website",
    text: "See who is talking about what you sell, within minutes.",
    to: link("newProject"),
  },
  {
    title: "Look at an example",
    text: "A project with proposals, proof and a report, before you add your own.",
    to: link("example"),
    isExternal: true,
  },
  ...(name && website
    ? []
    : [{ title: "Complete your profile", text: "Add your name and website for your listings.", to: link("account") }]),
  { title: "Compare plans", text: "See each plan's limits and what you've used so far.", to: link("plan") },
  {
    title: "Browse directories",
    text: "See where startups get listed, with requirements and prices.",
    to: link("directories"),
    isExternal: true,
  },
  {
    title: "Read the blog",
    text: "Learn about listings, backlinks and SEO.",
    to: link("blog"),
    isExternal: true,
  },
];

const Step = ({ title, text, to, isExternal = false }: StepProps) => {
  const className = "font-semibold after:absolute after:inset-0 hover:underline";
  return (
    <li className="relative rounded-2xl border border-line p-5 hover:bg-surface">
      {/* Public pages are separate documents. */}
      {isExternal ? (
        <a href={to} className={className}>
          {title}
        </a>
      ) : (
        <Link to={to} className={className}>
          {title}
        </Link>
      )}
      <p className="mt-1.5 text-muted">{text}</p>
    </li>
  );
};
