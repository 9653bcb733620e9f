import { reportReady } from "./reports/report-ready.email.tsx";

export const reportingEmails = [reportReady];
