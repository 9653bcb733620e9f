import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

export const EmailChangeRequested = ({ siteUrl, newEmail }: { siteUrl: string; newEmail: string }) => (
  <EmailLayout preview={`Someone asked to change the email of your ${site.name} account.`} siteUrl={siteUrl}>
    <Paragraph>
      Someone signed in to your {site.name} account asked to change its email to {newEmail}. The change takes effect
      once that email is confirmed.
    </Paragraph>
    <Paragraph>
      If this was you, there's nothing to do. If it wasn't, reset your password now: this cancels the change and signs
      out all devices.
    </Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
  </EmailLayout>
);
