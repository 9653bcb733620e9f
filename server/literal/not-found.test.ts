// The not-found page of a fresh installation.
import { expect, test } from "vitest";
import { attribute, elements, freshSite, openFresh, textOf } from "../testing/fresh-site.ts";

// Outside of the tests' time limit.
await freshSite();

test.each(["/404", "/no-such-page", "/terms/more", "/blog/a/b", "/dashboards"])(
  "%s answers 404 with the not-found page",
  async (path) => {
    const { status, document, h1 } = await openFresh(path);
    expect([status, h1]).toEqual([404, ["Page not found"]]);
    const [main] = elements(document, "main");
    if (!main) throw new Error("The page has no content.");
    expect(elements(main, "p", "h1").map(textOf)).toEqual([
      "404",
      "Page not found",
      "Sorry, we couldn't find the page you're looking for.",
    ]);
    const links = elements(main, "a").map((link) => [textOf(link), attribute(link, "href")]);
    expect(links).toEqual([
      ["Go back home", "/"],
      ["Contact support", expect.stringMatching(/^mailto:.+@.+/)],
    ]);
  },
);
