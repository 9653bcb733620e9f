import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "launch-week-for-a-small-saas",
  title: "A launch week for a small SaaS, day by day",
  metaTitle: "Small SaaS Launch Week: A Day-by-Day Plan for Founders",
  metaDescription:
    "A calm launch plan for one or two founders: what to finish the week before, one audience per day, which listings to send when, and what to do after.",
  daysAgo: 60,
  cover: { motif: "calendar", tint: "orange" },
  content: `
<p>If you have no audience, a launch is not one big day. It is a week in which you show the same product to five different groups and find out what they don't understand. This plan is for one or two people who also have to answer support email that week.</p>
<p>Set aside a few hours a day. Most of that time goes into replies, because posting is quick.</p>

<h2>The week before: make it possible to say yes</h2>
<p>Do not set a date until a stranger can get through these steps without you. Ask someone who has never seen the product, sit next to them, and say nothing.</p>
<ul>
<li>Sign up with a fresh email address, on a phone, and receive the confirmation email.</li>
<li>Reach the first useful result. If that needs data, offer a sample to load.</li>
<li>Find the price, and what happens when the trial ends.</li>
<li>Find a way to write to you, and get an answer from a human name.</li>
<li>Delete the account.</li>
</ul>
<p>Then prepare your material: one sentence on who it is for, a tagline, descriptions in several lengths, a logo, and screenshots of real screens. The full list is in <a href="/blog/prepare-once-submit-everywhere">prepare once, submit everywhere</a>. Also create your accounts on the sites you plan to use. Some keep new accounts from posting for a while, and some let you schedule a launch day only in advance.</p>

<h2>Monday: the people who know you</h2>
<p>Write to trial users, the waiting list, former colleagues and anyone who once said "tell me when it is ready". Write individual messages for as long as you can. A good one has a sentence about what it does, a link, and one question you want answered:</p>
<blockquote>
<p>Hi Dana, the shift planner I told you about in May is open now. It turns a list of staff and hours into a week plan. Could you try it with last week's hours and tell me where you get stuck? Here is the link. It takes about five minutes.</p>
</blockquote>
<p>Do not ask for votes or shares. You want people to find what's broken today, while only forty can see it. Keep the evening free for fixes.</p>

<h2>Tuesday: the launch site</h2>
<p>Choose one launch site for the main day. Read its rules again on Monday night: when its day begins, in which time zone, and what it says about asking for support. Many forbid asking for votes, and a sudden crowd of new accounts is easy to notice.</p>
<ol>
<li>Publish early in that site's day, so that the whole day counts.</li>
<li>Add a first comment as the maker: why you built it, what it cannot do yet, what you would like to hear.</li>
<li>Answer every comment within the hour, the unfriendly ones first.</li>
<li>Put repeated questions on your landing page while the visitors are still coming.</li>
</ol>
<p>Your rank at the end of the day depends on who else launches, and you cannot plan that. The page usually stays, so write it for someone who reads it in a year. Leave the other <a href="/directories/startup">startup directories and launch sites</a> for later weeks. If you launch on two in one day, you can't be present on either.</p>

<h2>Wednesday: one community</h2>
<p>Pick the place where your customers talk about their work, which may be a trade forum rather than a startup site. It should be a place where you have already answered other people's questions. If there is none, use this day to answer some, and post in a month.</p>
<p>Where the rules allow showing your own work, tell a story that is useful to people who never sign up: how you solved the hard part, what you tried that failed, what the thing costs to run. Say in the first lines that it is yours. On Hacker News, a Show HN has to be something that people can try, and asking friends to upvote or comment breaks the rules. On Reddit each community has its own. More places are under <a href="/directories/community">communities</a>.</p>
<p>Do not paste the same text into five groups. Moderators talk to each other, and a removed post is a poor first impression.</p>

<h2>Thursday: directories that last</h2>
<p>By now you have heard the same question from six people, and your first sentence is better than on Monday. That is why directories come on the fourth day and not on the first.</p>
<ul>
<li><strong>Two or three software directories</strong> where buyers compare, with prices and categories filled in. Begin with <a href="/directories/software">software directories</a>.</li>
<li><strong>One or two lists of alternatives</strong>, if there is a product that people leave for yours.</li>
<li><strong>Three or four niche directories</strong> of your customers' trade.</li>
<li><strong>The marketplaces of tools that you integrate with.</strong> Their review can take weeks, so send it now.</li>
</ul>
<p>Note each one with the date. Some will appear at once, some after a queue, and a few never. If a listing costs money, let it wait until the week is over, when you can decide with a cooler head.</p>

<h2>Friday: write down what happened</h2>
<p>Publish a short post on your own site. Say what you launched, what people asked, what you changed during the week and what you decided not to build. Then send one email to everyone who signed up: what is new since they came, and one question. Answer the replies yourself.</p>
<p>In the afternoon, go through the notes of the week and sort them into three piles: broken, unclear, missing. Fix the first pile. Rewrite the page for the second. Leave the third for two weeks, because what launch visitors want is often not what customers want.</p>

<h2>What not to do</h2>
<ul>
<li>Do not buy votes, comments or reviews, and do not trade them in groups.</li>
<li>Do not put a countdown or a "last chance" on a price that will be the same next month.</li>
<li>Do not release a large change on Tuesday.</li>
<li>Do not show logos of companies where one person has started a trial.</li>
</ul>

<h2>The Monday after</h2>
<p>Traffic drops, which is normal after a launch. What you look at now is small: how many people reached the first useful result, how many came back on another day, and which place they came from. A site that sent nine people, four of whom are still there, deserves more of your time than the one that sent nine hundred.</p>
<p>Write these three numbers down and compare them in a month. Until then there is a product to improve, and four of those nine people will answer if you ask them how.</p>
`,
};
