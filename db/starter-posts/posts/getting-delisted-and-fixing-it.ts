import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "getting-delisted-and-fixing-it",
  title: "Wrong, duplicate or gone: fixing your old listings",
  metaTitle: "Getting Delisted and Fixing It: A Listing Audit Guide",
  metaDescription:
    "How to find listings with wrong data, duplicates and old addresses, what to write to a directory editor, and what to do when an entry was removed.",
  daysAgo: 33,
  cover: { motif: "list", tint: "rose" },
  content: `
<p>A customer stands in front of your old office. The door is locked, another name is on the bell, and the phone number on the listing belongs to someone who left two years ago. You changed your website the day you moved. No one told the forty other sites that copied your address.</p>
<p>Listings go stale quietly. No site sends a warning when an entry is out of date, and few write to you when they remove one. So someone has to check, and once a year is enough for most companies. Set aside half a day for the first round.</p>

<h2>Find what is out there</h2>
<p>Begin with your own records: the table of submissions, the mailbox that received the confirmation emails, the password manager. Then search for what your records miss. Put each of these in quotation marks and look through a few pages of results:</p>
<ul>
<li>your current company name, and every earlier one</li>
<li>your current phone number, written the two or three ways people write it</li>
<li>old phone numbers and old street addresses</li>
<li>your old domain, if you had one</li>
<li>the first sentence of the description you used in past submissions</li>
</ul>
<p>The links report in <a href="https://support.google.com/webmasters/">Google Search Console</a> adds sites that link to you and that you may have forgotten. <a href="https://www.bing.com/webmasters/about">Bing Webmaster Tools</a> has one of its own, and the two lists rarely match. Neither will show a listing that has no link, which is why the searches for phone and address matter.</p>

<h2>Sort every entry into one of five piles</h2>
<p>Make a row for each listing with its URL, the date you checked and one of these labels:</p>
<ol>
<li><strong>Right.</strong> Name, address, phone, link and description are current. Leave it.</li>
<li><strong>Wrong.</strong> One or more facts are out of date.</li>
<li><strong>Duplicate.</strong> The same site has two or more entries for you.</li>
<li><strong>Gone.</strong> There used to be an entry, and now there is an error page or nothing.</li>
<li><strong>Unwanted.</strong> You never asked for it, the site is a link farm, or it puts you in bad company.</li>
</ol>
<p>Click the link in every entry while you are there. A listing with a perfect address that points to a page you deleted is a wrong one. If many of them point to the same dead page, a permanent redirect on your own server fixes all of them in a minute, without anyone's permission.</p>

<h2>Correct in the right order</h2>
<p>Start where a mistake costs you most. For a company with a storefront, that is map services, then the big phone books, then industry sites where customers call from. For software it is the review sites and whatever shows up when someone searches your name. A forgotten entry on a directory no one reads can wait until December.</p>
<p>Look for the source as well. Some directories fill their pages from another database. If you fix the copy and leave the original, the old address may come back with the next import. When the same unusual misspelling appears on several sites, they probably share a source, and it is worth asking one of them where the data comes from. <a href="/blog/local-citations-for-one-location">Our post on local citations</a> describes the reference record that all corrections should be copied from.</p>
<p>If you still have the account, log in and edit. If you do not, look for a button such as "claim this listing" or "suggest an edit" before you write to anyone. Claiming usually needs a code sent to a phone number or to a mailbox at your domain. Do not open a second entry because you lost the password. That is how most duplicates are born.</p>

<h2>What to write to an editor</h2>
<p>Editors of small directories are often one person. Make the fix a two-minute job for them:</p>
<blockquote>
<p>Subject: Correction for Harbor Street Dental (page address inside)</p>
<p>Hello, our entry at example.com/listing/4711 still shows our address from before we moved. Old: 12 Mill Lane. New: 40 Harbor Street, same town and phone. The new address is on our contact page at example.org/contact. Nothing else needs to change. Thank you for keeping the list. Dana Reyes, practice manager</p>
</blockquote>
<p>Write from an address at your own domain, since that is the easiest proof that you belong to the company. Send one message per listing. Wait two weeks, ask once more, then note "no answer" and go on. Threats and legal phrases slow everything down, unless the entry is harmful and you do need a lawyer.</p>

<h2>Merging duplicates without losing the good one</h2>
<p>Two entries split your reviews and make callers guess. Decide which one stays: usually the one with the reviews, the older address or the account you control. Ask the directory to merge the other into it. If merging is not offered, ask whether reviews can be moved, and only then have the weaker entry removed. Delete nothing yourself before you know what happens to the reviews.</p>
<p>Two real branches are not duplicates. Neither are two dentists in one practice on a site that lists people. Make the difference visible in the name, the phone or the page linked to, so that a tidy editor does not merge what should stay apart.</p>

<h2>When you have been removed</h2>
<p>First find out which kind of removal it is. The site may have closed. A free entry may have run out. The directory may have moved its pages and lost yours on the way. Or an editor took it down for a reason, such as a description full of keywords, a name with a city glued to it, a missing <a href="/list-of-directories-with-reciprocal-links">link back</a> or a product that had been offline when they checked.</p>
<p>Read the rules, fix the cause, then ask politely whether you may submit again. Say what you changed. If the answer is no, accept it. Creating the entry again under another name puts the rest of your accounts on that site at risk.</p>
<p>And do not mourn every loss. Run each removed entry through the <a href="/blog/how-to-judge-a-directory-in-five-minutes">five-minute check</a> as if you had never been in it. Some will not deserve a second email.</p>

<h2>Before your next move</h2>
<p>The cheapest audit is the one you prepare for. Keep the table, use one shared mailbox for all directory accounts, and keep the old phone number forwarding for as long as you can afford it. Then the next change of address is a list to work through, and no one stands in front of a locked door.</p>
`,
};
