// Webflow's CMS: required fields, slugs, and a publish call that answers 202 with errors.
import { createPlatform, freeSlug, newPost, type PlatformPost } from "./platform.ts";

export const webflowToken = "wf-site-token-1234567890";
export const webflowFields = { body: "post-body", summary: "post-summary", image: "main-image" };
export const webflowCollectionId = "64f0c1d2e3a4b5c6d7e8f901";

const field = (slug: string, type: string, isRequired = false) => ({
  id: slug,
  slug,
  displayName: slug,
  type,
  isRequired,
});
const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message, externalReference: null, details: [] }, { status });

export const createWebflowApi = () => {
  const collection = {
    id: webflowCollectionId,
    displayName: "Blog posts",
    slug: "blog",
    fields: [
      field("name", "PlainText", true),
      field("slug", "PlainText", true),
      field("post-body", "RichText"),
      field("post-summary", "PlainText"),
      field("main-image", "Image"),
    ],
  };
  let nextId = 100;

  const toJson = (post: PlatformPost) => ({
    id: post.id,
    isDraft: post.values.isDraft,
    isArchived: false,
    lastPublished: post.isLive ? "2026-11-21T09:00:00Z" : null,
    fieldData: { name: post.title, slug: post.slug, "post-body": post.html },
  });

  const problemIn = (json: Record<string, unknown>) => {
    const { name, slug, ...data } = json.fieldData as Record<string, unknown>;
    const missing = collection.fields.find(
      ({ slug: own, isRequired }) => isRequired && !["name", "slug"].includes(own) && !data[own],
    );
    if (!name || missing)
      return failure(400, "validation_error", `Validation Error: field ${missing?.slug ?? "name"} is required`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(slug)))
      return failure(400, "validation_error", "Validation Error: slug is invalid");
    return undefined;
  };

  const apply = (post: PlatformPost, json: Record<string, unknown>, posts: Map<string, PlatformPost>) => {
    const { name, slug, ...data } = json.fieldData as Record<string, unknown>;
    post.title = String(name);
    post.slug = freeSlug(posts, String(slug), post.id);
    post.html = String(data["post-body"] ?? "");
    const image = data["main-image"] as { url: string } | undefined;
    if (image) post.image = image.url;
    post.values = { ...data, isDraft: json.isDraft };
    post.updates++;
  };

  const site = createPlatform(
    ({ request, url, json }, posts) => {
      const { method, headers } = request;
      const path = url.pathname;
      if (headers.get("authorization") !== `Bearer ${webflowToken}`)
        return { operation: "sign-in", answer: () => failure(401, "not_authorized", "Request not authorized") };
      if (path === "/sites")
        return { operation: "sign-in", answer: () => Response.json({ sites: [{ id: "s1", displayName: "Parcelo" }] }) };
      if (path === "/sites/s1/collections")
        return {
          operation: "other",
          answer: () => Response.json({ collections: [{ ...collection, fields: undefined }] }),
        };
      const base = `/collections/${webflowCollectionId}`;
      if (path === base) return { operation: "discover", answer: () => Response.json(collection) };
      if (path === `${base}/items/publish`)
        return {
          operation: "publish",
          answer: () => {
            const [id = ""] = json.itemIds as string[];
            const post = posts.get(id);
            if (post) post.isLive = true;
            return Response.json({ publishedItemIds: post ? [id] : [], errors: [] }, { status: 202 });
          },
        };
      if (path === `${base}/items` && method === "GET")
        return {
          operation: "find",
          answer: () => {
            const found = [...posts.values()].filter(({ slug }) => slug === url.searchParams.get("slug"));
            return Response.json({ items: found.map(toJson), pagination: { total: found.length } });
          },
        };
      if (path === `${base}/items`)
        return {
          operation: "create",
          answer: () => {
            const problem = problemIn(json);
            if (problem) return problem;
            const post = newPost({ id: String(++nextId), slug: "" });
            apply(post, json, posts);
            posts.set(post.id, post);
            return Response.json(toJson(post), { status: 202 });
          },
        };
      const [, id = "", live] = path.match(/\/items\/(\w+)(\/live)?$/) ?? [];
      return {
        operation: method === "GET" ? "read" : "update",
        answer: () => {
          const post = posts.get(id);
          if (!post) return failure(404, "resource_not_found", "Requested resource not found");
          if (live) {
            post.isLive = false;
            return new Response(null, { status: 204 });
          }
          const problem = method === "PATCH" ? problemIn(json) : undefined;
          if (problem) return problem;
          if (method === "PATCH") apply(post, json, posts);
          return Response.json(toJson(post));
        },
      };
    },
    { folder: "/blog" },
  );
  return { ...site, collection };
};
