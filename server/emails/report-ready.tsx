import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import type { ReportEmail } from "../features/reports/report-email.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text } from "./email-layout.tsx";

type ReportReadyProps = { siteUrl: string; report: ReportEmail; token: string };

export const ReportReady = ({ siteUrl, report: { reportId, project, month, others }, token }: ReportReadyProps) => (
  <EmailLayout preview={`What happened to ${project} in ${monthText(month)}.`} siteUrl={siteUrl}>
    <Paragraph>
      The report on {project} for {monthText(month)} is ready: submissions, links, mentions and visits, with the proof
      of each.
    </Paragraph>
    <Action href={siteUrl + link("report", { id: reportId })}>View the report</Action>
    {others > 0 && (
      <Paragraph>
        The {others === 1 ? "report on another project is" : `reports on ${others} other projects are`} ready too.{" "}
        <Link href={siteUrl + link("reports")}>View all reports</Link>
      </Paragraph>
    )}
    <Paragraph>You can print it, or share it with a link that you can revoke at any time.</Paragraph>
    <Text style={small}>
      You receive this email once a month because you have a project on {site.name}.{" "}
      <Link href={`${siteUrl}${link("unsubscribe")}?list=submissions&token=${token}`}>Unsubscribe</Link>
    </Text>
  </EmailLayout>
);
