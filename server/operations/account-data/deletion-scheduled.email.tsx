import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { createLinkToken } from "../../account/auth/verification-tokens.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

const formatDay = (time: string) => new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

export const deletionScheduled = defineEmail({
  name: "deletion-scheduled",
  resolve: (dependencies, email, _props: { deletionAt: string }) =>
    createLinkToken(dependencies, "keep-account", email),
  subject: "Your account will be deleted",
  body: ({ siteUrl, deletionAt, token }) => (
    <EmailLayout preview={`Until ${formatDay(deletionAt)}, you can keep it.`} siteUrl={siteUrl}>
      <Paragraph>
        Your {site.name} account will be deleted on {formatDay(deletionAt)}, with all its projects and data. All devices
        are signed out, and your subscription won't renew.
      </Paragraph>
      <Paragraph>If you change your mind, or if this wasn't you, keep your account:</Paragraph>
      <Action href={`${siteUrl}${link("keepAccount")}?token=${token}`}>Keep my account</Action>
    </EmailLayout>
  ),
});
