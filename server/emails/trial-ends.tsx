import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const TrialEnds = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="Your trial ends tomorrow." siteUrl={siteUrl}>
    <Paragraph>Your {site.name} trial ends tomorrow.</Paragraph>
    <Paragraph>
      Everything you have entered stays and can be read and exported. To go on adding to it, choose a plan:
    </Paragraph>
    <Action href={siteUrl + link("plan")}>See the plans</Action>
    <Paragraph>
      You need to do nothing if you do not want to go on: no card was asked for, nothing is charged.
    </Paragraph>
  </EmailLayout>
);
