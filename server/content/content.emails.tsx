import { and, eq } from "drizzle-orm";
import { destinations, projects, searchConnections, users } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph, Unsubscribe } from "../emails/email-layout.tsx";
import { createUnsubscribeToken } from "../emails/unsubscribe-token.ts";

export const destinationPaused = defineEmail({
  name: "destination-paused",
  /** Not sent if it works again or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { destinationId }: { destinationId: string }) => {
    const [found] = await db
      .select({
        userId: users.id,
        name: destinations.name,
        reason: destinations.reason,
        project: projects.name,
        projectId: projects.id,
      })
      .from(destinations)
      .innerJoin(projects, eq(projects.id, destinations.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(
        and(
          eq(destinations.id, destinationId),
          eq(destinations.state, "paused"),
          eq(users.email, email),
          eq(users.wantsSubmissionEmails, true),
        ),
      );
    return found && { destination: found, token: createUnsubscribeToken(tokens, found.userId, "submissions") };
  },
  subject: ({ destination }) => `Publishing to ${destination.name} is paused`,
  preview: ({ destination }) => `${destination.name} needs your attention.`,
  list: "submissions",
  body: ({ destination, token }) => (
    <>
      <Paragraph>
        We paused publishing for {destination.project} to {destination.name}. {destination.reason}
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
    const [found] = await db
      .select({
        userId: users.id,
        property: searchConnections.property,
        project: projects.name,
        projectId: projects.id,
      })
      .from(searchConnections)
      .innerJoin(projects, eq(projects.id, searchConnections.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(
        and(
          eq(searchConnections.id, connectionId),
          eq(searchConnections.problem, "revoked"),
          eq(users.email, email),
          eq(users.wantsSubmissionEmails, true),
        ),
      );
    return found && { connection: found, token: createUnsubscribeToken(tokens, found.userId, "submissions") };
  },
  subject: ({ connection }) => `Search Console is disconnected from ${connection.project}`,
  preview: () => "Google no longer accepts our access. Connect again to get new figures.",
  list: "submissions",
  body: ({ connection, token }) => (
    <>
      <Paragraph>
        Google no longer accepts our access to {connection.property ?? "Search Console"}, so {connection.project} gets
        no new search figures. This happens when somebody removes the access in their Google account, changes its
        password, or loses the property.
      </Paragraph>
      <Paragraph>The figures that were read stay. Once you connect again, the missing days are read, too.</Paragraph>
      <Action to={`${link("impact")}?project=${connection.projectId}`}>Connect again</Action>
      <Unsubscribe list="submissions" token={token}>
        You receive this email because you connected Search Console to {site.name}.
      </Unsubscribe>
    </>
  ),
});
