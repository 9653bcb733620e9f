import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "a-backlink-routine-of-two-hours-a-week",
  title: "A backlink routine of two hours a week",
  metaTitle: "A Two-Hour Weekly Backlink Routine for Busy Founders",
  metaDescription:
    "A weekly link building routine a founder can keep up: four blocks of thirty minutes, a simple table, a monthly rotation and rules for what to skip.",
  daysAgo: 6,
  cover: { motif: "calendar", tint: "teal" },
  content: `
<p>Most founders build links in one furious weekend, then not at all for half a year. The weekend produces sixty submissions that no one follows up. In March the confirmation emails are still unread.</p>
<p>Two hours a week is slower, and it has a better chance of lasting. The point is not the number of links per week. It is that you finish each thing you start: sent, confirmed, seen live, logged. Take a fixed slot, say Tuesday from 9 to 11, and split it into four blocks of thirty minutes.</p>

<h2>Block one: close what is open</h2>
<p>Begin with old work, because it is the cheapest. Open the mailbox you use for submissions and your table. Then:</p>
<ul>
<li>click every confirmation link and answer every editor</li>
<li>open the entries that were waiting and see whether the page is live, in a private window</li>
<li>follow up once on anything older than three weeks, then mark it closed</li>
<li>write the URL of each live page into the table</li>
</ul>
<p>If this fills the whole slot some weeks, fine. A finished submission from last month is worth more than a new one that will end in the spam folder.</p>

<h2>Block two: two or three new listings</h2>
<p>Not ten. Pick two or three directories, judge each with the <a href="/blog/how-to-judge-a-directory-in-five-minutes">five-minute check</a>, and submit to those that pass. Keep a short queue, so you never spend the block searching. Filling the queue with fifteen names once a month is enough, for example from the <a href="/directories">directory lists</a>, sorted by how likely your customers are to open them.</p>
<p>Have your texts and pictures ready in one folder. If you type a description from memory, stop and <a href="/blog/prepare-once-submit-everywhere">build the kit first</a>. Give it a whole session and count that week as done.</p>
<p>This block has an end. After a few months, you will run out of good directories for your field. Do not lower the bar to keep the block alive. Give its half hour to the next one.</p>

<h2>Block three: one message to one person</h2>
<p>Links that come from people take longer and tend to bring better readers. Write one message per week that you would be happy to receive yourself. Use a rotation, so you don't have to think about who to ask:</p>
<ol>
<li><strong>First week: partners.</strong> A supplier, a tool you use, an association you pay for. Do they have a page of customers, integrations or members?</li>
<li><strong>Second week: mentions.</strong> Search for your name. If someone wrote about you without a link, thank them and ask whether they would add one.</li>
<li><strong>Third week: writers.</strong> A newsletter, a podcast or a blog in your field. Offer one concrete thing: a number from your own work, a demonstration, a correction.</li>
<li><strong>Fourth week: neighbors.</strong> A local group, a school, a meetup, a company next door that serves the same customers with another product.</li>
</ol>
<p>Here is one for an invented bookkeeping tool:</p>
<blockquote>
<p>Hi Priya, your guide for new food trucks has a section on cash days. We keep a free one-page sheet for counting a cash drawer, no sign-up needed. It is at example.org/cash-sheet if you want to add it. Either way, the part about deposits saved one of our customers a fine, so thank you. Sam</p>
</blockquote>
<p>Only write such a sentence about a customer if it happened. And do not offer money or a trade of links in these messages. Paying for a link that passes ranking credit, or swapping links excessively just for the sake of it, is covered by Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a>.</p>

<h2>Block four: make something worth linking to</h2>
<p>The last half hour goes into your own site. It is the one people drop first, although without it the messages in block three have nothing to offer. Work on one item for a month, half an hour at a time:</p>
<ul>
<li>a page that answers the question your support inbox gets most</li>
<li>a template, checklist or calculator that works without an account</li>
<li>a plain description of how you solved a problem, with the mistakes left in</li>
<li>a comparison with alternatives that says when to choose the other product</li>
</ul>
<p>Two hours a month is enough for one modest page. Twelve modest pages a year that people bookmark are a good year for a company of three.</p>

<h2>The table that holds it together</h2>
<p>One sheet is enough. More columns will not be filled in.</p>
<pre>Site | Listing URL | Status | Sent on | Seen live on | Link type | Next step
</pre>
<p>Use four statuses: queued, sent, live, closed. "Next step" must be empty or hold a date. In block one you sort by that column and begin at the top. If you hand work to a freelancer or a service, ask them to report in the same columns, so that a submission and a live page never get mixed up.</p>

<h2>Once a month, look up</h2>
<p>In the last session of the month, replace block two with a short review. Look at the referral visits in your analytics and at the links report in Search Console. Which listing brought a person who signed up, called or wrote? Which kind of message got answers? Do a little more of that, and drop one thing from the routine that has brought nothing for three months.</p>
<p>Do not stare at domain rating each week. It is one tool's estimate, it moves for reasons you cannot see, and it will tempt you to pick sites by score. If you want a number to watch, count live pages and answers to your messages. Both depend on you more than on a crawler's schedule.</p>

<h2>When to skip a week</h2>
<p>Skip it when the product is broken, when a customer needs you, or when you are on vacation. Skip new submissions while your pricing or your name is about to change, because you would have to correct all of them. Do not make up for a skipped week with a double one. That is how the furious weekend comes back.</p>
<p>If you can keep only one block, keep the first. Put it into your calendar now, with the mailbox and the table linked in the entry, so next Tuesday starts with a click instead of a search for the spreadsheet.</p>
`,
};
