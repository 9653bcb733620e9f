import { waitlistWelcome } from "./waitlist/waitlist-welcome.email.tsx";

export const siteEmails = [waitlistWelcome];
