import { mentionAlert, slackDisabled } from "./alerts/alerts.emails.tsx";
import { weeklyDigest } from "./digest/weekly-digest.email.tsx";

export const conversationsEmails = [mentionAlert, slackDisabled, weeklyDigest];
