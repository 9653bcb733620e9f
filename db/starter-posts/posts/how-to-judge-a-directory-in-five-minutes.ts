import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "how-to-judge-a-directory-in-five-minutes",
  title: "How to judge a directory in five minutes",
  metaTitle: "Judge a Directory in Five Minutes: A Simple Checklist",
  metaDescription:
    "Five checks that tell a useful directory from a page of links: is it indexed, is it moderated, who it links to, how it marks links, and does it fit.",
  daysAgo: 96,
  cover: { motif: "list", tint: "green" },
  content: `
<p>Set a timer. Open the directory in a private window, so you see what a stranger sees. You are going to look at five things, one minute each, and write down yes, no or unclear.</p>
<p>None of these checks needs a paid tool. None of them is proof either. Together they sort most sites into "submit", "maybe later" and "no", and that is as much as five minutes can do.</p>

<h2>Minute one: is it in the index?</h2>
<p>Do not check the home page. Almost every home page is indexed. Check the kind of page you would get.</p>
<ol>
<li>Open a category, then an entry that looks a few months old.</li>
<li>Copy a sentence from that entry and search for it in quotation marks.</li>
<li>Search for <code>site:example.com</code> followed by the name of the listed company.</li>
</ol>
<p>If the listing comes up, good. If other pages of the directory come up but entries never do, look into the source of the entry for <code>noindex</code>. Some directories put it on free listings and say nothing about it. Results of such searches are not complete, so try two or three entries before you call it a no.</p>
<p>A listing that no search engine indexes can still be read by visitors. But then there had better be visitors.</p>

<h2>Minute two: does anyone moderate it?</h2>
<p>Sort by newest, or open the latest entries. Read ten of them and ask:</p>
<ul>
<li>Do the names look like names, or are they "Best Cheap Movers Dallas TX 24/7"?</li>
<li>Are the descriptions different in style, or do they all read like the same machine?</li>
<li>Is there anything from gambling, essay writing or pills in a category where it makes no sense?</li>
<li>Do the links work? Try three of the older ones.</li>
</ul>
<p>Then look for published rules: what is accepted, what is refused, who decides. A site that refuses things has an editor. A site whose only condition is a payment does not. An old trick also helps here. Search the directory for a product that you know was shut down. If it is still "featured", no one has maintained the site for a while.</p>

<h2>Minute three: who does it link to?</h2>
<p>You will be standing next to these neighbors. Scroll to the bottom of the home page and of a category page. What you want to see are ordinary links: about, contact, terms, perhaps a sister site. What you do not want to see is a row of links with money words in them, a block of "partners" from unrelated trades, or guest posts about loans on a site for software.</p>
<p>Also count what surrounds an entry. One page with a description, a picture and one link out is a listing. One page with 300 links and no text is close to what Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> call a low-quality directory link.</p>
<p>While you are there, see whether the owner runs the same site under many names. Identical menus, identical categories and a footer that lists forty cities or industries are the signs. One site of such a network may be fine. Forty entries in it are one entry, copied.</p>

<h2>Minute four: how are links marked?</h2>
<p>Right click the link to the listed company and choose "Inspect". You are looking for the <code>rel</code> attribute:</p>
<pre><code>&lt;a href="https://example.com"&gt;                    plain
&lt;a href="https://example.com" rel="nofollow"&gt;     hint: do not count
&lt;a href="https://example.com" rel="sponsored"&gt;    paid
&lt;a href="https://example.com" rel="ugc"&gt;          written by users</code></pre>
<p>Note three things. First, look at a free entry and a paid one, as they may differ. Second, look at whether the link goes to the company or to an address such as <code>/go/123</code> that forwards. Third, ignore <code>noopener</code>, which is about browser safety and has nothing to do with search.</p>
<p>Nofollow is not a reason to leave. It is one line in your notes. Why it should not be the deciding factor is the subject of <a href="/blog/nofollow-sponsored-ugc-explained">our post on link attributes</a>. A plain link that you only get for payment, or for a link back, needs more thought. Some directories ask for a badge on your site, and <a href="/list-of-directories-with-reciprocal-links">we list those separately</a>.</p>

<h2>Minute five: do you belong there?</h2>
<p>Find the category you would choose. Now imagine your best customer opening it.</p>
<ul>
<li>Is there a category for what you sell, or would you end up in "Other"?</li>
<li>Would you compare yourself with at least three of the entries?</li>
<li>Do the language and the country fit?</li>
<li>Can visitors filter, search or read reviews? Is there any reason for them to be there?</li>
</ul>
<p>This is the check with the most weight. A plain directory of your own trade with a nofollow link and 60 entries beats a famous one that lists you next to lawnmowers. If you do not know where your kind of business is listed, browsing <a href="/directories/niches">directories by niche</a> is a start.</p>

<h2>Adding it up</h2>
<p>Here is how we would read the notes.</p>
<ul>
<li><strong>Fit yes, moderated yes:</strong> submit, whatever the rest says.</li>
<li><strong>Fit yes, moderated unclear, indexed yes:</strong> submit if it is free and takes less than 15 minutes.</li>
<li><strong>Fit no:</strong> leave it, even if every other box is ticked.</li>
<li><strong>Bad neighbors:</strong> leave it, and do not look at its domain rating, because you will be tempted.</li>
<li><strong>Everything unclear:</strong> write down the date and look again in three months.</li>
</ul>
<p>You will notice that domain rating is not one of the five minutes. It is a fair way to sort a long list before you begin, as it hints at which sites others link to. It cannot tell you whether anyone edits the site or whether your category has readers, and those are the questions that the five minutes are for.</p>

<h2>When the timer is wrong</h2>
<p>Young directories fail these checks because they are young. There are few entries, nothing is indexed yet, and the about page is one paragraph. If a real person with a name runs it and it covers your field, an early entry costs you little, and small sites remember who came first. Write two lines to the owner. Whether you get an answer, and what kind, tells you more than a sixth minute of clicking would.</p>
`,
};
