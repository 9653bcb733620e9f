import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const ConfirmEmail = ({ siteUrl, token }: { siteUrl: string; token: string }) => (
  <EmailLayout preview="Confirm your new address." siteUrl={siteUrl}>
    <Paragraph>
      You asked {site.name} to use this address for your account. It counts once you confirm it; the link works for a
      week.
    </Paragraph>
    <Action href={`${siteUrl}${link("confirmEmail")}?token=${token}`}>Confirm my new address</Action>
    <Paragraph>If you did not ask for this, leave this mail alone and nothing changes.</Paragraph>
  </EmailLayout>
);
