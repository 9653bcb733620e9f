import { destinationPaused } from "./destinations/destination-paused.email.tsx";

export const contentEmails = [destinationPaused];
