import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Me } from "#shared/account.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { UnverifiedEmail } from "../account/unverified-email.tsx";
import { DashboardPage } from "../page.tsx";
import { type AccountStatus, daysText, getAccountStatus } from "../plans/account-status.ts";
import { projectLink, requireNamedProject } from "../projects/current-project.ts";
import { useMe } from "../use-me.ts";
import { ProjectOverview } from "./project-overview.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireNamedProject(args);
  if (!project) return null;
  const { projects } = args.context.get(api);
  const param = { id: project.id };
  const [overview, { sources }, replies] = await Promise.all([
    read(projects[":id"].overview.$get({ param })),
    read(projects[":id"].sources.$get({ param })),
    read(projects["month-replies"].$get()),
  ]);
  return { project, overview, sources, replies };
};

export function Component() {
  const { me, now } = useMe();
  const loaded = useLoaderData<typeof loader>();
  const accountStatus = <AccountStatusCard status={getAccountStatus(me, now)} />;
  return (
    <DashboardPage
      title="Overview"
      description={`Your projects on ${site.name} at a glance.`}
      actions={
        loaded && (
          <Link className="button" to={projectLink("mentions", loaded.project.id)}>
            View mentions
          </Link>
        )
      }
    >
      <div className="grid grid-cols-1 gap-8">
        <p className="-mt-6 text-muted wrap-anywhere">
          Hello{me.name && `, ${me.name}`}. {loaded ? "Here's what's new." : `Welcome to ${site.name}.`}
        </p>
        <UnverifiedEmail me={me} />
        {loaded ? (
          <>
            <ProjectOverview {...loaded} />
            {accountStatus}
          </>
        ) : (
          <>
            {accountStatus}
            <NextSteps me={me} />
          </>
        )}
      </div>
    </DashboardPage>
  );
}

/** The account's plan, trial or expiry, with the matching action. */
const AccountStatusCard = ({ status }: { status: AccountStatus }) => {
  const { title, text, action } = statusText(status);
  return (
    <section aria-labelledby="account-status" className="card flex flex-wrap items-center justify-between gap-6 p-6">
      <div className="max-w-prose">
        <h2 id="account-status" className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 text-muted">{text}</p>
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
