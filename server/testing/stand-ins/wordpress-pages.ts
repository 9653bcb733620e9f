// What visitors and the owner of a WordPress site see: its posts, sitemap, and the page that makes application passwords.
import { standInPage } from "./page-frame.ts";
import type { PlatformPost } from "./platform.ts";

const { escapeHTML } = Bun;

/** Answers a public address: the list of posts, a live post, the sitemap or robots.txt. */
export const wordpressPage = (
  { origin, pathname }: URL,
  site: string,
  posts: readonly PlatformPost[],
  link: string | undefined,
): Response => {
  const live = posts.filter(({ isLive }) => isLive);
  const addressOf = ({ slug }: PlatformPost) => `${origin}/${slug}/`;
  if (pathname === "/robots.txt")
    return new Response(`User-agent: *\nDisallow: /wp-admin/\n\nSitemap: ${origin}/wp-sitemap.xml\n`);
  if (pathname === "/wp-sitemap.xml") {
    const urls = [`${origin}/`, ...live.map(addressOf)].map((url) => `<url><loc>${escapeHTML(url)}</loc></url>`);
    return new Response(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
      { headers: { "content-type": "application/xml" } },
    );
  }
  const page = (title: string, content: string, { head = "", status = 200 } = {}) =>
    standInPage(
      { site, title, header: `<a href="/">${escapeHTML(site)}</a>`, content, head },
      { status, headers: { ...(link && { link }) } },
    );
  const post = live.find(({ slug }) => pathname.replace(/\/$/, "") === `/${slug}`);
  if (post) {
    const description = escapeHTML(String(post.values.excerpt ?? ""));
    const head = `<meta name="description" content="${description}"><link rel="canonical" href="${addressOf(post)}">`;
    return page(post.title, post.html, { head });
  }
  if (pathname !== "/")
    return page("Page not found", "<p>It may be a draft, or may have been removed.</p>", { status: 404 });
  const drafts = posts.length - live.length;
  const list = live.toReversed().map((one) => `<li><a href="/${one.slug}/">${escapeHTML(one.title)}</a></li>`);
  return page(
    "All posts",
    `${list.length ? `<ul>${list.join("")}</ul>` : "<p>There are no posts yet.</p>"}${drafts ? `<p>Drafts that visitors don't see: ${drafts}</p>` : ""}`,
  );
};

export const authorizePath = "/wp-admin/authorize-application.php";

type Login = { username: string; applicationPassword: string };

/**
 * The page on which the owner allows an application to connect. Returns to the application with the password, like
 * https://make.wordpress.org/core/2020/11/05/application-passwords-integration-guide/.
 */
export const authorize = (url: URL, site: string, login: Login, form: URLSearchParams): Response => {
  const application = url.searchParams.get("app_name") ?? "";
  const decision = form.get("decision");
  const target = URL.parse(url.searchParams.get(decision === "approve" ? "success_url" : "reject_url") ?? "");
  const header = escapeHTML(site);
  if (!decision)
    return standInPage({
      site,
      title: "Authorize application",
      header,
      content: `<p>Would you like to give the application “${escapeHTML(application)}” access to your account?</p>
        <form method="post"><button name="decision" value="approve">Yes, I approve of this connection</button>
        <button name="decision" value="reject">No, I do not approve of this connection</button></form>`,
    });
  if (!target) return standInPage({ site, title: "Done", header, content: "<p>You can close this page.</p>" });
  if (decision === "approve") {
    target.searchParams.set("site_url", url.origin);
    target.searchParams.set("user_login", login.username);
    target.searchParams.set("password", login.applicationPassword);
  } else target.searchParams.set("success", "false");
  return new Response(null, { status: 303, headers: { location: target.href } });
};
