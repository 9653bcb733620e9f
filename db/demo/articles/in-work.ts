// Texts of articles that are still being written or reviewed, as Markdown. Links are relative to the demo customer's website.

/** Long enough, but a check warns about its length. */
export const oneThread = `
A customer writes, you answer, they reply a week later, and suddenly there are three separate conversations about one problem. Keeping replies to a support request in one thread sounds like something that email solved decades ago. It did, and it's easy to break.

## How email finds its thread

Every email has an identifier that nobody sees. A reply names the email it answers, and the list of those before it. Mail programs use these two lines to put a conversation together. The subject is only a second clue, which some programs ignore.

So a thread breaks when the identifier gets lost. That happens when someone starts a new email instead of replying, when a form sends messages for a customer, or when a tool creates a new email for each status change.

## How to keep it together

- **Reply, don't compose.** Even if your answer is about something new, reply to their last email.
- **Leave the subject alone.** Adding a ticket number to it makes some programs start a new thread.
- **Send from one address.** If the first answer comes from support@ and the next from your own, the customer replies to whichever is on top.
- **Merge by hand when it's broken.** It takes ten seconds, and saves the next person from reading half a story.

## What often goes wrong

The customer uses an old email to ask something new. Now two problems share a thread. Answer the new question there, then split it in your tool, so that each can be closed on its own.

Colleagues in copy reply to everyone. Their answers belong to the thread, but often skip your tool. Ask for your support address to stay in copy.

Contact forms are the third case. Set the customer's address as the one to reply to, and their email program does the rest.

## Where Brightdesk helps, and where it doesn't

Brightdesk reads the same 2 lines as mail programs do, and adds nothing to the subject. The customer sees an ordinary email from your address, after you [forward it](/docs/forwarding) once. In the [shared inbox](/features/shared-inbox), threads can be merged and split, and the customer's earlier conversations stand beside the current one.

[Saved replies](/features/saved-replies) are sent as normal replies in the thread, too. How many emails a request takes on average is in the [report](/features/reports): a number above 4 usually means that the first answer left something open. All of this is part of the one [price per team](/pricing).

It can't put together what a customer sends from two addresses. If you notice, merge the conversations and write down the second address.
`;

/** Too short and with too few links: the customer has asked for changes. */
export const repairShop = `
A repair shop has other questions than an office. When is my bike ready? What does it cost? Can I send you a picture? Most of them come by phone and text message, while your hands are dirty. Here is what a help desk can do for a small shop, and what it can't.

## What customers ask

In most shops, it's the same five questions. When it's ready. What it costs. Whether a part is in stock. Whether they can come on Saturday. And what that noise is. Four of them have a short answer that somebody in the shop knows, and the fifth needs a look at the bike.

The trouble isn't the answering. It's that the person who knows is in the back of the shop, and the question is on a phone at the counter.

## One list for every repair

Give every repair one entry, with the customer's name, a picture and a date. Write each question and each promise there. Whoever picks up the phone opens the entry and reads the answer aloud.

It doesn't matter much which tool you use for that. A clipboard works until two people need it at once.

## Pictures and messages

Ask for a picture before the customer comes. It tells you which part to order, and sometimes that no visit is needed. Email is fine for this; most phones send pictures by email with two taps.

Tell people when it's ready without being asked. A short message at the moment the repair is done saves you most of the calls.

## Where Brightdesk helps

Brightdesk puts all emails of the shop in one [shared inbox](/features/shared-inbox), with pictures in the entry. Each repair has one owner and a due date, and the [price](/pricing) covers everyone in the shop. [Saved replies](/features/saved-replies) answer the question about Saturday.

It doesn't send text messages, and it doesn't know your stock. If these are most of your day, look at a tool made for workshops instead.
`;

/** An operator is writing it. */
export const gmailInbox = `
A Google group, a delegated mailbox or a shared password: three ways to let a team answer from one Gmail address. Each works for a while. This article shows where each one ends, and how to tell that you're near that point.

## What Gmail gives you

A collaborative inbox in Google Groups lets you assign a conversation to a member and mark it as complete. Delegation lets colleagues read and answer in your name without your password. Both are part of what you already pay for.
`;
