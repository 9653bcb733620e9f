import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text } from "../../emails/email-layout.tsx";
import type { PausedDestination } from "./health.ts";

type DestinationPausedProps = { siteUrl: string; destination: PausedDestination; token: string };

export const destinationPausedSubject = ({ destination }: DestinationPausedProps) =>
  `Publishing to ${destination.name} is paused`;

export const DestinationPaused = ({ siteUrl, destination, token }: DestinationPausedProps) => (
  <EmailLayout preview={`${destination.name} needs your attention.`} siteUrl={siteUrl}>
    <Paragraph>
      We paused publishing for {destination.project} to {destination.name}. {destination.reason}
    </Paragraph>
    <Paragraph>Nothing is lost: what is scheduled waits until the connection works again.</Paragraph>
    <Action href={`${siteUrl}${link("destinations")}?project=${destination.projectId}`}>Fix the connection</Action>
    <Text style={small}>
      You receive this email because you publish with {site.name}.{" "}
      <Link href={`${siteUrl}${link("unsubscribe")}?list=submissions&token=${token}`}>Unsubscribe</Link>
    </Text>
  </EmailLayout>
);
