import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "local-citations-for-one-location",
  title: "Local citations for a business with one location",
  metaTitle: "Local Citations for One Location: A Weekend Plan",
  metaDescription:
    "Name, address and phone number, the same everywhere: what citations are for, which ones a single shop needs, and a plan that fits into one weekend.",
  daysAgo: 69,
  cover: { motif: "map", tint: "blue" },
  content: `
<p>A customer stands in the rain at a locked door because an old listing says you are open on Mondays. That is what local citations are about. Search engines come second.</p>

<h2>What a citation is</h2>
<p>A citation is any page that names your business with its address and phone number: a map, a directory of your town, the page of your trade association, a review site, a local newspaper. Many of them link to your website, some do not. Both kinds help people find you, and both help search engines confirm that the business exists and is where you say it is.</p>

<h2>One source of truth</h2>
<p>Before you touch a single listing, write down one version of the facts and keep it in a file:</p>
<ul>
<li>the name exactly as it is on the door, without added keywords;</li>
<li>the address in the format the post office uses, with the same abbreviations every time;</li>
<li>one phone number that someone answers;</li>
<li>opening hours, with holidays for the next twelve months;</li>
<li>your website's URL, always with www or always without;</li>
<li>one main category and up to three others;</li>
<li>a description of 50 words and one of 150, two photos of the outside and three of the inside.</li>
</ul>
<p>Small differences, such as "St." and "Street", are understood. What hurts is an old phone number, a former address, or two entries for one shop with different hours.</p>

<h2>The right order</h2>
<ol>
<li><strong>Your own website.</strong> Address, phone and hours as text in the footer and on a contact page, and marked up as <a href="https://schema.org/">LocalBusiness</a>. Everything else is checked against it.</li>
<li><strong>The maps.</strong> Google, Apple and Bing each have their own. Claim an existing entry before you create a second one.</li>
<li><strong>The two or three review sites that people in your trade use.</strong> You know them: they are where you look before you book a hotel, a plumber or a dentist.</li>
<li><strong>Organizations with a reason to know you.</strong> The chamber of commerce, the town's business list, the association of your trade, your suppliers' "where to buy" pages.</li>
<li><strong>General directories of your country.</strong> A handful is enough. Our <a href="/directories/countries">pages by country</a> name some, and <a href="/directories/local">the local category</a> has those that take businesses from everywhere.</li>
</ol>
<p>After the first four steps most single shops have what they need. Fifty more entries on sites no one visits are fifty entries that will be wrong after your next move.</p>

<h2>If customers do not come to you</h2>
<p>A plumber or a piano teacher may have one location that customers never visit. If so, read the rules of each site before you enter an address. Google's business profiles, for example, let such businesses hide the address and name the area they serve. Name the towns you really drive to. A mailbox or a borrowed desk entered as a shop breaks the rules of most maps, and a customer who drives there will say so in a review.</p>

<h2>A weekend plan</h2>
<p><strong>Saturday morning:</strong> write the file above and take the photos. <strong>Saturday afternoon:</strong> search for your name with the town, your phone number, and your old phone number if there was one. Note every entry in a table with its address, whether it is right, and how it can be changed. <strong>Sunday morning:</strong> fix the website and claim the maps. Some confirm by a postcard or a call, so begin early. <strong>Sunday afternoon:</strong> correct the entries on page one and two of your search, the wrong ones first.</p>
<p>How to get stubborn entries changed, and what to do about duplicates, is a topic of its own: see <a href="/blog/getting-delisted-and-fixing-it">fixing wrong and duplicate listings</a>.</p>

<h2>What to expect</h2>
<p>How quickly a correction shows is up to each site. As a rough order, maps come first, directories later, and data that other sites copy from each other last. You will see it first in fewer wrong calls, then in the statistics of your map entry: calls, requests for the route, visits to the website. Your position in the map results depends on how close the searcher is, how well your category fits and how well known you are. No one can promise you one, whatever the offer in your inbox says.</p>
<p>Put a reminder in your calendar, twice a year and before every holiday. Ten minutes with the table keep the weekend's work up to date.</p>
`,
};
