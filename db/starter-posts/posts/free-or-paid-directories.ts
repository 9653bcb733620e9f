import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "free-or-paid-directories",
  title: "Free or paid directories: a decision worksheet",
  metaTitle: "Free or Paid Directories? How to Decide in 10 Questions",
  metaDescription:
    "Is a paid listing worth its fee? Ten questions to answer before you pay a directory, a simple break-even sum, and what money should never buy.",
  daysAgo: 114,
  cover: { motif: "scales", tint: "teal" },
  content: `
<p>The form is filled in, the logo is uploaded, and then the page offers you two buttons. One says "Free, in about six weeks". The other says "Publish now" with a price beside it. Most founders decide in a few seconds, on a whim. This post slows that moment down by ten minutes.</p>

<h2>What the fee is for</h2>
<p>"Paid directory" covers several different deals. Before asking whether the price is fair, find out which one you are looking at.</p>
<ul>
<li><strong>A review fee.</strong> You pay for someone to look at your entry. A serious site may still turn you down and says so before you pay.</li>
<li><strong>A faster queue.</strong> The same listing, sooner. You are buying time.</li>
<li><strong>Better placement.</strong> The top of a category, a newsletter mention, a week on the front page. This is advertising, and you can judge it like advertising.</li>
<li><strong>A membership.</strong> A yearly fee, common with chambers and trade associations. The listing is one part of it, and often not the main one.</li>
<li><strong>A fee per lead.</strong> Marketplaces for trades and software charge for each inquiry. The listing may be free.</li>
<li><strong>A dofollow link.</strong> The free entry has a nofollow link, the paid one does not. Here you are paying for the link itself.</li>
</ul>
<p>The last deal deserves care. Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> list buying and selling links for ranking purposes as link spam, and say that paid links are fine when they are marked with sponsored or nofollow. So a directory that sells a dofollow link sells the one thing you should not want from it. If the page is worth paying for, it is worth paying for with the link marked.</p>

<h2>Start with free, for a practical reason</h2>
<p>Free listings teach you things that you need before you can judge a paid one: which categories fit, which sentence people click, which type of site sends visitors who stay. Do a first round on free sites, keep notes, and wait two or three months. After that, you can judge a paid offer with data.</p>
<p>There are exceptions. If you launch on a fixed day, a paid spot in the queue can be the only way to appear that week. And in some trades the directory that everyone uses has no free entry. You can see which directories are free, freemium or paid in <a href="/directories">our list</a>, along with where that information comes from. Prices change, so look at the directory's own page before you plan a budget.</p>

<h2>The worksheet</h2>
<p>Copy these ten questions into a document and answer them in writing. Writing matters: a vague answer looks fine in your head and weak on paper.</p>
<ol>
<li>Which of the deals above is this?</li>
<li>Who visits the category page that I would be on, and what do they want to do there?</li>
<li>Do I know one customer who used this site before buying from anyone? If not, can I ask three?</li>
<li>Is the category page in a search engine's index? Does it show up when I search for the kind of thing I sell?</li>
<li>Can the editor still say no after I pay? Do I get the money back then?</li>
<li>Is it paid once or every year? What happens to the page when I stop paying?</li>
<li>Does a free version exist, and what exactly is missing from it?</li>
<li>Is the paid link marked as sponsored or nofollow? If not, why not?</li>
<li>How will I recognize a visitor from this page? (A tagged URL will do. See <a href="/blog/measuring-what-listings-bring">measuring what listings bring</a>.)</li>
<li>What else could the same amount buy this month?</li>
</ol>
<p>If you cannot answer questions 2 and 9, do not pay yet. The first tells you whether there is a reason, the second whether you will ever learn the result.</p>

<h2>A back-of-the-envelope calculation</h2>
<p>You do not need a model. You need the number of customers that would cover the fee.</p>
<p>Suppose a listing costs $120 a year and a new customer leaves you $40 after costs in the first year. Three customers cover it. If about one in fifty of your visitors from similar sites becomes a customer, you need 150 visits a year, or three a week. Now look at the category page again. Does it seem like a place that sends you three people a week? The numbers here are invented for the example. Use yours, and if you do not have any, that is an argument for waiting.</p>
<p>Do the same calculation for time. A free form that takes 40 minutes and an account with two confirmation emails is not free if your hour is worth $60. A modest fee for a simple process can be the cheaper choice.</p>

<h2>Reasons that sound good and are not</h2>
<ul>
<li><strong>"It has a high domain rating."</strong> The score describes the links to the whole domain. It says nothing about whether anyone reads your category.</li>
<li><strong>"The price doubles tomorrow."</strong> Perhaps. The directory will still exist next month, and if it doesn't, you have your answer.</li>
<li><strong>"My competitor is in it."</strong> Look at the competitor's page first. Is it up to date? Does it have reviews? Many entries were bought once and forgotten.</li>
<li><strong>"It's only $29."</strong> Twenty such fees are a month of something better.</li>
</ul>

<h2>A rule that fits on a sticky note</h2>
<p>Pay for readers, for a real review by an editor, or for time that you need. Do not pay for a link. And set your yearly budget before you open the first form, because after the third one every fee looks small.</p>
<p>One last habit saves more than any of this: put each renewal date into your calendar a month ahead, with the question "Would I buy this again today?" If the answer is no, you still have a month to cancel.</p>
`,
};
