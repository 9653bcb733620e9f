// A customer's own endpoint: checks Standard Webhooks signatures and takes each webhook-id once.
import { createHmac } from "node:crypto";
import { createPlatform, newPost } from "./platform.ts";

const key = Buffer.alloc(32, 7);
export const webhookSecret = { secret: `whsec_${key.toString("base64")}` };

type Article = {
  id: string;
  slug: string;
  title: string;
  html: string;
  status: string;
  tags: string[];
  remote_id: string | null;
};

export const createWebhookReceiver = () => {
  const seen = new Set<string>();
  const events: { id: string; type: string; article: Article }[] = [];
  const receiver = createPlatform(
    ({ request, url, text, json }, posts) => {
      const header = (name: string) => request.headers.get(`webhook-${name}`) ?? "";
      const signed = `${header("id")}.${header("timestamp")}.${text}`;
      const isSigned = header("signature") === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
      const type = String(json.type);
      if (!isSigned)
        return { operation: "sign-in", answer: () => Response.json({ message: "Invalid signature" }, { status: 401 }) };
      if (type === "test") return { operation: "sign-in", answer: () => new Response(null, { status: 204 }) };
      return {
        operation: type === "article.publish" ? "create" : "update",
        answer: () => {
          const { article } = json.data as { article: Article };
          events.push({ id: header("id"), type, article });
          const remoteId = article.remote_id ?? `post-${article.id}`;
          // A new id each time: what is taken twice would be stored twice.
          const existing = posts.get(remoteId);
          if (!seen.has(header("id"))) {
            seen.add(header("id"));
            const id = existing || article.remote_id ? remoteId : `post-${article.id}`;
            const values = { id, slug: article.slug, title: article.title, html: article.html, tags: article.tags };
            const isLive = type !== "article.unpublish" && article.status === "live";
            posts.set(id, newPost({ ...values, isLive, updates: (existing?.updates ?? 0) + 1 }));
          }
          return Response.json({ id: remoteId, url: `${url.origin}/${article.slug}` });
        },
      };
    },
    { folder: "" },
  );
  return { ...receiver, events };
};
