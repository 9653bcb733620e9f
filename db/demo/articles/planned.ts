// Texts of articles on their way to a destination, as Markdown. Links are relative to the demo customer's website.

export const perSeat = `
The price on the website looks small. Then you multiply it by the number of people who sometimes answer a customer, and it doesn't look small anymore. Customer support software is usually sold per seat, and for small teams that changes who is allowed to help.

## What a seat really costs

A seat is paid for each person with an account, whether they answer two hundred emails a month or two. For a team in which support is somebody's full-time job, that's fair enough. Most small companies aren't like that. The founder answers on weekends, a developer explains errors, the bookkeeper handles invoices.

So people share accounts, which hides who wrote what. Or they forward emails to the colleague without a seat, and the answer comes back by chat. Both work around the tool you pay for.

The second cost is the plan above. Features that everyone needs, such as a second mailbox or an export, often sit in the plan with the higher price per seat. Compare prices for the plan you'd end up with, not for the cheapest one.

## What to compare

- **The price for everyone who answers at least once a month.** Count them honestly, including holidays.
- **What happens with one more person.** Some tools sell packs, so the sixth person costs as much as five.
- **What is included.** Mailboxes, saved replies, a help center, reports, export.
- **Limits that replace seats.** Emails per month, contacts or storage. They are easy to overlook.
- **The length of the contract.** A yearly price shown per month is still a yearly contract.

## The options with their strengths and limits

**Per seat.** The usual model. You pay little while you're two, and the bill is easy to predict. It punishes helpers, and it grows just when your team does.

**Per team.** One price for everyone. Good if many people answer a little. If exactly one person does all your support and always will, it may cost more than a single seat.

**Per volume.** You pay for emails or resolved requests. It's cheap in quiet months, and a bad release makes it expensive at the worst time. Ask what happens above the limit: some stop accepting emails.

**Self-hosted.** No license fee, but somebody updates it, backs it up and reads the logs when emails stop arriving. That person's time is the price.

**A plain mailbox.** Free, and enough for two people with few emails. You'll notice when it isn't: emails get two answers, or none.

## A calculation you can do now

Write down who answered a customer last month. For each tool, multiply the price of the plan you need by that number, then do it again with two people more. The difference between the two results tells you what growth costs.

Then add the price of leaving. Can you export everything yourself? How long would it take to move your saved replies? A tool that is easy to leave has a reason to stay good.

## Where Brightdesk fits, and where another choice is better

Brightdesk has one [price per team](/pricing), for 2 people or for 20. The [shared inbox](/features/shared-inbox), [saved replies](/features/saved-replies), the [help center](/features/help-center) and [reports](/features/reports) are included for everyone, and so is a full export.

It's the wrong choice if you need phone support, or if more than 20 people answer customers. Then you want roles, shifts and routing rules, and a tool made for departments is worth its price per seat.

## How to decide

Choose two tools. Use each for a week with real emails, and invite everybody who answers, not only the person who chooses. At the end, ask the one who answers least whether they'd use it again. If the occasional helper goes back to forwarding emails, you've bought seats for nothing.
`;

export const nightReplies = `
It's half past eleven at night. A customer writes, and an automatic reply arrives a second later: "Thank you for your message. We'll get back to you as soon as possible." It's polite, and it says nothing. What would help instead?

## What people want to know at night

They want to know three things: whether the email arrived, when a person will read it, and whether there's something they can do until then. A good automatic reply answers these in four sentences and stops.

They don't want a ticket number in the subject, a list of social media accounts or a survey. And they don't want a machine that pretends to be a colleague named Anna.

## The short answer

Say that it arrived. Name the hour at which someone reads it, in the customer's time zone if you know it. Link to one page with answers. Sign with the name of the team.

An example: "Your email has arrived. We read support emails from 9:00 to 17:00 on workdays, so you'll hear from us tomorrow morning. If you can't log in, this page has the usual reasons. The team at Northpine."

## Step by step

- **Set your hours.** Use the hours in which somebody really reads emails, not those on the door.
- **Write two texts.** One for evenings, one for weekends and holidays. They differ in a single sentence: when you'll answer.
- **Choose one link.** The page that solves most night-time problems, usually about logging in or paying.
- **Answer each person once.** If they write again within a day, stay quiet. A second automatic reply feels like a wall.
- **Read it on a phone.** That's where it's read at night.

## What often goes wrong

Holidays. Nobody changes the text, and customers are told to expect a reply on a Monday when the office is closed. Enter holidays once a year, in January.

Loops. Two automatic replies can answer each other for hours. Good tools recognize messages from machines and don't reply to them. Test yours with an out-of-office message.

Promises. "Within 24 hours" is a promise about Saturdays, too. Name a weekday instead.

Urgent problems. If something can be broken at night that can't wait, an email isn't the right channel. Say what is: a status page, or a phone number that someone answers.

## Where Brightdesk helps, and where it doesn't

In Brightdesk, you enter your hours once, and emails outside of them get your text, at most 1 per person and day. The text is a [saved reply](/features/saved-replies), so it can use the customer's name. It can link to an article of your [help center](/features/help-center).

In the morning, the night's emails stand at the top of the [shared inbox](/features/shared-inbox), oldest first, each with a [due date](/features/due-dates). The [report](/features/reports) shows how many arrive in which hour. If it's a third of them, better hours help more than a better text.

Brightdesk doesn't answer for you at night. If your customers need a person at that time, you need a person at that time.
`;

export const whoIsAnswering = `
"Are you on this?" is the sentence that a shared inbox should make unnecessary. It's asked across desks, in chats and in internal notes, often about an email that someone has answered already. How should an inbox show who is answering?

## Three states, three signs

An email can be free, owned, or being answered right now. Each needs a sign of its own, and they must not be mixed up.

**Free** means that nobody is responsible yet. The list should show these first, because they are the ones that get lost.

**Owned** means that one person will answer, perhaps this afternoon. Show the name or the face in the list. An email that you must open to see its owner doesn't show its owner.

**Being answered** means that somebody is typing. This sign has to appear within seconds and disappear on its own. If it stays after lunch because a tab was left open, people learn to ignore it.

## What the list should show

- The owner, in the same place in every row.
- The age of the customer's last email, not of the last internal note.
- Whether it's the customer's turn or yours.
- A typing sign that is impossible to overlook when you open the email.

Colors alone aren't enough. About one man in twelve can't tell red from green, and a list with five colors is hard for everyone.

## What often goes wrong

**Owners who are away.** An email owned by someone on vacation looks fine and waits two weeks. An absence must free a person's emails, or give them to somebody else.

**Ownership as blame.** If the owner is the one who gets asked why it took so long, people avoid owning anything. Make it easy to pass an email on with one line of context.

**Silent handovers.** The developer looked at it, found the answer and told nobody. Handing over is a step that belongs in the tool: a note that the customer never sees, and the name goes back to the person who answers.

**Too many signs.** Read, seen, assigned, followed, starred. Each was added for a good reason. Together, they hide the single question that matters: who answers this?

## A test for your own inbox

Open it, count to five, and close it. Then write down how many emails nobody owns. If you can't, the list doesn't show it. Ask a colleague to do the same. If you give different answers, you're looking at two different inboxes.

## Where Brightdesk helps, and where it doesn't

Brightdesk shows the owner of each email in its [shared inbox](/features/shared-inbox), with free ones on top. If 2 people open the same email, both see it, and each sees the other type. Internal notes stay internal. [Due dates](/features/due-dates) belong to the owner, who is reminded before the customer writes again.

When somebody is away, their open emails return to the list. You can see in the [report](/features/reports) how long emails stayed without an owner. Setting it up means [forwarding one address](/docs/forwarding), and everyone can have an account, because the [price](/pricing) doesn't depend on how many you are.

It doesn't show who reads an email without answering it. We left that out on purpose: it tells you who was curious, and nothing about who helps.
`;

export const inboxRules = `
Most teams have rules for their shared inbox. They're in a document from last spring, and no one has opened it since. Rules that are followed look different: there are few of them, and the inbox itself reminds you.

## Why long rules fail

A page of rules answers every case that ever went wrong. It's written by the person who was annoyed, on the day they were annoyed. New colleagues read it once. After a month, everyone follows the three rules they remember, and each person remembers different ones.

So start from the other end. Which rules would you explain to someone who helps out for a single afternoon?

## Five rules that are enough

- **No answer without an owner.** Take the email before you write.
- **Everything has a date.** If you can't answer today, say when, to the customer and in the inbox.
- **Hand over with one sentence.** What is known, what is missing, who is next.
- **Internal remarks stay internal.** Notes go in notes, never in a forwarded email.
- **Closed means solved.** If you wait for the customer, it isn't closed. It's waiting.

Write them on a card. If a rule doesn't fit on the card, it's advice, and advice belongs in a longer text that nobody has to know by heart.

## Make the inbox do the reminding

A rule that depends on memory is broken on busy days, and those are the days for which you made it. For each of the five, ask what the inbox can do. It can refuse to send without an owner. It can ask for a date. It can show emails that have been waiting for a week.

Where the tool can't help, choose a fixed moment instead. Ten minutes on Friday, the oldest five emails, the whole team in front of one screen.

## What often goes wrong

The boss answers from their own mailbox. It's well meant, and the rest of the team never learns what was said. Rules apply to everyone, or they aren't rules.

New rules are added, and old ones never go. For each new rule, remove one. You'll find that the new one often wasn't needed.

Rules are used to find the guilty. Then people hide emails instead of passing them on. Talk about the inbox, not about the person.

## What Brightdesk does about it

Brightdesk turns the first 2 rules into the normal way to work: in the [shared inbox](/features/shared-inbox), replying makes you the owner, and an open email has a [due date](/features/due-dates). Notes and replies are in different colors and different places, so that a remark doesn't reach the customer by accident.

[Saved replies](/features/saved-replies) hold the wording you agreed on, and the [report](/features/reports) shows what has been waiting longest. If your team grows, the [price](/pricing) stays the same for up to 20 people.

It can't make anyone kind to a customer on a bad day. For that, let people swap.
`;

export const leavingZendesk = `
You've decided to leave Zendesk, or you're close to it. The new tool is chosen, the date is set. Before you cancel, get your data out, because some of it is hard to get later. This is a list of what to export, in the order in which it's usually missed.

## What people forget

Tickets are on everyone's list. What's missed is around them: the texts your team wrote over years, the rules that route emails, and the attachments. Attachments are often stored behind links that stop working when the account ends. A ticket export with dead links is only half an export.

## The list

- **Tickets with all comments**, public and internal, with their dates and authors.
- **Attachments as files**, not as links. Open a few of them after the download.
- **Macros.** They're your saved replies, and they contain the tone your customers know.
- **Help center articles** with their pictures and their addresses.
- **Users and organizations**, if you've kept notes about them there.
- **Triggers and automations.** You can't import them anywhere, but a list shows what you've relied on.
- **Reports** you compare with every year. Save the figures, not only the charts.

What you can export, and in which format, depends on your plan and can change. Look it up in the documentation for your plan before you set a date, and ask the support while you're still a customer.

## Step by step

Export once as a test, two or three weeks before the end. Open the files. Look for a ticket you remember, with its attachments and its internal notes.

Then choose a day for the move. Emails that arrive on that day go to the new tool. Keep the old account for at least one more month, so that you can look things up and answer threads that are still open.

On the day itself, change the forwarding of your support address, send a test email, and answer it. Then export again, so that nothing of the last weeks is missing.

## What often goes wrong

**Old links.** Articles of your help center are linked from your website, your product and old emails. Write down the addresses, and redirect them to the new ones.

**Open threads.** A customer replies to an email from last week, and the reply goes to the old system. Check it daily until nothing arrives.

**Too much at once.** You don't need ten years of tickets in the new tool. One year is enough to answer questions. Keep the rest as files, as long as your rules on personal data allow it.

## Where Brightdesk fits, and where another choice is better

Brightdesk can [import tickets and macros from Zendesk](/switch/zendesk); macros become [saved replies](/features/saved-replies). You [forward your address](/docs/forwarding), so customers notice nothing. Help center articles move to the small [help center](/features/help-center) by copying, which takes about 1 hour for 20 articles.

It's not a replacement for everything. If you use phone support, or rules with dozens of conditions, a larger tool suits you better. Data stays in the EU, and the [security page](/security) says where.
`;
