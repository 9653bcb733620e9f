import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "programmatic-pages-that-deserve-to-exist",
  title: "Programmatic pages that deserve to exist",
  metaTitle: "Programmatic Pages: Useful Pages or Doorway Pages?",
  metaDescription:
    "When pages generated from data help visitors, when they are doorway pages in Google's sense, and a checklist for deciding before you publish a batch.",
  daysAgo: 15,
  cover: { motif: "scales", tint: "violet" },
  content: `
<p>No one complains that a train timetable has a page for every station. Those pages come out of a database, they share one template, and no writer ever touched them. They are also exactly what a person at that station needs.</p>
<p>Now think of a cleaning company with one office and 400 pages called "Office cleaning in" followed by a town. Open three of them and only the name of the town changes. These come out of a database too. The difference between the two is the subject of this post. A disclosure first: generated pages are part of a <a href="/growth-partner">plan we sell</a>, so test our advice against your own judgment.</p>

<h2>What Google objects to</h2>
<p>Making pages with a program is not forbidden. The <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> describe two things that matter here, and it is worth reading them in full.</p>
<ul>
<li><strong>Doorway abuse:</strong> sites or pages made to rank for specific, similar searches, which lead people to intermediate pages that are less useful than the final destination. Pages for many towns that all funnel to one page are the classic case.</li>
<li><strong>Scaled content abuse:</strong> many pages generated mainly to manipulate rankings and not to help people. It does not matter whether a person, a script or a language model did the writing.</li>
</ul>
<p>Both are about purpose and use. A template is fine. A page whose only reason is to catch a search is the problem, even if each sentence on it is unique.</p>

<h2>One question that settles most cases</h2>
<p>Take the search engine away. Suppose people could only reach the page from your own menu. Would a visitor still click on it, and be glad they did?</p>
<p>People browse stations, ingredients, currency pairs, error codes, paint colors and integrations. No one browses a list of 400 towns to read the same paragraph about clean desks. If the page makes no sense as a part of your site, it makes no sense as a search result.</p>

<h2>Pages that tend to pass</h2>
<ol>
<li><strong>One page per thing you hold facts about.</strong> A parts shop has a page for each machine with the parts that fit it. The facts are different on each page because the machines are.</li>
<li><strong>One page per integration.</strong> "Connect our form tool with this calendar" with the fields that sync, the permissions asked for, a screenshot of the real setup and the known limits.</li>
<li><strong>One page per place where you do something.</strong> A real branch with its address, staff, hours, parking and the jobs done there.</li>
<li><strong>One page per calculation.</strong> A converter or a cost table that gives a different, correct answer for each input.</li>
<li><strong>One page per entry in a collection.</strong> A directory is this kind of site. Our <a href="/directories/countries">pages by country</a> are of this kind too, and they have to meet the same test as yours: is there something on the page about that country that you would not find on the next one?</li>
</ol>

<h2>Pages that tend to fail</h2>
<p>The pattern is a template with a hole in it. "Best {product} for {audience} in {city}" with three lists of words multiplied gives thousands of URLs and not one new fact. A comparison of your product with fifty competitors that you never opened is the same thing in disguise. So is a glossary where each entry repeats what every dictionary says.</p>
<p>Language models have made this harder to see. The texts now differ from page to page and read well. But ask where a statement came from. If the answer is "the model knew it", then the page adds nothing that the visitor could not get elsewhere, and you cannot vouch for it. Wrong opening hours in fluent prose are still wrong.</p>

<h2>Start from the data, not from the keywords</h2>
<p>The usual order is to find a list of searches and then generate a page for each. Turn it around. Ask what you have that others lack: order records, measurements, a catalog with tidy attributes, answers your support team gave, prices that you update. Then ask who would look for it, and which words they would use.</p>
<p>Write down the columns of your table. Suppose that you rent out event tents. For each model you have floor area, number of seats for three seating plans, wind limit, setup time, vehicle needed and photos. That is a page. For each town you have the name and the distance from your depot. That is a line in a delivery table.</p>
<p>Our rule of thumb: cover the title and the first heading of two pages with your hand. If you cannot tell which is which within ten seconds, they should be one page.</p>

<h2>A checklist before you publish a batch</h2>
<ul>
<li>Each page has several facts that are true for it alone, and you know their source.</li>
<li>Rows with missing data make no page. An empty page is worse than none.</li>
<li>Someone has read ten pages picked at random, all the way down, and fixed the template for what they found.</li>
<li>Every page can be reached through normal links, from a list or a category that people can use.</li>
<li>A visitor can do the next step on the page itself, without passing through another one.</li>
<li>Titles differ in more than one word, and they promise what the page holds.</li>
<li>Structured data, if you use any from <a href="https://schema.org/">schema.org</a>, describes what is visible on the page.</li>
<li>There is an owner and a date for refreshing the data.</li>
</ul>

<h2>Publish fewer, then look</h2>
<p>Publish twenty pages before you publish two thousand. Give search engines time to crawl them, then open the page indexing report in Search Console. Pages that were crawled but not indexed are no proof of bad quality, but if most of the batch ends up there, do not answer with a larger batch. Look at what visitors do as well. <a href="/blog/measuring-what-listings-bring">The habits for measuring listings</a> work here too: choose what you will count before you begin, and wait long enough to have something to count.</p>
<p>Then prune. Pages without visits, without links and without a purpose for anyone can be merged into a better one with a redirect, or removed. A site of sixty pages that someone maintains is easier to trust than one of six thousand that no one has read, its owner included.</p>
`,
};
