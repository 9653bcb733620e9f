import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "what-a-directory-submission-really-does",
  title: "What a directory submission really does, and what it can't do",
  metaTitle: "What a Directory Submission Really Does for a Site",
  metaDescription:
    "A directory listing can help people and crawlers find you, and it can confirm your details. Here is what it gives, and what it will never do.",
  daysAgo: 123,
  cover: { motif: "network", tint: "orange" },
  content: `
<p>A directory submission is a small thing. You fill in a form with your name, your URL, a description and a category. If the directory accepts it, a page about you appears on someone else's site. That is all that happens on the day.</p>
<p>Founders tend to misjudge this in one of two directions. Some expect a jump in Google and feel cheated when none comes. Others decide that directories died years ago and skip even the ones their customers use. Both would decide better if they knew what a listing is made of.</p>

<h2>The three things a listing can give you</h2>
<h3>Discovery</h3>
<p>A person browses a category, compares a few entries and clicks one. This is the oldest use of a directory and still the best reason to be in it. It happens mostly on sites where visitors arrive with a need: a review site for accounting software, a list of wedding photographers in one region, a launch site that early testers read.</p>
<p>Crawlers discover things too. A search engine finds new pages mainly by following links from pages it already knows and by reading sitemaps. A new domain with no links at all depends on its sitemap. A listing on a page that is crawled often is one more way in. It does not oblige anyone to index what they find.</p>
<h3>A link</h3>
<p>Most listings carry a link to your site. Some are plain links. Some are marked nofollow, sponsored or ugc, which tells search engines how to regard them. We explain the difference in <a href="/blog/nofollow-sponsored-ugc-explained">a separate post on link attributes</a>. A plain link from a page with readers and a topic close to yours may count for something. A link from a page that lists everything and has no readers counts for very little, and may be ignored.</p>
<h3>A citation</h3>
<p>A citation is a mention of your name together with your details: address, phone, website, founding year, category. For a shop or a clinic it is what makes maps and phone books agree with each other. For a software company it is what a careful buyer finds when searching for your name to see whether you exist. A citation is useful without any link at all, as long as it is correct.</p>

<h2>What it does not give you</h2>
<ul>
<li><strong>A position in search results.</strong> No one outside the search engine controls that. Your own pages, and how well they answer the search, matter far more than a form filled in elsewhere.</li>
<li><strong>A certain domain rating.</strong> Such scores are computed by SEO tools from the links they know. They can move up or down for reasons that have nothing to do with you.</li>
<li><strong>Steady traffic from every entry.</strong> Expect a few listings to bring most of the visits and many to bring none. You cannot always tell beforehand which will be which.</li>
<li><strong>Trust that you have not earned.</strong> A profile says that you exist. Reviews, customers and a product that works say the rest.</li>
<li><strong>A fixed date.</strong> Some directories publish in minutes, some have a queue of weeks, some never reply.</li>
</ul>
<p>There is also a limit that you should hear from the people who sell this service. Google's <a href="https://developers.google.com/search/docs/essentials/spam-policies">spam policies</a> name low-quality directory and bookmark site links as an example of link spam. Hundreds of entries on sites made only for links are not a slow version of success. At best they are ignored.</p>

<h2>What happens after you press submit</h2>
<p>It helps to think of a submission as something with a status. Use the same terms in your own spreadsheet:</p>
<ol>
<li><strong>Sent.</strong> The form was accepted. Nothing is public yet.</li>
<li><strong>Waiting.</strong> There is a queue, an editor, or a confirmation email that you have to click. Check the spam folder. Many submissions end here because no one checked.</li>
<li><strong>Live.</strong> You have opened the page yourself, without being signed in, and seen your name.</li>
<li><strong>Known to search engines.</strong> The page can be found by searching for its exact title. This may come later or not at all.</li>
<li><strong>Declined.</strong> Also a result. Note the reason if one was given.</li>
</ol>
<p>Only the third status is a listing. If a report counts the first one as a backlink, ask for the URL of the page.</p>

<h2>When it is worth your time</h2>
<p>Three cases are easy. You have a new domain that no one links to. You serve a local area, and people look you up on maps and in phone books. Or you sell into a market where buyers compare suppliers on review sites before they talk to anyone.</p>
<p>Two cases are harder. If your site has one thin page and no clear offer, fix that first, since every visitor from a listing will land there. And if you already have a few hundred good links, another general directory will not change much, while one in <a href="/directories/industry">your own trade</a> still might.</p>
<p>Take a made-up example. A company of two people sells booking software to dance studios. Ten launch and software sites, two or three lists of tools for fitness and dance, and the profile pages that buyers check when they search the name make a sensible first round. The eleventh general web directory does not. The time it would take goes into writing to the dance associations, some of which keep a page of suppliers for their members.</p>

<h2>A quick test before you start</h2>
<p>Open five directories you have in mind, for example from <a href="/directories">our list</a>, and finish this sentence for each of them: "Someone would open this page because they want to ..." If you can finish it with something your customer would say, submit. If the only ending is "get a link", leave it. You will end up with a shorter list, and you will be able to say why every entry is on it.</p>
`,
};
