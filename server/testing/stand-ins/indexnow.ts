// IndexNow: takes URLs of the key's own host. https://www.indexnow.org/documentation
import { createStandIn } from "./stand-in.ts";

type Announcement = { host: string; key: string; keyLocation: string; urlList: string[] };

/** `behavior.answer` replaces the next answers. */
export const createIndexnowService = () => {
  const announced: string[] = [];
  const behavior: { answer?: { status: number; headers?: Record<string, string> } | undefined } = {};
  const service = createStandIn(({ method, body }) => {
    if (behavior.answer) return behavior.answer;
    const { host, key, keyLocation, urlList } = body as Announcement;
    if (method !== "POST" || !urlList.length || urlList.length > 10_000) return { status: 400 };
    const isOwn = [keyLocation, ...urlList].every((url) => new URL(url).host === host);
    if (!isOwn || !/^[A-Za-z0-9-]{8,128}$/.test(key)) return { status: 422 };
    announced.push(...urlList);
    return { status: 200 };
  });
  return { ...service, announced, behavior };
};
