import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "nofollow-sponsored-ugc-explained",
  title: "Nofollow, sponsored and ugc, explained in plain English",
  metaTitle: "Nofollow, Sponsored, UGC: Link Attributes Explained",
  metaDescription:
    "What rel nofollow, sponsored and ugc tell a search engine, how to see them in your browser, and why a dofollow link is not always the better one.",
  daysAgo: 87,
  cover: { motif: "shield", tint: "blue" },
  content: `
<p>"Is it dofollow?" is often the first question about a directory, and it is the wrong one to start with. To see why, you need to know what the word means. That takes about three minutes and no technical background.</p>

<h2>A link with a note on it</h2>
<p>In the source of a web page, a link looks like this:</p>
<pre><code>&lt;a href="https://example.com"&gt;Example&lt;/a&gt;</code></pre>
<p>The owner of the page can add a note to it, called the <code>rel</code> attribute. Visitors do not see it and the link works as before. The note is for search engines.</p>
<pre><code>&lt;a href="https://example.com" rel="nofollow"&gt;Example&lt;/a&gt;</code></pre>
<p>There is no such thing as a "dofollow" attribute. The word is trade slang for a link without any of these notes. We use it on this site because everyone does, but you will never find it in the source of a page that was written correctly.</p>

<h2>The three notes</h2>
<ul>
<li><strong>nofollow</strong> is the general one: "I link to this page, but do not take it as my recommendation." It was introduced in 2005 against comment spam.</li>
<li><strong>sponsored</strong> says: "There was money or another benefit involved." It is meant for ads, paid listings and affiliate links.</li>
<li><strong>ugc</strong> stands for user generated content: "One of our users wrote this, not our editors." It is meant for comments, forum posts and profiles.</li>
</ul>
<p>The last two came in 2019. They can be combined, as in <code>rel="ugc nofollow"</code>, and a site that uses nofollow for everything is doing nothing wrong. Since the same announcement, Google describes all three as hints. It will usually not count such a link, but reserves the right to decide otherwise.</p>
<p>You may also meet <code>noopener</code> and <code>noreferrer</code>. They are about something else. The first is a safety measure for links that open a new tab. The second hides from your statistics where the visitor came from, which is annoying, but it is not a statement about the link.</p>

<h2>How to look</h2>
<ol>
<li>Open the page with the listing, signed out.</li>
<li>Right click the link and choose "Inspect".</li>
<li>Read the highlighted line. Is there a <code>rel</code>, and what does it say?</li>
<li>Check that <code>href</code> contains your URL and not a redirect of the directory.</li>
<li>Look at the head of the page too. A robots tag with <code>nofollow</code> there applies to every link on the page, and <code>noindex</code> asks search engines not to index the page at all.</li>
</ol>
<p>Do this on your own listing, not on one that the directory shows off. Free and paid entries are often treated differently, and a directory can change its policy next year without telling anyone. A note in your table with the date is worth more than a line in someone's list, ours included.</p>

<h2>Why dofollow is not everything</h2>
<p>Start with what an unmarked link can do. It may pass on some of the authority of the page it is on. How much depends on that page, on its topic, on how many other links it has, and on judgments that search engines do not publish. An unmarked link on a page that no one links to, among 300 others, passes on next to nothing.</p>
<p>Now think about what happens without any of that:</p>
<ul>
<li>A buyer compares five tools on a review site and opens three of them. The note on the link is invisible to her.</li>
<li>A journalist looks for an example, finds you in a list and writes about you. Her article has its own link, made by her own choice.</li>
<li>Someone searches for your company name before paying. The first page shows your site and two profiles with the same facts.</li>
<li>An answer on a forum sends a handful of people a month for years.</li>
</ul>
<p>Some of the best places on the web to be mentioned, such as Wikipedia and most large social networks and forums, mark outgoing links. No one concludes that it is pointless to be mentioned there.</p>
<p>There is a second reason. If a stranger looked at the links to an ordinary company, they would expect a mixture: some plain, some nofollow, a few ugc, often with the company's name as their text. A company with plain links only, all from directories, looks odd. We would not aim at any particular ratio, because no one outside the search engines knows one. We would just stop rejecting good listings over one word in the source.</p>

<h2>When the marking should matter to you</h2>
<p>In three situations, look closely.</p>
<p><strong>You pay.</strong> Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> treat links bought for ranking as spam unless they are marked with nofollow or sponsored. A paid listing without a mark is a risk that you pay extra for. Questions to ask before paying are in <a href="/blog/free-or-paid-directories">free or paid directories</a>.</p>
<p><strong>You link back.</strong> Some directories give an unmarked link in exchange for a badge on your site. Read <a href="/blog/reciprocal-links-without-regret">when an exchange is fine and when it is a scheme</a> before you agree. You can mark your own side as nofollow, although some directories check for that.</p>
<p><strong>You publish links yourself.</strong> If you run a blog with partners, affiliate links or comments, the responsibility is yours. Use sponsored for anything with a benefit behind it, ugc for what visitors write, and nothing for sources that you chose freely. Marking every outgoing link as nofollow "to be safe" helps no one.</p>

<h2>Three short answers</h2>
<p><strong>Can a nofollow link hurt me?</strong> It would be strange if it did, as the note exists to say "do not count this".</p>
<p><strong>Should I ask a directory to remove the nofollow?</strong> No. It is their policy, and your email will mark you as someone who came for the link. Ask them to correct a wrong category or a dead link instead. That is a request they can respect.</p>
<p><strong>Then how do I choose?</strong> Ask who reads the page. If you have a good answer, submit and note the attribute in your table. If you don't, the attribute will not save it.</p>
`,
};
