// Ghost's Admin API: signed tokens, collisions, and HTML that is ignored unless the query asks for it.
import { jwtVerify } from "jose";
import { createPlatform, freeSlug, newPost, type PlatformPost } from "./platform.ts";

const keyId = "6470a5f2b3c1d90001a2b3c4";
const key = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
export const ghostSecret = { adminKey: `${keyId}:${key}` };

const failure = (status: number, type: string, message: string, code: string | null = null) =>
  Response.json({ errors: [{ message, context: null, type, code }] }, { status });

/** `now` is the clock against which tokens are checked. */
export const createGhostSite = (now: () => Date) => {
  const images: string[] = [];
  let nextId = 100;
  let updates = 0;
  const stamp = () => new Date(1_700_000_000_000 + ++updates * 1000).toISOString();

  const toJson = (post: PlatformPost, origin: string) => ({
    posts: [
      {
        id: post.id,
        slug: post.slug,
        title: post.title,
        status: post.isLive ? "published" : "draft",
        url: post.isLive ? `${origin}/${post.slug}/` : `${origin}/p/${post.id}/`,
        updated_at: post.values.updated_at ?? "2026-01-01T00:00:00.000Z",
        feature_image: post.image ?? null,
        html: post.html || null,
      },
    ],
  });

  const apply = (
    post: PlatformPost,
    json: Record<string, unknown>,
    isHtml: boolean,
    posts: Map<string, PlatformPost>,
  ) => {
    const [sent] = json.posts as Record<string, unknown>[];
    const { title, slug, html, status, tags, feature_image: image, ...values } = sent ?? {};
    if (typeof title === "string") post.title = title;
    if (typeof slug === "string") post.slug = freeSlug(posts, slug, post.id);
    if (typeof html === "string" && isHtml) post.html = html;
    if (Array.isArray(tags)) post.tags = tags.map(String);
    if (typeof image === "string") post.image = image;
    if (status !== undefined) post.isLive = status === "published";
    Object.assign(post.values, values, { updated_at: stamp() });
    post.updates++;
  };

  const isSignedIn = async (authorization: string | null) => {
    const token = authorization?.match(/^Ghost (.+)$/)?.[1] ?? "";
    const options = { audience: "/admin/", currentDate: now(), maxTokenAge: "5 minutes" };
    const verified = await jwtVerify(token, Buffer.from(key, "hex"), options).catch(() => undefined);
    return verified?.protectedHeader.kid === keyId;
  };

  const site = createPlatform(
    async ({ request, url, json }, posts) => {
      const { method, headers } = request;
      const path = url.pathname.replace(/^\/ghost\/api\/admin/, "");
      if (path === "/site/")
        return { operation: "discover", answer: () => Response.json({ site: { title: "Parcelo" } }) };
      if (!(await isSignedIn(headers.get("authorization"))))
        return { operation: "sign-in", answer: () => failure(401, "UnauthorizedError", "Invalid token") };
      const isHtml = url.searchParams.get("source") === "html";
      const missing = () => failure(404, "NotFoundError", "Resource not found error, cannot read post.");
      if (path === "/images/upload/") {
        const file = (await request.formData()).get("file") as File;
        return {
          operation: "image",
          answer: () => {
            images.push(file.name);
            return Response.json(
              { images: [{ url: `${url.origin}/content/images/${file.name}`, ref: file.name }] },
              { status: 201 },
            );
          },
        };
      }
      const [, slug] = path.match(/^\/posts\/slug\/([^/]+)\/$/) ?? [];
      if (slug !== undefined)
        return {
          operation: "find",
          answer: () => {
            const found = [...posts.values()].find((post) => post.slug === decodeURIComponent(slug));
            return found ? Response.json(toJson(found, url.origin)) : missing();
          },
        };
      const [, id] = path.match(/^\/posts\/(\w+)\/$/) ?? [];
      if (id !== undefined)
        return {
          operation: method === "GET" ? "read" : "update",
          answer: () => {
            const post = posts.get(id);
            if (!post) return missing();
            const [sent] = (json.posts ?? []) as { updated_at?: string }[];
            if (method === "PUT" && sent?.updated_at !== post.values.updated_at)
              return failure(
                409,
                "UpdateCollisionError",
                "Saving failed! Someone else is editing this post.",
                "UPDATE_COLLISION",
              );
            if (method === "PUT") apply(post, json, isHtml, posts);
            return Response.json(toJson(post, url.origin));
          },
        };
      if (path === "/posts/" && method === "POST")
        return {
          operation: "create",
          answer: () => {
            const post = newPost({ id: String(++nextId), slug: "" });
            apply(post, json, isHtml, posts);
            posts.set(post.id, post);
            return Response.json(toJson(post, url.origin), { status: 201 });
          },
        };
      return { operation: "other", answer: () => Response.json({ posts: [] }) };
    },
    { folder: "" },
  );

  /** What another editor does between our two calls. */
  const touch = (post: PlatformPost) => {
    post.values.updated_at = stamp();
  };
  return { ...site, images, touch };
};
