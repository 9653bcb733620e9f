import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PasswordChanged = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview={`Your ${site.name} password was changed.`} siteUrl={siteUrl}>
    <Paragraph>Your {site.name} password was changed, and all other devices were signed out.</Paragraph>
    <Paragraph>If this was you, there's nothing to do. If it wasn't, reset your password now:</Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
  </EmailLayout>
);
