import { and, eq, sql } from "drizzle-orm";
import { projects, reports, users } from "#db/schema/index.ts";
import type { ReportFigure } from "#shared/reporting/reports.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph, SiteLink, Unsubscribe } from "../emails/email-layout.tsx";
import { createUnsubscribeToken } from "../emails/unsubscribe-token.ts";
import { sentenceOf } from "./reports/report-sentence.ts";

/** One and many of each figure, in the order of the report. */
const nouns: Record<ReportFigure, [one: string, many: string]> = {
  submitted: ["directory submitted to", "directories submitted to"],
  live: ["link went live", "links went live"],
  rejected: ["submission rejected", "submissions rejected"],
  expired: ["submission expired", "submissions expired"],
  lost: ["link lost", "links lost"],
  replaced: ["replacement proposed", "replacements proposed"],
  articlesPublished: ["article published", "articles published"],
  pagesPublished: ["page published", "pages published"],
  mentions: ["mention found", "mentions found"],
  leads: ["new lead", "new leads"],
  visits: ["visit from directories", "visits from directories"],
  assistantVisits: ["visit from AI assistants", "visits from AI assistants"],
};
const number = new Intl.NumberFormat("en-US");

export const reportReady = defineEmail({
  name: "report-ready",
  /** Not sent if the report is gone or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { reportId }: { reportId: string }) => {
    const others = sql<number>`(
      select count(*)::int from ${reports} other join ${projects} other_project on other_project.id = other.project_id
      where other_project.user_id = ${users.id} and other.month = ${reports.month} and other.id <> ${reports.id}
        and other.emailed_at = ${reports.emailedAt}
    )`;
    const [found] = await db
      .select({
        userId: users.id,
        reportId: reports.id,
        project: projects.name,
        month: reports.month,
        figures: reports.figures,
        others,
      })
      .from(reports)
      .innerJoin(projects, eq(projects.id, reports.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(and(eq(reports.id, reportId), eq(users.email, email), eq(users.wantsSubmissionEmails, true)));
    return found && { report: found, token: createUnsubscribeToken(tokens, found.userId, "submissions") };
  },
  subject: ({ report: { project, month } }) => `${project} in ${monthText(month)}`,
  preview: ({ report: { project, month } }) => `What happened to ${project} in ${monthText(month)}.`,
  list: "submissions",
  body: ({ report: { reportId, project, month, figures, others }, token }) => (
    <>
      <Paragraph>{sentenceOf(project, month, figures)}</Paragraph>
      <Paragraph>What happened in {monthText(month)}:</Paragraph>
      <ul style={{ color: "#1c1917", fontSize: 16, lineHeight: "28px", margin: "16px 0", paddingLeft: 24 }}>
        {(Object.keys(nouns) as ReportFigure[])
          .map((figure) => ({ figure, value: figures[figure] ?? 0 }))
          .filter(({ value }) => value > 0)
          .map(({ figure, value }) => (
            <li key={figure}>
              <strong>{number.format(value)}</strong> {nouns[figure][value === 1 ? 0 : 1]}
            </li>
          ))}
      </ul>
      <Action to={link("report", { id: reportId })}>View the report</Action>
      <Paragraph>
        The report has the proof behind each number. You can print it, or share it by a link that you can revoke at any
        time.
      </Paragraph>
      {others > 0 && (
        <Paragraph>
          The {others === 1 ? "report on another project is" : `reports on ${others} other projects are`} ready too.{" "}
          <SiteLink to={link("reports")}>View all reports</SiteLink>
        </Paragraph>
      )}
      <Unsubscribe list="submissions" token={token}>
        You receive this email once a month because your plan on {site.name} includes monthly reports.
      </Unsubscribe>
    </>
  ),
});
