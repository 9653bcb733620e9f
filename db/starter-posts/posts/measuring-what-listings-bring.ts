import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "measuring-what-listings-bring",
  title: "Measuring what your listings bring",
  metaTitle: "How to Measure What Directory Listings Bring You",
  metaDescription:
    "Tagged links, referral reports, Search Console and one honest question: a simple way to see which listings bring visitors, and when to judge them.",
  daysAgo: 42,
  cover: { motif: "chart", tint: "teal" },
  content: `
<p>After thirty submissions you want to know which of them were worth it. The good news is that you can find out with free tools in about an hour. The bad news is that part of the answer will always be missing, and it helps to know which part.</p>

<h2>Decide what counts before you look</h2>
<p>A listing can do three things: send visitors, show up when someone searches for you, and be one of the links that search engines know about. Only the first can be counted well. Write down what you hoped for when you submitted: a listing that sends four visitors who all sign up has done its job, and one that sends four hundred who leave has not.</p>

<h2>Tag the links you can tag</h2>
<p>Many directories let you enter any URL, and some keep the part after the question mark. Use that:</p>
<p><code>https://example.com/?utm_source=name-of-the-directory&amp;utm_medium=listing</code></p>
<ul>
<li>Write the source in lowercase and always the same way, or one site becomes three in the report.</li>
<li>Leave out campaign and content unless you are comparing two texts on the same site.</li>
<li>Make sure your pages declare their canonical URL, so the tagged one does not become a separate page in search results.</li>
<li>Where a directory reviews links by hand, a long URL can look odd. In that case use the plain one: the referral report shows most of the traffic anyway.</li>
</ul>

<h2>Read three reports, once a month</h2>
<ol>
<li><strong>Referrals</strong> in your analytics, by source: visitors, how many did something that matters to you, and which page they landed on. Visitors who come without a referrer, from apps for example, are missing here.</li>
<li><strong>Links</strong> in Search Console: which sites link to you, as far as Google reveals. It is a sample and it lags behind, so read it for surprises, not for counting. For help, see <a href="https://support.google.com/webmasters/">Google's own pages</a>, and Bing has <a href="https://www.bing.com/webmasters/about">the same for its index</a>.</li>
<li><strong>Searches for your name</strong> in Search Console, with impressions and clicks. Listings make people look you up later, and this is where it slowly shows.</li>
</ol>

<h2>Ask one question</h2>
<p>Add "Where did you hear about us?" to your sign-up or your first email, as an open field. Ten answers will tell you more than a month of charts, and they name places that no report does: a podcast, a colleague, "some list of tools". Read them yourself, and do not turn the question into a menu with eight choices.</p>

<h2>Keep one table</h2>
<p>A sheet with a row for each listing is enough: the URL of the entry, the date it was sent, the date it appeared, what it cost, visitors after one, three and six months, and how many of them did what you hoped for. Add a notes column, for entries such as "wrong category, emailed them". If you prepared your texts as described in <a href="/blog/prepare-once-submit-everywhere">prepare once, submit everywhere</a>, the table is already half full.</p>

<p>A made-up row shows how little it takes:</p>
<pre><code>Example Directory | sent May 4 | live May 19 | free | 3 visitors, 9, 14 | 2 trials | logo was blurred, new one sent</code></pre>
<p>Fourteen visitors and two trials are too few for a percentage. They are enough to say that people read the page, and that the better logo was worth the email.</p>

<h2>When to judge</h2>
<p>Launch sites show their effect within two days, and hardly any after that. Directories that people browse send a trickle that starts after the review and continues for years. Search engines take weeks to notice links, and you can't separate what they contribute from everything else you did in that time. Anyone who shows you a curve and says which link moved it is guessing.</p>
<p>So judge in three steps. After a month: is the entry there, and is it right? After three months: does anyone come? After six: does anyone who comes stay? Renew paid listings only after the third step, and keep the math simple: what it cost, divided by the people who stayed.</p>

<h2>What to do with the answer</h2>
<p>If a few listings bring most of your visitors, improve those first: better images, a sharper first sentence, replies to reviews. Look for similar sites in <a href="/directories">the list of directories</a>. The rest can stay as they are, as long as they are correct. An entry that brings no one costs you only a check twice a year.</p>
`,
};
