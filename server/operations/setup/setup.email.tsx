import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

export const testEmail = defineEmail({
  name: "test-email",
  subject: `Test email from ${site.name}`,
  body: ({ siteUrl }) => (
    <EmailLayout preview={`${site.name} can send emails.`} siteUrl={siteUrl}>
      <Paragraph>
        You sent this from the setup checklist: {site.name} can send emails. If it landed in your spam folder, add SPF
        and DKIM records to the sender's domain.
      </Paragraph>
      <Action href={siteUrl + link("adminSetup")}>Open setup</Action>
    </EmailLayout>
  ),
});
