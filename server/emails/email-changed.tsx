import { site } from "#shared/site.ts";
import { EmailLayout, Paragraph } from "./email-layout.tsx";

export const EmailChanged = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview={`Your ${site.name} account has a new email.`} siteUrl={siteUrl}>
    <Paragraph>
      The email of your {site.name} account was changed. This address is no longer connected to the account.
    </Paragraph>
    <Paragraph>If you didn't make this change, reply to this email right away.</Paragraph>
  </EmailLayout>
);
