// Prepares a document for other sites: absolute addresses, and the bytes of its image.
import type { PublishedDocument } from "#shared/content/destinations.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { type LoadedImage, PublishError } from "../../integrations/publishing/publisher.ts";
import { readImage } from "../../site/files/files.ts";

/** Our own addresses, like those of uploaded images, mean nothing on another site. */
export const withAbsoluteUrls = (document: PublishedDocument, siteUrl: string): PublishedDocument => ({
  ...document,
  html: document.html.replace(/(\s(?:src|href)=["'])\/(?!\/)/gi, `$1${siteUrl}/`).replace(/\ssrcset="[^"]*"/gi, ""),
  image: document.image && { ...document.image, url: new URL(document.image.url, siteUrl).href },
});

const uploadedImage = /^\/api\/file-uploads\/([0-9a-f-]{36})\/image/;
const maxImageBytes = 10_000_000;
const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

/** Reads an image from our storage, or from the web. Throws PublishError `refused`. */
export const createImageLoader =
  ({ env, storage, safeFetch }: Pick<Dependencies, "env" | "storage" | "safeFetch">) =>
  async (text: string): Promise<LoadedImage> => {
    const url = new URL(text, env.SITE_URL);
    const [, id] = (url.origin === new URL(env.SITE_URL).origin && url.pathname.match(uploadedImage)) || [];
    try {
      if (id) return { bytes: new Uint8Array(await readImage(storage, id)), type: "image/webp", name: `${id}.webp` };
      const { bytes, type, isTruncated } = await safeFetch(url.href, {
        accept: /^image\/(jpeg|png|webp|gif)\b/,
        limitBytes: maxImageBytes,
      });
      const mediaType = type.split(";")[0]?.trim() ?? "";
      if (isTruncated) throw new PublishError("refused", "The image is larger than 10 MB.");
      const stem =
        url.pathname
          .split("/")
          .at(-1)
          ?.replace(/\.\w+$/, "")
          .replace(/[^\w-]+/g, "-") || "image";
      return { bytes: new Uint8Array(bytes), type: mediaType, name: `${stem}.${extensions[mediaType] ?? "jpg"}` };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new PublishError("refused", "The image can't be loaded.", { cause: error });
    }
  };
