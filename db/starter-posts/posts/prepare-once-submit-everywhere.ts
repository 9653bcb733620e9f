import type { StarterPost } from "../post.ts";

export const post: StarterPost = {
  slug: "prepare-once-submit-everywhere",
  title: "Prepare once, submit everywhere: the listing kit",
  metaTitle: "A Listing Kit: Texts, Images and Facts to Prepare Once",
  metaDescription:
    "Everything a directory form will ask you, prepared in one folder: texts in five lengths, image sizes, company facts, and a file to copy and fill in.",
  daysAgo: 105,
  cover: { motif: "pages", tint: "violet" },
  content: `
<p>The first directory form takes an hour. Not because it is long, but because it asks for things you have never written down: a tagline without your name in it, a square logo on a transparent background, the year you started. By the fourth form you are inventing answers, and each is a little different from the last.</p>
<p>An afternoon of preparation fixes both problems. You need one folder with a text file, a few images and a table of facts. After that, most forms are copying and pasting with a little trimming.</p>

<h2>Texts, in five lengths</h2>
<p>Every directory sets its own limits, so there is no single correct length. Five versions will get you through most forms. Count characters, spaces included.</p>
<ul>
<li><strong>Name, as short as it gets.</strong> "Queuebird", not "Queuebird | #1 Booking Software". Many editors remove additions, and some decline the entry.</li>
<li><strong>Tagline, up to 60 characters.</strong> What it is and who it is for. No name, no period.</li>
<li><strong>One sentence, up to 160 characters.</strong> The tagline, with the result that a customer gets.</li>
<li><strong>Short text, up to 500 characters.</strong> Three or four sentences: what it is, who it is for, how it works, what it costs to start.</li>
<li><strong>Long text, 1,200 to 1,500 characters.</strong> The same order, with two concrete uses and one honest limit ("works with Stripe only", "not for teams over 50").</li>
</ul>
<p>Here is how the three shortest might look for a made-up booking tool:</p>
<blockquote><p><strong>Tagline:</strong> Class booking and waitlists for dance studios</p><p><strong>Sentence:</strong> Queuebird lets dance studios take bookings online, fills free places from a waitlist, and reminds students the day before class.</p><p><strong>Opening of the short text:</strong> Queuebird is booking software for dance studios with up to 20 teachers. Students book on their phone, and a free place goes to the next person on the waitlist.</p></blockquote>
<p>Write the long text first and cut it down. Going the other way tends to produce padding. Then write a second version of the short text in different words. A small variation keeps fifty pages from showing the identical paragraph, and gives you something to compare. The craft of the opening line has <a href="/blog/writing-a-listing-people-click">a post of its own</a>.</p>

<h2>Images</h2>
<p>These sizes are our suggestion. Directories ask for different ones, so keep large originals that can be scaled down without harm.</p>
<ul>
<li><strong>Logo, square.</strong> PNG, 1024 by 1024 pixels, transparent, with a little padding. Keep the SVG next to it.</li>
<li><strong>Logo on white.</strong> The same image on a white background, for sites that turn transparency black.</li>
<li><strong>Wide logo.</strong> Symbol and name in a row, about 1200 by 400 pixels.</li>
<li><strong>Screenshots, four of them.</strong> 1600 by 1000 pixels each. The first shows the product doing its main job with plausible data, not the login page.</li>
<li><strong>Cover.</strong> 1200 by 630 pixels, few words, readable at thumbnail size.</li>
<li><strong>A headshot.</strong> One square photo of the founder, 800 by 800 pixels. Launch sites ask for it, and it is the file people never have ready.</li>
<li><strong>Video, if you have one.</strong> Under a minute, understandable without sound, at a public URL.</li>
</ul>
<p>Name the files so that they make sense to a stranger: <code>queuebird-logo-square.png</code>, not <code>final2_NEW.png</code>. Editors see these names. Keep each image under 1 MB or so, since many forms refuse more.</p>

<h2>Facts</h2>
<p>Facts are where listings contradict each other. Write each down once, in the form in which it will appear everywhere.</p>
<pre><code>Company name (trading):
Company name (legal):
Website: https:// with or without www, pick one
Founded: month, year
Address, line by line:
Phone, international form:
Contact email for listings:
Public email for customers:
Founder, role:
Team size (range):
Pricing model: free / freemium / paid / trial
Lowest price, currency, per what:
Platforms: web, iOS, Android ...
Languages:
Countries served:
Tax or registration number:
Opening hours, time zone:
Social profiles, full addresses:
Link to terms and privacy page:</code></pre>
<p>Two lines deserve a note. Use a <strong>separate mailbox for listings</strong>, such as listings@ your own domain, which at least two people can read. Confirmation emails go there, and so do renewals and the offers that follow. And the <strong>website address</strong> should be the one your site ends up on after redirects. If you have a store or an office that people visit, read <a href="/blog/local-citations-for-one-location">how to keep name, address and phone the same</a> before you fill in the rest.</p>

<h2>Categories and keywords</h2>
<p>Forms offer a menu, and the menus differ. Prepare a short list, from narrow to broad, instead of one category:</p>
<ol>
<li>The narrow one: dance studio software.</li>
<li>The one above: class booking, fitness scheduling.</li>
<li>The broad one: appointment scheduling.</li>
<li>The last resort: business software.</li>
</ol>
<p>Go down the list and stop at the first one the menu offers. Add eight to ten tags of one or two words, most specific first, since some forms accept three and some accept ten. Add three products that you are a real alternative to, as <a href="/directories/software">software directories</a> often ask for them.</p>

<h2>Answers that need thought</h2>
<p>Some sites ask questions that no fact sheet answers. Draft these ahead of time:</p>
<ul>
<li>Why did you build it? Three sentences, first person, with a real moment in them.</li>
<li>Who is it not for?</li>
<li>How are you different from the best-known product in the field?</li>
<li>A first comment for launch sites: hello, what it does, what you want to hear.</li>
<li>An offer for readers, if you want to give one, with its end date.</li>
</ul>

<h2>Keep it up to date</h2>
<p>Put the date at the top of the text file. Next to it, keep a table of every site you submitted to, with the account used, the version of the text, and the URL of the live page. When a price or an address changes, change the kit first, then work through the table. Without the table, you will never find all the old entries again.</p>
<p>The whole kit fits in a folder you can hand to a colleague, a freelancer or a service such as ours. No matter who does the typing, the words and the facts should come from you. No one else knows that it does not work for teams over 50.</p>
`,
};
