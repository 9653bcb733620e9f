import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const TrialEnds = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview={`Choose a plan to keep using ${site.name}.`} siteUrl={siteUrl}>
    <Paragraph>Your {site.name} trial ends tomorrow.</Paragraph>
    <Paragraph>
      Choose a plan to keep using {site.name}. Without one, you can still view and export your data.
    </Paragraph>
    <Action href={siteUrl + link("plan")}>View plans</Action>
    <Paragraph>
      If you don't want to continue, there's nothing to do. We don't have your card and won't charge you.
    </Paragraph>
  </EmailLayout>
);
