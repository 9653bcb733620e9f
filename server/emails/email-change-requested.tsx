import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const EmailChangeRequested = ({ siteUrl, newEmail }: { siteUrl: string; newEmail: string }) => (
  <EmailLayout preview="A change of your address was requested." siteUrl={siteUrl}>
    <Paragraph>
      Someone who is signed in to your {site.name} account asked to change its email address to {newEmail}. The change
      takes effect when that address is confirmed.
    </Paragraph>
    <Paragraph>
      If it was you, there is nothing to do. If it was not, choose a new password right away: that cancels the change
      and signs out every device.
    </Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Choose a new password</Action>
  </EmailLayout>
);
