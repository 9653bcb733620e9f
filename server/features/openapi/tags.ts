/** The tags of the document, by the first segment of an endpoint's path. */
const chapters: Record<string, { name: string; description: string }> = {
  auth: { name: "Signing in", description: "Accounts, sessions and mailed links." },
  users: { name: "Account", description: "Your account, and for administrators those of others." },
  projects: { name: "Projects", description: "Your websites, their keywords, feeds and leads." },
  posts: { name: "Mentions", description: "Public posts that match a project's keywords, and your replies." },
  offers: { name: "Offers", description: "What is shown to a customer of yours who is about to leave." },
  feedback: { name: "Leaving dialog", description: "What the websites of customers call." },
  feedbacks: { name: "Feedback", description: "What those said who were about to leave." },
  suggestions: { name: "Suggestions", description: "What to mend on a project's website." },
  plans: { name: "Plans", description: "What can be bought." },
  payments: { name: "Payments", description: "Checkouts, connected accounts and their coupons." },
  subscriptions: { name: "Payments", description: "" },
  blogposts: { name: "Blog", description: "Posts." },
  "file-uploads": { name: "Pictures", description: "Uploaded pictures in several widths." },
  audit: { name: "Audit", description: "What administrators did." },
  waitlist: { name: "Waitlist", description: "Who wants to hear from us." },
  digest: { name: "Digest", description: "Turning the weekly mail off." },
};
const infrastructure = { name: "Health and description", description: "What machines ask." };

export const tagOf = (path: string) => (chapters[path.split("/")[1] ?? ""] ?? infrastructure).name;

export const tags = [...Object.values(chapters).filter(({ description }) => description), infrastructure];
