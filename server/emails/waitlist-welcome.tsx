import { site } from "#shared/site.ts";
import { EmailLayout, Paragraph } from "./email-layout.tsx";

export const WaitlistWelcome = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="We will write to you once the product is online." siteUrl={siteUrl}>
    <Paragraph>Hello,</Paragraph>
    <Paragraph>
      Thank you for joining the {site.name} waitlist. You will be notified once the product is online; until then we
      send you nothing else.
    </Paragraph>
    <Paragraph>
      If you did not sign up, somebody typed your address by mistake: answer this mail and we remove it.
    </Paragraph>
  </EmailLayout>
);
