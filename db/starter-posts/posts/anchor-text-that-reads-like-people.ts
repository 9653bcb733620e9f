import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "anchor-text-that-reads-like-people",
  title: "Anchor text that reads like people wrote it",
  metaTitle: "Natural Anchor Text: Branded Links vs. Over-Optimization",
  metaDescription:
    "How people word links when no one tells them how, what over-optimized anchor text looks like, and what to write when a form lets you choose.",
  daysAgo: 51,
  cover: { motif: "scales", tint: "rose" },
  content: `
<p>Read these two sentences out loud.</p>
<blockquote>
<p>We plan our shifts with <strong>Tidewell</strong>, which is fine once you have entered everyone's hours.</p>
<p>For your team, <strong>best employee shift scheduling software</strong> can be a great choice for businesses.</p>
</blockquote>
<p>The bold words are the links. You know which of the two was written by someone with shifts to plan. Tidewell is invented, but sentences like the second are easy to find.</p>

<h2>What anchor text is for</h2>
<p>Anchor text is the part of a link that you can see and click. It tells the reader what to expect on the other side. Search engines read it for the same purpose: the words in and around a link are a hint about the page it leads to.</p>
<p>Because it is a hint, people started writing it for search engines. For some years, having many links with the exact words you wanted to rank for worked. That is why search engines look closely at this pattern today. Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> name links with optimized text in articles, guest posts and press releases that are distributed on other sites.</p>

<h2>How people link when no one tells them how</h2>
<p>Go through ten articles that you enjoyed and look at the links in them. You will find most of these kinds:</p>
<ul>
<li><strong>The name:</strong> Tidewell, Tidewell.example, the Tidewell team.</li>
<li><strong>The bare URL:</strong> https://tidewell.example, often in forums and emails.</li>
<li><strong>The name and the thing:</strong> Tidewell's shift planner, the hours export in Tidewell.</li>
<li><strong>The title of a page:</strong> How to plan a week around two absences.</li>
<li><strong>A piece of the sentence:</strong> they explain why swapped shifts count twice.</li>
<li><strong>Next to nothing:</strong> here, this post, via, source.</li>
<li><strong>The topic:</strong> shift planning. It happens too, mostly in lists and glossaries.</li>
</ul>
<p>For a company, the name is the obvious choice, and in directories it is nearly always the title of the entry. People link to the company by name and to its articles by what they say. No one planned that. It is how writing works.</p>

<h2>What over-optimized looks like</h2>
<p>No count or percentage makes a set of links unnatural. Tools that show a "safe ratio" have made it up or averaged it from sites unlike yours. What gives it away is a pattern that no group of independent writers would produce:</p>
<ol>
<li>Many different sites use the same phrase, word for word, including its odd grammar.</li>
<li>The phrase is what someone types into a search box, such as "plumber Austin cheap", and not what anyone would say.</li>
<li>All such links lead to one sales page, while the rest of the site has none.</li>
<li>The company's name hardly appears in links, although it has been in business for years.</li>
<li>The link sits in a text about something else, and the sentence bends to make room for it.</li>
</ol>
<p>Any one of these alone proves little. A company called Cheap Flights has links that say "cheap flights", and nothing is wrong with it. All five together are hard to explain to a human, and explaining it to a human is what a reconsideration request would be.</p>

<h2>When you are the one who chooses</h2>
<p>Most anchors are chosen by others. You decide in a few cases, and a simple rule for each is enough.</p>

<h3>Directory listings</h3>
<p>Enter your company name in the name field, exactly as it appears on your site. Leave out the keywords, the city and the year. If the form has a separate field for the link title, enter the name there too. Say what you do in the tagline and the description, where there is room to say it properly. Editors tend to refuse names like "Tidewell | #1 Shift Scheduling App 2026", and readers skip them. More about these fields is in <a href="/blog/writing-a-listing-people-click">writing a listing people click</a>.</p>

<h3>Author lines and profiles</h3>
<p>Write "Mara Lind runs Tidewell, a shift planner for restaurants" and link the name. The sentence tells readers and machines what Tidewell is without squeezing it into the link.</p>

<h3>Guest articles and interviews</h3>
<p>Link where a reader would want to check or use something, and let the words of the sentence be the anchor. If the only link that fits is to another site, put in that one. When money or a favor is involved, the link should be marked, as described in <a href="/blog/nofollow-sponsored-ugc-explained">nofollow, sponsored and ugc</a>.</p>

<h3>Your own site</h3>
<p>Here you may be as clear as you like, since you are guiding visitors through your own site. "Pricing for teams" is better than "click here", and "how we round working hours" is better than "read more". Describe the page, keep it short, and do not use the same words for two different pages. A person who hears the links read out by a screen reader, without the text around them, should still know where each of them goes.</p>

<h2>When someone asks what to write</h2>
<p>Sometimes a partner or a journalist asks for the link you want. Send the URL, and add: "Please call it whatever fits your text." If they insist, give the name. Handing over a keyword gives them a worse sentence, and it makes a good link look like a placed one.</p>
<p>If you pay someone for link building, ask to see the anchors of their last three projects. A list with "exact match" and "partial match" columns and a target for each tells you how they work.</p>

<h2>If you already have too many</h2>
<p>Look at the top linking text in the links report of <a href="https://support.google.com/webmasters/">Search Console</a>. A few odd phrases from sites you have never heard of are normal, and you can leave them alone. If you find a phrase that you or an agency placed in dozens of texts, deal with the ones you can reach. Change the names in listings you control, ask for a rel attribute or a removal where you paid, and stop ordering more. Do not try to dilute the old links with a hundred new ones that say "click here". That is the same pattern with a different phrase.</p>

<h2>The test</h2>
<p>Take the link away and read the sentence. Does it still make sense, and would the writer have left it like that? Then the anchor is fine, whatever words it has. If the sentence falls apart, it was only there to carry the link, and readers can tell.</p>
`,
};
