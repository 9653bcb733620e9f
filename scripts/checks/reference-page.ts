// A page with the text of one of ours in plain markup: few inlined styles, fonts of the system, no script, no picture.
import { brotliCompressSync } from "node:zlib";

const styles = `:root{color-scheme:light dark}body{max-width:44rem;margin:auto;padding:1rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:2.25rem;line-height:1.1}h2{font-size:1.75rem;line-height:1.2}table{border-collapse:collapse}td,th{padding:.25rem;text-align:left}
a{color:#c73400}nav a{display:inline-block;padding:.5rem}footer{border-top:1px solid}`;

/** What counts as a page's text and its structure; everything else is unwrapped. */
const structure =
  /^(header|nav|main|section|footer|h[1-6]|p|ul|ol|li|dl|dt|dd|a|table|caption|thead|tbody|tr|th|td|details|summary)$/;

/** Removes what is drawn, interactive or for crawlers, and all attributes but the targets of links. */
const plainMarkup = (html: string) =>
  new HTMLRewriter()
    .on("svg, picture, img, script, style, link, form, button, [hidden], [popover]", {
      element: (element) => void element.remove(),
    })
    .on("body *", {
      element: (element) => {
        if (!structure.test(element.tagName)) return void element.removeAndKeepContent();
        for (const [name] of [...element.attributes]) if (name !== "href") element.removeAttribute(name);
      },
    })
    .transform(html.slice(html.indexOf("<body")));

/** Serves it from this process, compressed like a cached page. */
export const serveReferencePage = (html: string) => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><meta name="description" content="The same text in plain markup">`;
  const page = `<!doctype html><html lang="en"><head>${head}<link rel="icon" href="data:,"><style>${styles}</style></head>${plainMarkup(html)}`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  const body = brotliCompressSync(page);
  return Bun.serve({
    port: 0,
    fetch: ({ headers: sent }) =>
      sent.get("accept-encoding")?.includes("br")
        ? new Response(body, { headers })
        : new Response(page, { headers: { "content-type": headers["content-type"] } }),
  });
};
