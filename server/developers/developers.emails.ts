import { webhookDisabled } from "./webhooks/webhook-disabled.email.tsx";

export const developersEmails = [webhookDisabled];
