import { and, eq } from "drizzle-orm";
import { destinations, searchConnections } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph, Unsubscribe } from "../emails/email-layout.tsx";
import { resolveOwnerEmail } from "../emails/owner-emails.ts";

export const destinationPaused = defineEmail({
  name: "destination-paused",
  /** Not sent if it works again or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { destinationId }: { destinationId: string }) => {
    const [destination] = await db
      .select()
      .from(destinations)
      .where(and(eq(destinations.id, destinationId), eq(destinations.state, "paused")));
    const owner = destination && (await resolveOwnerEmail({ db, tokens }, email, destination.projectId));
    return owner && { destination, ...owner };
  },
  subject: ({ destination }) => `Publishing to ${destination.name} is paused`,
  preview: ({ destination }) => `${destination.name} needs your attention.`,
  list: "submissions",
  body: ({ destination, project, token }) => (
    <>
      <Paragraph>
        We paused publishing for {project} to {destination.name}. {destination.reason}
      </Paragraph>
      <Paragraph>Nothing is lost: what is scheduled waits until the connection works again.</Paragraph>
      <Action to={`${link("destinations")}?project=${destination.projectId}`}>Fix the connection</Action>
      <Unsubscribe list="submissions" token={token}>
        You receive this email because you publish with {site.name}.
      </Unsubscribe>
    </>
  ),
});

export const searchRevoked = defineEmail({
  name: "search-revoked",
  /** Not sent if it is connected again or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { connectionId }: { connectionId: string }) => {
    const [connection] = await db
      .select()
      .from(searchConnections)
      .where(and(eq(searchConnections.id, connectionId), eq(searchConnections.problem, "revoked")));
    const owner = connection && (await resolveOwnerEmail({ db, tokens }, email, connection.projectId));
    return owner && { connection, ...owner };
  },
  subject: ({ project }) => `Search Console is disconnected from ${project}`,
  preview: () => "We no longer have access to it. Connect again to get new figures.",
  list: "submissions",
  body: ({ connection, project, token }) => (
    <>
      <Paragraph>
        We no longer have access to {connection.property ?? "Search Console"}, so {project} gets no new search figures.
        This happens when the person who connected it leaves the project, removes the access in their Google account,
        changes its password, or loses the property.
      </Paragraph>
      <Paragraph>The figures that were read stay. Once you connect again, the missing days are read, too.</Paragraph>
      <Action to={`${link("impact")}?project=${connection.projectId}`}>Connect again</Action>
      <Unsubscribe list="submissions" token={token}>
        You receive this email because Search Console was connected to a project of yours.
      </Unsubscribe>
    </>
  ),
});
