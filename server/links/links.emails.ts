import { submissionNews } from "./news/submission-news.email.tsx";

export const linksEmails = [submissionNews];
