// A customer's website on its own port, with a content policy as strict as possible.
import { afterAll } from "vitest";

const css = `
  body { background: #fdf6e3; color: #073642; font-family: Georgia, serif }
  @media (prefers-color-scheme: dark) { body { background: #001b22; color: #eee8d5 } a { color: inherit } }
`;

// The page's own script: logs the widget's events, and opens the dialog from a button.
const script = `
  const log = document.querySelector("output");
  const note = (text) => log.append(text + "; ");
  for (const name of ["offer-accepted", "offer-declined", "left"])
    document.addEventListener(name, ({ detail }) => note(name + " " + (detail.offer?.title ?? "nothing")));
  document.querySelector("button")?.addEventListener("click", async ({ currentTarget }) => {
    const { project } = currentTarget.dataset;
    const { outcome } = await Linkstead.leave({ project, onContinue: (why) => note("goes on: " + why) });
    note("promised: " + outcome);
  });
`;

type CustomerPage = { widget?: string; html: string; dir?: "ltr" | "rtl" };

/** Starts the website. `show` adds a page and returns its URL; other paths return a page with their name. */
export const createCustomerWebsite = () => {
  const pages = new Map<string, CustomerPage>();
  const server = Bun.serve({
    port: 0,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const typed = (body: string, type: string, headers = {}) =>
        new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, ...headers } });
      if (pathname === "/page.js") return typed(script, "text/javascript");
      if (pathname === "/page.css") return typed(css, "text/css");
      if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
      const { widget, html, dir } = pages.get(pathname) ?? {
        html: `<h1>You are at ${pathname.slice(1)}</h1>`,
        dir: "ltr",
      };
      const policy = [
        "default-src 'none'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `script-src 'self' ${widget ?? ""}`,
        ...(widget ? [`connect-src ${widget}`] : []),
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ];
      return typed(
        `<!doctype html><html lang="en" dir="${dir}"><meta name="viewport" content="width=device-width"><title>Parcelo</title>
        <link rel="stylesheet" href="/page.css"><main>${html}<output></output></main>
        ${widget ? `<script src="${widget}/widget.js"></script>` : ""}<script src="/page.js"></script></html>`,
        "text/html",
        { "content-security-policy": policy.join("; ") },
      );
    },
  });
  afterAll(() => server.stop(true));
  return {
    url: server.url.origin,
    show: (path: string, page: CustomerPage) => {
      pages.set(path, page);
      return server.url.origin + path;
    },
  };
};
