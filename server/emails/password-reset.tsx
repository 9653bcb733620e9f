import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const PasswordReset = ({ siteUrl, token }: { siteUrl: string; token: string }) => (
  <EmailLayout preview={`Reset your ${site.name} password.`} siteUrl={siteUrl}>
    <Paragraph>
      We received a request to reset your {site.name} password. This link expires in 30 minutes and can be used once.
    </Paragraph>
    <Action href={`${siteUrl}${link("passwordReset")}?token=${token}`}>Reset password</Action>
    <Paragraph>If you didn't request this, you can ignore this email. Your password won't change.</Paragraph>
  </EmailLayout>
);
