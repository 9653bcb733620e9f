import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PaymentFailed = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="A payment did not go through." siteUrl={siteUrl}>
    <Paragraph>
      A payment for your {site.name} plan did not go through. Most often a card ran out, or the bank wants you to
      confirm the payment.
    </Paragraph>
    <Paragraph>
      A plan that runs already goes on working for some days while the payment is tried again; a new one starts once it
      is paid.
    </Paragraph>
    <Action href={siteUrl + link("plan")}>Check the payment</Action>
  </EmailLayout>
);
