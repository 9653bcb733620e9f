const { escapeHTML } = Bun;

const style = `body { font: 16px/1.6 system-ui; margin: 3rem auto; padding: 0 1rem; max-width: 40rem; color: #1e293b; background: #f8fafc }
  label { display: block; margin-top: 1rem } input, textarea { display: block; width: 100%; padding: .5rem; font: inherit; box-sizing: border-box }
  button { margin-top: 1rem; padding: .6rem 1.2rem; font: inherit; cursor: pointer }`;

type Page = { site: string; title: string; header: string; content: string; head?: string };

/** A page of a stand-in that people look at in their browser. */
export const standInPage = ({ site, title, header, content, head = "" }: Page, init: ResponseInit = {}) => {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHTML(title)} | ${escapeHTML(site)}</title>${head}<style>${style}</style>
    <header>${header}</header>
    <main><h1>${escapeHTML(title)}</h1>${content}</main></html>`;
  const headers = new Headers(init.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { ...init, headers });
};
