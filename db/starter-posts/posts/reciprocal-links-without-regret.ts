import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "reciprocal-links-without-regret",
  title: "Reciprocal links without regret",
  metaTitle: "Reciprocal Links: When a Swap Is Fine and When Not",
  metaDescription:
    "Two sites linking to each other is the web at work, until it becomes a scheme. How to tell the two apart, and how to answer the next offer of a swap.",
  daysAgo: 78,
  cover: { motif: "network", tint: "violet" },
  content: `
<p>Sooner or later an email arrives: "We have linked to your great article. Would you link back to us?" It is polite, the site looks real, and the link would cost you a minute. Before you answer, it helps to know what you are being asked for.</p>

<h2>What a reciprocal link is</h2>
<p>A reciprocal link is nothing more than two sites that link to each other. A bakery links to the mill that grinds its flour, the mill lists the bakeries it delivers to. No one planned it, and both links help the people who click them. The web is full of such pairs.</p>
<p>The word has a bad name because of the planned kind: pages called "partners" with two hundred entries, or rings in which everyone links to everyone. There the link is the goal, and there is no reader.</p>

<h2>What search engines object to</h2>
<p>Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> name excessive link exchanges, and partner pages made only for cross-linking, as link spam. The word that matters is "excessive". No number is given, which makes sense: the pattern matters, not the count.</p>
<p>What usually happens to such links is dull: they are not counted. You did the work, gave up space on your page, and got nothing in return. In clear cases a whole site can be demoted, and then you get to write a reconsideration request and wait.</p>

<h2>A test in three questions</h2>
<ol>
<li><strong>Would I add this link if they did not link to me?</strong> If the answer is yes, add it, and do not wait for theirs.</li>
<li><strong>Would one of my readers click it, on this page, in this place?</strong> A link in a sentence that explains why passes. A link in a list at the bottom mostly does not.</li>
<li><strong>Could I tell a customer why it is there?</strong> "They are our printers" is an answer. "We swapped" is one that no one likes to say out loud.</li>
</ol>
<p>If all three answers are yes, it does not matter that they link to you as well.</p>

<h2>Directories that ask for a link back</h2>
<p>Some directories list you for free and ask for a badge or a link on your site in return. That is an exchange in the plain sense of the word. A few of those are still good places to be found, because people browse them. So decide based on the visitors and not the link, put the badge on a page where it belongs, such as "Where to find us", and mark it with <code>rel="nofollow"</code> where the rules allow that. If a site insists on a dofollow link on your home page, you know what it trades in.</p>
<p>We keep <a href="/list-of-directories-with-reciprocal-links">a list of directories that ask for a link</a>, with what is confirmed about each. Read it as a list of conditions, not recommendations. How the link attributes differ is explained in <a href="/blog/nofollow-sponsored-ugc-explained">the post on nofollow and its relatives</a>.</p>

<h2>How to answer the email</h2>
<p>Most offers can be declined in one sentence: "Thank you, but we only link where it helps our readers." If the site is close to your subject, turn the swap into something better:</p>
<ul>
<li>offer a quote or a figure of your own that they can use, with or without a link;</li>
<li>suggest a guest post, a joint checklist or an interview that has a reason to exist;</li>
<li>point out an error or a dead link in the article that they mentioned. It shows that you read it.</li>
</ul>
<p>None of this scales, and that is its strength. What scales is what the filters look for.</p>

<h2>Clean up once, then leave it</h2>
<p>If you have an old partner page, spend an hour on it. Keep the entries that you could defend in front of a customer, move them into texts where they help, and delete the rest. You do not have to ask anyone. Search Console shows who links to you; there is no need to chase every strange link in it, since everyone has some.</p>
<p>After that, spend the time on links that you did not have to bargain for. They take longer, and no one sends emails about them.</p>
`,
};
