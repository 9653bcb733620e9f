import { htmlPage, website } from "../../../testing/stand-ins/website.ts";

const names = ["tracking", "labels", "returns", "claims", "prices"];

/** A customer's website with five pages; `/gone` answers 404 and `/closed` 403. */
export const customerWebsite = () => {
  const site = website({
    ...Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        () => htmlPage(`<title>${name}</title><h1>${name}</h1><p>All about ${name}.</p>`),
      ]),
    ),
    "/closed": () => new Response("", { status: 403 }),
  });
  return { ...site, pages: names.map((name) => `${site.url}/${name}`) };
};
