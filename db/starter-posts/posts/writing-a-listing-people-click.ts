import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "writing-a-listing-people-click",
  title: "Writing a listing that people click, with before and after",
  metaTitle: "How to Write a Directory Listing That People Click",
  metaDescription:
    "Titles, first sentences, screenshots and categories for directory listings, with before and after examples you can adapt to your own product today.",
  daysAgo: 24,
  cover: { motif: "pages", tint: "orange" },
  content: `
<p>Open any directory and look at a category page the way a buyer does. You see twenty cards. Each has a logo, a name and about one line of text. You read perhaps six of them, and you click two. Everything below the fold is written for people who have already clicked.</p>
<p>So the work is lopsided. Spend most of your effort on the name, one sentence, one picture and the category, because those decide whether the rest is ever seen. The examples below use invented companies.</p>

<h2>The title: your name, and at most a few words</h2>
<p>If the form asks for a company or product name, give the name. Nothing else. Many directories have a rule against extra words in that field, and even where they do not, a name stuffed with keywords looks like an advertisement among companies.</p>
<ul>
<li><strong>Before:</strong> Rotaboard | Best Employee Scheduling Software Online 2-in-1 Shift Planner</li>
<li><strong>After:</strong> Rotaboard</li>
</ul>
<p>If there is a separate tagline, say what it is and who it is for. Leave out the name, since it appears right above.</p>
<ul>
<li><strong>Before:</strong> Rotaboard: rethinking the future of work</li>
<li><strong>After:</strong> Shift planning for cafés and bakeries with 5 to 30 staff</li>
</ul>
<p>The second version loses some readers, and that is the point. A hospital will not click. A bakery owner will, and she is the one who may stay.</p>

<h2>The first sentence: answer the question in their head</h2>
<p>A person in a category is comparing. The question is "is this one for someone like me?" and your first sentence should let them answer yes or no. A frame that works for most products is: who it is for, what they do with it, and what is different when they are done.</p>
<ul>
<li><strong>Before:</strong> Founded in 2021, Rotaboard is a passionate team that offers an innovative all-in-one platform empowering businesses to optimize their workforce.</li>
<li><strong>After:</strong> Bakery and café owners plan the week's shifts on one page, and staff swap shifts by text message without calling the owner.</li>
</ul>
<p>The same holds for a local business:</p>
<ul>
<li><strong>Before:</strong> We are your number one partner for all plumbing needs, with quality service at affordable prices.</li>
<li><strong>After:</strong> Two licensed plumbers for burst pipes, boilers and bathroom refits in Easton and Millbrook. We answer the phone until 9 p.m.</li>
</ul>
<p>And for an agency:</p>
<ul>
<li><strong>Before:</strong> A full-service digital agency that delivers results-driven solutions.</li>
<li><strong>After:</strong> We rebuild slow online shops. Projects start at four weeks, and you work with the developer directly.</li>
</ul>
<p>Notice what the better versions have in common. They contain nouns that you could draw. They name a limit: a size, a place, a kind of job. And none of them contains a claim that a competitor could copy word for word.</p>

<h2>A test with a friend and a stopwatch</h2>
<p>Show someone outside your field the card for five seconds, then hide it. Ask two things: what do they sell, and who buys it? If the answer is "something with software", rewrite. Do this with three people before you submit anywhere. It takes ten minutes and finds more than an afternoon of polishing alone.</p>

<h2>Screenshots that explain</h2>
<p>The first image is often shrunk to thumbnail size. A full dashboard becomes gray noise at that size. Choose one screen that shows the main job and crop it until the text in it can be read on a phone.</p>
<ol>
<li>Fill the product with believable sample data. Empty tables and "Test 123" tell the visitor that no one uses it.</li>
<li>Show the moment that matters: the finished shift plan, not the settings page or the sign-in form.</li>
<li>Remove real names, email addresses and customer logos that you have no permission to show.</li>
<li>Order the pictures as a story: the result first, then how you get there, then an extra.</li>
<li>Look at every image at 320 pixels wide before you upload it.</li>
</ol>
<p>A business with a storefront should show it. A photo of the entrance helps people find you, and photos of finished work say more than a stock picture of a handshake. The sizes you will need are in <a href="/blog/prepare-once-submit-everywhere">the listing kit</a>.</p>

<h2>The category is half of the listing</h2>
<p>A good text in the wrong category is read by people who want something else. Choose by asking where your best customer would browse, not where you would like to be seen. "Productivity" feels grand, but it puts a shift planner between note apps and timers. "Employee scheduling" is smaller, and everyone in it came for that.</p>
<p>If a directory has no category that fits, look for one that does. Our <a href="/directories/software">list of software directories</a> and the <a href="/directories/niches">lists by niche</a> are a place to start. If you may pick several categories, pick the one or two that are plainly true. Ticking every box is a common reason for an editor to decline an entry.</p>

<h2>The long description, for those who clicked</h2>
<p>Now you may explain. Keep to short paragraphs, as many sites strip lists and bold text. An order that reads well is: the situation before, what your product does about it, three things people do with it, what it costs to start, and what it is not for. That last line is rare and it earns trust: "Rotaboard has no payroll. It exports hours for your accountant."</p>
<p>Write the price if you can. "Free for one location, then monthly per location" saves both sides a visit that leads nowhere. If you leave out prices, say what they depend on.</p>
<p>Change the text a little for each site, where it helps the reader. A launch site wants to know what is new. A review site wants to know what it replaces. A local directory wants streets and hours. You do not need to spin synonyms to make each copy unique. Write for the visitors of that page and the texts will differ by themselves.</p>

<h2>Words to cut</h2>
<p>Read the draft once more and cut leading, innovative, seamless, powerful, cutting-edge, one-stop, solutions, and every "best". Then read what is left. If nothing is left, the draft said nothing, and you have saved your visitors the trouble of finding out.</p>
`,
};
