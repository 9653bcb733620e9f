import type { DemoPost } from "../post.ts";

export const post: DemoPost = {
  slug: "measuring-what-listings-bring",
  title: "Measuring what your listings bring",
  metaTitle: "How to Measure What Directory Listings Bring You",
  metaDescription:
    "Tagged links, referral reports, Search Console and one honest question: a simple way to see which listings bring visitors, and when to judge them.",
  daysAgo: 42,
  cover: { motif: "chart", tint: "teal" },
  content: `
<p>After thirty submissions you want to know which of them were worth it. The good news is that you can find out with free tools in about an hour. The other news is that part of the answer will always be missing, and it is better to know which part.</p>

<h2>Decide what counts before you look</h2>
<p>A listing can do three things: send visitors, be found itself when somebody searches for you, and be one of the links that search engines know. Only the first can be counted well. Write down what you hoped for when you submitted, since a listing that sends four visitors who all sign up has done its work, and one with four hundred who leave has not.</p>

<h2>Tag the links that you may tag</h2>
<p>Many directories let you enter any address, and some keep what stands behind the question mark. Use that:</p>
<p><code>https://example.com/?utm_source=name-of-the-directory&amp;utm_medium=listing</code></p>
<ul>
<li>Write the source in lower case and always the same way, or one site becomes three in the report.</li>
<li>Leave campaign and content away unless you compare two texts on the same site.</li>
<li>Make sure that your pages name their canonical address, so that the tagged one does not become a page of its own in search results.</li>
<li>Where a directory checks links by hand, a long address can look odd. Then take the plain one: the report on referrals shows most of it anyway.</li>
</ul>

<h2>Read three reports, once a month</h2>
<ol>
<li><strong>Referrals</strong> in your analytics, by source: visitors, how many did something that matters to you, and which page they came to. Visitors who come without a referrer, from apps for example, are missing here.</li>
<li><strong>Links</strong> in Search Console: which sites link to you as far as Google tells. It is a sample and it lags behind, so read it for surprises and not for counting. Help is at <a href="https://support.google.com/webmasters/">Google's own pages</a>, and Bing has <a href="https://www.bing.com/webmasters/about">the same for its index</a>.</li>
<li><strong>Searches for your name</strong> in Search Console, shown and clicked. Listings make people look you up later, and this is where it shows, slowly.</li>
</ol>

<h2>Ask one question</h2>
<p>Put "Where did you hear of us?" into your sign-up or your first mail, as an open field. Ten answers will tell you more than a month of charts, and they name places that no report does: a podcast, a colleague, "some list of tools". Read them yourself, and do not turn them into a menu with eight choices.</p>

<h2>Keep one table</h2>
<p>A sheet with a line for each listing is enough: the address of the entry, the date it was sent, the date it appeared, what it cost, visitors after one, three and six months, and how many of them did what you hoped for. Add a column for remarks, such as "wrong category, mail sent". If you prepared your texts as described in <a href="/blog/prepare-once-submit-everywhere">prepare once, submit everywhere</a>, the table is already half full.</p>

<p>An invented line shows how little it takes:</p>
<pre><code>Example Directory | sent May 4 | live May 19 | free | 3 visitors, 9, 14 | 2 trials | logo was blurred, new one sent</code></pre>
<p>Fourteen visitors and two trials are too few for a percentage. They are enough to say that somebody reads the page, and that a better logo was worth the mail.</p>

<h2>When to judge</h2>
<p>Launch sites show their effect within two days, and then hardly any. Directories that people browse send a trickle that begins after the review and goes on for years. Links need weeks until a search engine has seen them, and what they contribute cannot be told apart from everything else that you did in that time. Anyone who shows you a curve and says which link moved it is guessing.</p>
<p>So judge in three steps. After a month: is the entry there, and is it right? After three months: does anybody come? After six: does anybody who comes stay? Renew paid places only after the third step, and let the sum be simple: what it cost, divided by the people who stayed.</p>

<h2>What to do with the answer</h2>
<p>If a few listings bring most of your visitors, improve those first: better pictures, a sharper first sentence, answers to reviews. Look for sites that resemble them in <a href="/directories">the list of directories</a>. The rest can stay as it is, as long as it is right. An entry that brings nobody costs nothing but a look twice a year.</p>
`,
};
