import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PaymentFailed = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview={`We couldn't process the payment for your ${site.name} plan.`} siteUrl={siteUrl}>
    <Paragraph>
      We couldn't process the payment for your {site.name} plan. Most often the card has expired, or the bank needs you
      to confirm the payment.
    </Paragraph>
    <Paragraph>
      If your plan is already active, it stays active for a few days while we retry the payment. A new plan starts once
      it's paid.
    </Paragraph>
    <Action href={siteUrl + link("plan")}>Review payment</Action>
  </EmailLayout>
);
