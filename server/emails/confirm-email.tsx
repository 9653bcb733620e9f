import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

export const ConfirmEmail = ({ siteUrl, token, next }: { siteUrl: string; token: string; next?: string }) => (
  <EmailLayout preview={`Confirm the new email for your ${site.name} account.`} siteUrl={siteUrl}>
    <Paragraph>
      You asked to use this email for your {site.name} account. Confirm it to complete the change. This link expires in
      a week.
    </Paragraph>
    <Action href={`${siteUrl}${link("confirmEmail")}?${new URLSearchParams({ token, ...(next && { next }) })}`}>
      Confirm email
    </Action>
    <Paragraph>If you didn't request this change, you can ignore this email.</Paragraph>
  </EmailLayout>
);
