import { expect, test } from "vitest";
import { type ScoredPost, scoredPosts, type Worth } from "../../testing/scored-posts.ts";
import { compileKeyword, prepareText } from "./keyword-matcher.ts";
import { intentOf, scoreOf } from "./score.ts";

const now = new Date("2026-11-21T09:00:00Z");

const scored = ({ keyword, title, text = "", hours = 1, comments, points, url }: Omit<ScoredPost, "worth">) => {
  const match = compileKeyword({ text: keyword, match: "phrase", exclude: [] }).find(prepareText({ title, text }));
  if (!match) throw new Error(`“${title}” does not speak of ${keyword}.`);
  const post = {
    title,
    text,
    comments: comments ?? null,
    points: points ?? null,
    externalId: "1",
    author: "ada",
    authorUrl: null,
    url: url ?? "https://news.example/1",
    publishedAt: new Date(now.getTime() - hours * 3_600_000),
  };
  return scoreOf({ post, match, intent: intentOf(post), now, ownHost: "parcelo.example" });
};

/** The score range of each worth. */
const ranges: Record<Worth, [number, number]> = { strong: [60, 100], fair: [30, 59], weak: [0, 29] };

test.each(scoredPosts.map((post) => [post.worth, post.title, post] as const))("%s: %s", (worth, _, post) => {
  const { score, reasons } = scored(post);
  const [least, most] = ranges[worth];
  expect(score >= least && score <= most, `${score}: ${reasons.join(", ")}`).toBe(true);
});

const plain = { keyword: "parcel tracker", title: "Which parcel tracker do you use?", text: "", hours: 30 };
const title = (title: string) => ({ ...plain, title });

test.each([
  ["newer", { ...plain, hours: 2 }, plain],
  ["younger than three days", plain, { ...plain, hours: 90 }],
  ["younger than a month", { ...plain, hours: 90 }, { ...plain, hours: 900 }],
  ["discussed", { ...plain, comments: 8 }, plain],
  ["much discussed", { ...plain, comments: 60 }, { ...plain, comments: 8 }],
  ["liked", { ...plain, points: 90 }, plain],
  ["in the title", plain, { ...plain, title: "Which one do you use?", text: "A parcel tracker, I mean." }],
  ["with a budget", { ...plain, text: "Budget: $40 per month." }, plain],
  ["asking for a recommendation", title("Can you recommend a parcel tracker?"), plain],
  ["comparing", title("AfterShip vs Parcelo as a parcel tracker?"), title("How does a parcel tracker work?")],
  ["asking", plain, title("The parcel tracker is slow and I hate it")],
  ["complaining", title("The parcel tracker is slow and I hate it"), title("The parcel tracker has a new icon")],
  ["by a person", plain, { ...plain, text: "We just launched ours, sign up today." }],
  ["to the point", plain, { ...plain, text: links(12) }],
  ["short", plain, { ...plain, text: "And so on. ".repeat(700) }],
  ["about others", plain, { ...plain, url: "https://parcelo.example/blog" }],
  [
    "about a host that ends like ours",
    { ...plain, url: "https://notparcelo.example/blog" },
    { ...plain, url: "https://blog.parcelo.example/" },
  ],
  [
    "about a host that starts like ours",
    { ...plain, url: "https://parcelo.example.com/blog" },
    { ...plain, url: "https://other.example/", text: "I found parcelo.example. It is slow." },
  ],
  ["no job ad", plain, { ...plain, text: "We are hiring, apply here." }],
])("of two posts that are alike the one %s comes first", (_, better, worse) => {
  expect(scored(better).score).toBeGreaterThan(scored(worse).score);
});

function links(count: number) {
  return "https://list.example/ ".repeat(count);
}

test("reasons are readable sentences, the strongest first", () => {
  expect(scored({ ...plain, title: "Looking for a parcel tracker", hours: 2.5, comments: 5 }).reasons).toEqual([
    "Asks a question",
    "Keyword in the title",
    "Looks for a recommendation",
    "2 hours old",
    "5 comments",
  ]);
  expect(scored({ ...plain, title: "Show HN: my new parcel tracker", hours: 25 }).reasons).toEqual([
    "Looks like self-promotion",
    "Keyword in the title",
    "1 day old",
  ]);
});

test.each(scoredPosts.map((post) => [post.title, post] as const))(
  "the score is what the reasons add up to: %s",
  (_, post) => {
    const { score, reasons } = scored(post);
    expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z0-9][\w ,'-]+$/);
  },
);

test.each([
  ["almost questions", "is there is there a".repeat(6_000)],
  ["almost comparisons", "moving away moving ".repeat(6_000)],
  ["almost promotion", "we have just we've ".repeat(6_000)],
  ["spaces", " ".repeat(100_000)],
  ["question marks", "?".repeat(100_000)],
])("a very long text is judged to its end: %s", (_, text) => {
  expect(scored({ ...plain, text }).reasons).toContain("Very long");
});
