import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Paragraph } from "../emails/email-layout.tsx";

export const waitlistWelcome = defineEmail({
  name: "waitlist-welcome",
  subject: "You're on the waitlist",
  preview: `We'll let you know when ${site.name} is online.`,
  body: () => (
    <>
      <Paragraph>Hi,</Paragraph>
      <Paragraph>
        Thanks for joining the {site.name} waitlist. You will be notified once the product is online. We won't send you
        anything else until then.
      </Paragraph>
      <Paragraph>If you didn't sign up, reply to this email and we'll remove you from the list.</Paragraph>
    </>
  ),
});
