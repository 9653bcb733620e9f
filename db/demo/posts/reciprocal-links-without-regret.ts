import type { DemoPost } from "../post.ts";

export const post: DemoPost = {
  slug: "reciprocal-links-without-regret",
  title: "Reciprocal links without regret",
  metaTitle: "Reciprocal Links: When a Swap Is Fine and When Not",
  metaDescription:
    "Two sites linking to each other is the web at work, until it becomes a scheme. How to tell the two apart, and how to answer the next offer of a swap.",
  daysAgo: 78,
  cover: { motif: "network", tint: "violet" },
  content: `
<p>Sooner or later a mail arrives: "We have linked to your great article. Would you link back to us?" It is polite, the site looks real, and the link would cost you a minute. Before you answer, it helps to know what you are being asked for.</p>

<h2>What a reciprocal link is</h2>
<p>A reciprocal link is nothing more than two sites that link to each other. A bakery links to the mill that grinds its flour, the mill lists the bakeries it delivers to. Nobody planned it, and both links help the people who click them. The web is full of such pairs.</p>
<p>The word has a bad name because of the planned kind: pages called "partners" with two hundred entries, or rings in which everyone links to everyone. There the link is the goal, and the reader is nobody.</p>

<h2>What search engines object to</h2>
<p>Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> name excessive link exchanges, and partner pages made only for cross-linking, as link spam. The word that matters is "excessive". No number is given, and that is sensible: it is the pattern that tells, not the count.</p>
<p>What usually happens to such links is dull. They are not counted. You did the work, gave up a place on your page, and have nothing for it. In clear cases a site can be held back as a whole, and then you get to write a request and wait.</p>

<h2>A test in three questions</h2>
<ol>
<li><strong>Would I set this link if they did not link to me?</strong> If the answer is yes, set it, and do not wait for theirs.</li>
<li><strong>Would one of my readers click it, on this page, in this place?</strong> A link in a sentence that explains why passes. A link in a list at the bottom mostly does not.</li>
<li><strong>Could I tell a customer why it is there?</strong> "They are our printers" is an answer. "We swapped" is one that nobody likes to say aloud.</li>
</ol>
<p>Three times yes, and the fact that they link to you as well is of no importance.</p>

<h2>Directories that ask for a link back</h2>
<p>Some directories list you for free and ask for a badge or a link on your site in return. That is an exchange by the plain meaning of the word. A few of those are good places to be found all the same, because people browse them. So decide by the visitors and not by the link, put the badge on a page where it belongs, such as "Where to find us", and mark it with <code>rel="nofollow"</code> where the rules allow that. If a site insists on a followed link on your home page, you know what it trades in.</p>
<p>We keep <a href="/list-of-directories-with-reciprocal-links">a list of directories that ask for a link</a>, with what is confirmed about each. Read it as a list of conditions, and not as a list of recommendations. How the link attributes differ is explained in <a href="/blog/nofollow-sponsored-ugc-explained">the post on nofollow and its relatives</a>.</p>

<h2>How to answer the mail</h2>
<p>Most offers can be declined in one sentence: "Thank you, we only link where a text of ours needs it." If the site is close to your subject, turn the swap into something better:</p>
<ul>
<li>offer a quote or a figure of your own that they can use, with or without a link;</li>
<li>suggest a guest lesson, a joint checklist or an interview that has a reason to exist;</li>
<li>point out an error or a dead link in the article that they mentioned. It shows that you read it.</li>
</ul>
<p>None of this scales, and that is its strength. What scales is what the filters look for.</p>

<h2>Clean up once, then leave it</h2>
<p>If you have an old partner page, take an hour for it. Keep the entries that you could defend in front of a customer, move them into texts where they help, and delete the rest. You do not have to ask anyone. Search Console shows who links to you; there is no need to hunt down every strange link in it, since everybody has some.</p>
<p>After that, spend the time on links that you did not have to bargain for. They take longer, and nobody writes mails about them.</p>
`,
};
