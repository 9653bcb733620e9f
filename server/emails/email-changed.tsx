import { site } from "#shared/site.ts";
import { EmailLayout, Paragraph } from "./email-layout.tsx";

export const EmailChanged = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="Your account has another address now." siteUrl={siteUrl}>
    <Paragraph>
      Your {site.name} account now uses another email address, which was confirmed a moment ago. This one is not
      connected to it any more.
    </Paragraph>
    <Paragraph>If it was not you, answer this mail right away: we can look into it.</Paragraph>
  </EmailLayout>
);
