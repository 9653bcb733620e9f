import type { ReportFigures } from "#shared/reporting/reports.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text } from "../../emails/email-layout.tsx";
import type { ReportEmail } from "./report-email.ts";

type ReportReadyProps = { siteUrl: string; report: ReportEmail; token: string };

/** One and many of each figure, in the order of the report. */
const nouns: Record<keyof ReportFigures, [one: string, many: string]> = {
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
};

const number = new Intl.NumberFormat("en-US");

export const reportReadySubject = ({ report: { project, month } }: ReportReadyProps) =>
  `${project} in ${monthText(month)}`;

export const ReportReady = ({
  siteUrl,
  report: { reportId, project, month, figures, others },
  token,
}: ReportReadyProps) => (
  <EmailLayout preview={`What happened to ${project} in ${monthText(month)}.`} siteUrl={siteUrl}>
    <Paragraph>
      This is what happened to {project} in {monthText(month)}:
    </Paragraph>
    <ul style={{ color: "#1c1917", fontSize: 16, lineHeight: "28px", margin: "16px 0", paddingLeft: 24 }}>
      {(Object.keys(nouns) as (keyof ReportFigures)[])
        .filter((figure) => figures[figure] > 0)
        .map((figure) => (
          <li key={figure}>
            <strong>{number.format(figures[figure])}</strong> {nouns[figure][figures[figure] === 1 ? 0 : 1]}
          </li>
        ))}
    </ul>
    <Action href={siteUrl + link("report", { id: reportId })}>View the report</Action>
    {others > 0 && (
      <Paragraph>
        The {others === 1 ? "report on another project is" : `reports on ${others} other projects are`} ready too.{" "}
        <Link href={siteUrl + link("reports")}>View all reports</Link>
      </Paragraph>
    )}
    <Paragraph>
      It has the proof of each number. You can print it, or share it by a link that you can revoke at any time.
    </Paragraph>
    <Text style={small}>
      You receive this email once a month because your plan on {site.name} includes monthly reports.{" "}
      <Link href={`${siteUrl}${link("unsubscribe")}?list=submissions&token=${token}`}>Unsubscribe</Link>
    </Text>
  </EmailLayout>
);
