import { link } from "#shared/routes.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph } from "../emails/email-layout.tsx";

export const offerAccepted = defineEmail<{ projectId: string; project: string; offer: string }>({
  name: "offer-accepted",
  subject: ({ project }) => `An accepted offer for ${project} is waiting for you`,
  preview: "Their subscription hasn't changed yet.",
  body: ({ projectId, project, offer }) => (
    <>
      <Paragraph>
        A customer who wanted to cancel {project} accepted “{offer}”. Their subscription hasn't changed: applying offers
        is off, so it's up to you.
      </Paragraph>
      <Paragraph>
        Carry it out, then mark the answer as resolved. Until then, it stays under “Waiting for you”.
      </Paragraph>
      <Action to={`${link("feedback")}?project=${projectId}&outcome=accepted`}>View the answer</Action>
    </>
  ),
});
