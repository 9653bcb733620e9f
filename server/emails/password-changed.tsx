import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PasswordChanged = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="Your password was changed." siteUrl={siteUrl}>
    <Paragraph>The password of your {site.name} account was just changed, and other devices were signed out.</Paragraph>
    <Paragraph>If it was you, all is well. If it was not, choose a new one right away:</Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Choose a new password</Action>
  </EmailLayout>
);
