import { deletionScheduled } from "./account-data/deletion-scheduled.email.tsx";
import { testEmail } from "./setup/setup.email.tsx";
import { ownerSignUps, teamInvitation } from "./users/users.emails.tsx";

export const operationsEmails = [deletionScheduled, testEmail, teamInvitation, ownerSignUps];
