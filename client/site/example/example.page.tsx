import type { ReactNode } from "react";
import { autoApprovalHours } from "#shared/links/submission-states.ts";
import { exampleHistory, exampleMentions, exampleProposals, exampleReport } from "#shared/reporting/example-project.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { PageHead } from "../../app/page-head.tsx";
import { formatDate } from "../../ui/format.ts";
import { SiteLayout } from "../layout.tsx";
import { ReportView, sectionOf } from "../reports/report-view.tsx";
import { JoinForm } from "../waitlist/waitlist-form.tsx";

const { project, month, figures, listings } = exampleReport;

/** A project as its owner sees it: read-only, and without an account. */
export const Component = () => (
  <SiteLayout base={link("home")} trail={[{ name: "Example project", path: link("example") }]}>
    <PageHead
      title={`Example Project: Proposals, Proof and a Report - ${site.name}`}
      description="Look at a project before you add your own: proposed directories with reasons, the history of a submission, mentions and a monthly report."
      canonical={link("example")}
    />
    <div className="shell grid gap-12 py-8 md:py-12">
      <div>
        <p className="inline-block rounded-full bg-wash px-3 py-1 text-sm font-medium text-accent">Example</p>
        <h1 className="mt-4 text-title">{project.name}, a project in its third month</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">
          {project.name} and the directories on this page are fictional, and the figures are sample data. Your own
          project shows the same lists with real directories.
        </p>
      </div>
      <Section
        title="Proposals to decide"
        lead={`Approve, skip or exclude each one. Without an answer, a proposal is approved after ${autoApprovalHours} hours.`}
      >
        <ul className="grid gap-4 md:grid-cols-3">
          {exampleProposals.map(({ directory, facts, reasons }) => (
            <Entry key={directory} title={directory} details={facts}>
              <ul className="mt-3 grid gap-1 text-sm">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Entry>
          ))}
        </ul>
      </Section>
      <Section
        title={`How ${listings[0]?.directory} came about`}
        lead="Each submission has its history. A listing is live only after our check has found the link."
      >
        <ol className="max-w-2xl border-l border-line">
          {exampleHistory.map(({ at, event }) => (
            <li key={at} className="py-2 pl-5">
              <time dateTime={at} className="text-sm text-muted">
                {formatDate(at)}
              </time>
              <p>{event}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Mentions to answer" lead="Public posts with your keywords, the most promising first.">
        <ul className="grid gap-4 md:grid-cols-3">
          {exampleMentions.map(({ title, source, reason }) => (
            <Entry key={title} title={title} details={source}>
              <p className="mt-3 text-sm">{reason}</p>
            </Entry>
          ))}
        </ul>
      </Section>
      <Section title={`Report for ${monthText(month)}`} lead="Losses count too. Share a report by link.">
        <ReportView
          report={exampleReport}
          linkOf={(figure) => (sectionOf[figure] && figures[figure] ? `#${sectionOf[figure]}` : undefined)}
        />
      </Section>
      <Section
        title="Now with your own website"
        lead="We draft the listing kit and propose directories within minutes."
      >
        <JoinForm id="example" source="example" />
      </Section>
    </div>
  </SiteLayout>
);

const Section = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <section className="grid grid-cols-1">
    <h2 className="text-xl font-semibold">{title}</h2>
    <p className="mt-1 mb-5 text-muted">{lead}</p>
    {children}
  </section>
);

const Entry = ({ title, details, children }: { title: string; details: string; children: ReactNode }) => (
  <li className="rounded-2xl border border-line p-5">
    <h3 className="font-semibold">{title}</h3>
    <p className="mt-1 text-sm text-muted">{details}</p>
    {children}
  </li>
);
