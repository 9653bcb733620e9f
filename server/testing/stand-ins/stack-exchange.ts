// Stand-in for the Stack Exchange API, with questions from the test. Always compressed, like the real one.
import { gzipSync } from "node:zlib";
import { createStandIn } from "./stand-in.ts";

type Question = { question_id: number; title: string; creation_date: number } & Record<string, unknown>;
type Behavior = (() => Response | Promise<Response>) | undefined;

export const stackExchangeStandIn = () => {
  const questions: Question[] = [];
  const behavior: { now?: Behavior } = {};
  const quota: { max: number; remaining: number; backoff?: number | undefined } = { max: 300, remaining: 300 };
  const service = createStandIn(({ path, query }) => {
    if (behavior.now) return behavior.now();
    const site = query.get("site");
    if (path !== "/2.3/search/advanced" || !site)
      return packed({ error_id: 400, error_name: "bad_parameter", error_message: "site is required" }, 400);
    if (quota.remaining <= 0)
      return packed(
        {
          error_id: 502,
          error_name: "throttle_violation",
          error_message: "too many requests from this IP, more requests available in 7,200 seconds",
        },
        400,
      );
    quota.remaining--;
    const words = (query.get("q") ?? "").replaceAll('"', "").toLowerCase();
    const [size, page] = [Number(query.get("pagesize")), Number(query.get("page"))];
    const all = questions
      .filter((question) => question.creation_date >= Number(query.get("fromdate")))
      .filter((question) => (question.site ?? "stackoverflow") === site)
      .filter((question) => JSON.stringify(question).toLowerCase().includes(words))
      .sort((one, other) => other.creation_date - one.creation_date);
    return packed({
      items: all.slice(size * (page - 1), size * page),
      has_more: all.length > size * page,
      quota_max: quota.max,
      quota_remaining: quota.remaining,
      ...(quota.backoff && { backoff: quota.backoff }),
    });
  });
  return { ...service, questions, behavior, quota };
};

const packed = (body: unknown, status = 200) =>
  new Response(gzipSync(JSON.stringify(body)), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" },
  });
