// Texts of articles that the demo has published, as Markdown. Links are relative to the demo customer's website.

export const duplicateReplies = `
Two people answer the same email, five minutes apart, with two different answers. The customer wonders who is right, and your team looks as if it doesn't talk. It happens in every shared inbox sooner or later, and it's rarely carelessness. The inbox just doesn't show what the others are doing.

## Why duplicate replies happen

In a mailbox that several people open, an unread email belongs to everyone. Whoever reads it first may answer at once, look something up or leave it for later. From the outside, all three look the same: the email is read, and nothing has happened.

So the second person either answers too, or assumes that the first one will. The first mistake gives the customer two replies. The second gives them none. Both come from the same gap: the email has no owner.

There's a second cause. Answers take time to write. While Ben spends ten minutes on a careful reply, Carla sees the same email and sends a short one. Nobody did anything wrong.

## The short answer

Give every email exactly one owner before anyone writes. Make the owner visible in the list, not only inside the email. And show who is typing, so that two people who open the same email notice each other.

Everything else is a variation of these three rules. You can start with the first one today, in any mailbox.

## Step by step, without a new tool

- **Agree on who assigns.** One person a day looks at new emails every hour and gives each one to somebody. Rotate weekly.
- **Mark the owner in the mailbox.** Labels or folders with first names are enough. An email without a name may not be answered.
- **Answer only what is yours.** If you can help with someone else's email, tell them instead of the customer.
- **Take the label off when it's done.** Otherwise, the list of open emails stops meaning anything.

This works for two or three people with perhaps thirty emails a day. It needs discipline, because a label doesn't stop anyone from writing.

## What often goes wrong

The person who assigns is on vacation, and for a week no email has a name. Choose a deputy before you need one.

Labels stay on emails that were answered long ago. Then people stop looking at labels. Clean up every Friday, and count how many were wrong. If it's more than a handful, the method is too much work for your volume.

Someone answers from their phone, where labels are hidden. That is the most common leak. Either phones are for reading only, or you need an app that shows the owner there as well.

Two people still open the same email in the same minute. No label helps with that. You need to see who is writing right now.

## Where Brightdesk helps, and where it doesn't

Brightdesk is a help desk for teams of 2 to 20. In its [shared inbox](/features/shared-inbox), each email has one owner, and the list shows the name. When two people open the same email, both see who is typing, so the second one can stop. [Due dates](/features/due-dates) remind the owner before the customer has to.

You don't have to move your mailbox. You [forward your support address](/docs/forwarding), and replies still come from it. For questions that come every day, [saved replies](/features/saved-replies) keep the answers consistent, even if two people answer similar emails in the same week. The price is [per team, not per seat](/pricing), so the colleague who helps out on Mondays can have an account too.

Brightdesk doesn't decide for you who answers what. If your team can't agree on that in one meeting, a tool won't settle it. And if you get three emails a day, you probably don't need any of this: talk to each other across the desk.

## How to tell that it works

Count duplicate replies for two weeks before the change and for two weeks after. Search your sent mail for threads in which two colleagues wrote on the same day. It takes ten minutes, and the number is usually higher than people remember.

Then ask the opposite question: how many emails waited longer than a day because each of you thought that another would answer? A good solution lowers both numbers. If duplicates fall while waiting times rise, people have become too careful. Assign earlier.
`;

export const soloFounder = `
You answer support yourself, between two other tasks. A normal mailbox has worked so far. Still, every third article says that you need a help desk. Do you? Usually not yet. Here is how to tell when "yet" is over.

## What a help desk adds

A help desk does four things that a mailbox doesn't. It gives each request a state, so that "answered" and "solved" are different. It keeps the history with a customer in one place. It lets several people work without getting in each other's way. And it counts.

The third is the main reason to buy one, and it doesn't apply to you. You can't send a duplicate reply to your own email.

The other three can matter even if you're alone. It depends on how much email you get and how long it stays open.

## When a mailbox is enough

- You get fewer than ten support emails a day.
- Most are solved with one reply.
- You can find what you wrote to a customer last month by searching for their address.
- Nobody else will answer in the next three months.

If all four are true, close this page and build something. A star for "waiting for me" and a folder for "waiting for them" will do.

## When it stops being enough

The first sign is a promise you forgot. You told a customer that you'd write once the fix was live. The fix has been live for two weeks, and the email is on page four.

The second sign is typing the same answer again. If you've explained how to change an invoice address for the fifth time this month, the answer belongs in a saved reply or, better, on a public page.

The third sign is a vacation. Someone will cover for you, and they need to know what was said before. Forwarding threads by hand is where things get lost.

The fourth is a question you can't answer: what do people ask most? Once you start guessing that, you're planning your product with a bad memory.

## A cheap setup for the time between

Start with an address like support@ that isn't your own. It costs nothing, and you can hand it over later without telling every customer. Forward it to your mailbox for now.

Write down five answers you give most often. Put them on a single page of your website, with a heading per question. Link to it in your signature.

Keep one list of promises: who, what, when. A note on your desktop is fine. Look at it on Mondays and Thursdays.

## What to look at when you choose

Ignore the feature tables. Ask how long it takes from opening an account to answering the first email in it. If that needs a consultant, it's made for someone else.

Look at what happens when the second person arrives. Tools that charge per seat are cheap for one and get expensive with every helper, even those who answer twice a month.

Check the way out before you go in. You should be able to export every conversation with its attachments, in a format that you can read without the tool.

## Where Brightdesk fits, and where another choice is better

Brightdesk is made for teams of 2 to 20. If you're alone and plan to stay alone, a mailbox with a few saved texts is the better choice, and it's free.

If a second person joins you soon, it may be worth setting up a [shared inbox](/features/shared-inbox) before they start, so that they find the history. You [forward your address](/docs/forwarding) and keep your mailbox. Repeated answers become [saved replies](/features/saved-replies), and the best of them can move to a small [help center](/features/help-center). The [price](/pricing) is the same for 2 people and for 20, so a student who helps over the holidays costs nothing extra.

## Decide in ten minutes

Open your sent mail and look at the last fifty support replies. Count three things: repeated answers, broken promises, and threads with more than three emails. If two of these numbers are above ten, try a help desk for a week with real emails. If not, set a reminder in three months and count again.
`;

export const prioritizeTickets = `
A customer can't log in. Another wants a different invoice address. A third asks whether you're planning an integration. All three arrive at nine on Monday, and all three are marked "new". Which one is first?

Many teams answer with points: urgency times impact, on a scale from one to five. It looks fair, and after a month every ticket is a four. Here is a way that survives a busy week.

## Three questions instead of a score

Ask these in order, and stop at the first yes.

- **Is someone unable to work?** A login that fails, a payment taken twice, data that is gone. These come first, in the order in which they arrived.
- **Did we promise a time?** A reply you announced for today is due today, even if it's small. A broken promise costs more trust than a slow answer.
- **Does one answer help several people?** If three emails ask about the same change, answer them together and put the answer where the fourth person will find it.

Everything else is answered in the order it came in. That sounds too simple. But most tickets don't need a rank, only a date.

## Dates beat levels

"High" says nothing about when. A due date does, and it can be missed visibly. Give each request a date as soon as you know who answers it: today, tomorrow, this week. Three choices are enough.

A date also makes the honest decision possible. If Wednesday already has twenty requests, the twenty-first is not for Wednesday. Tell the customer so. "You'll hear from us on Friday" is a better first reply than silence until Thursday.

## Who decides

One person looks at everything new, twice a day, and gives each request an owner and a date. This takes fifteen minutes for fifty emails. If everyone sorts their own, the loud customers win, because nobody compares.

Let that person change every week. You'll notice soon which questions come up again and again, because someone with fresh eyes complains about them.

## What often goes wrong

**The important customer.** Somebody always knows one. If large customers get faster answers, write it down and put it in their contract. A secret queue helps no one.

**The easy ones first.** Answering ten short emails feels productive. Meanwhile, the person who can't log in waits behind them. Easy ones are a good filler for the last half hour, not a plan.

**The forgotten middle.** Requests that are neither urgent nor quick stay open for weeks. Once a week, sort by age and answer the five oldest, whatever they are about.

**Reopened tickets.** If a customer writes again, the clock starts from their first email, not from the last one. They've waited the whole time.

## How to check whether it works

Two numbers are enough: the time until the first reply, and the share of due dates you kept. The average hides the bad days, so look at the slowest tenth as well.

If first replies are fast and dates are missed, you promise too much. If dates are kept and first replies are slow, new requests aren't sorted often enough.

## What Brightdesk does about it

In Brightdesk, an email gets one owner and one due date in its [shared inbox](/features/shared-inbox). There are no priority levels from 1 to 5, on purpose. [Due dates](/features/due-dates) that come close are shown at the top of the owner's list, and the owner is reminded before the customer has to ask.

The weekly [report](/features/reports) shows the first response time, the busy hours and the questions that came up most often. A question that appears every week can become an article in the [help center](/features/help-center), which is the only way to make it disappear.

What Brightdesk can't do is say no for you. If more requests arrive than your team can answer, sorting them only decides who waits. Then it's time for a clearer product, better answers on your website, or another person. The [price](/pricing) doesn't change with the number of people, so the last of these is at least not a question of seats.
`;
