import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PasswordReset = ({ siteUrl, token }: { siteUrl: string; token: string }) => (
  <EmailLayout preview="Choose a new password." siteUrl={siteUrl}>
    <Paragraph>
      Somebody, you most likely, asked for a new password for this address at {site.name}. The link works once, for 30
      minutes.
    </Paragraph>
    <Action href={`${siteUrl}${link("passwordReset")}?token=${token}`}>Choose a new password</Action>
    <Paragraph>If it was not you, leave this mail alone: your password stays as it is.</Paragraph>
  </EmailLayout>
);
