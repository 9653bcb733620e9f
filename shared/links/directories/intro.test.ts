import { expect, test } from "vitest";
import { directoryIntro, directoryNotice } from "./intro.ts";

const directory = {
  name: "Yell",
  category: "local",
  listedBy: "submission",
  countries: ["uk"],
  niches: ["restaurants", "law-firms"],
} as const;

test("the introduction names kind, trades and countries", () => {
  expect(directoryIntro({ ...directory, niches: [...directory.niches], countries: ["uk"] })).toBe(
    "Yell is a local business directory for restaurants and law firms in the UK.",
  );
  expect(directoryIntro({ ...directory, niches: [], countries: [] })).toBe(
    "Yell is a local business directory, open to businesses of any country.",
  );
  expect(directoryIntro({ ...directory, niches: [], countries: ["uk", "france", "germany", "spain"] })).toBe(
    "Yell is a local business directory in the UK, France, and 2 more countries.",
  );
});

test("a register or chamber is never called a directory to submit to", () => {
  const register = { ...directory, name: "CRO", category: "business" } as const;
  expect(directoryIntro({ ...register, niches: [], countries: ["ireland"], listedBy: "registration" })).toBe(
    "CRO is an official register of businesses in Ireland.",
  );
  const notice = { status: "active", standing: "listed", lastCheck: "alive" } as const;
  expect(directoryNotice({ ...notice, listedBy: "registration" })).toContain("We never submit to it");
  expect(directoryNotice({ ...notice, listedBy: "membership" })).toContain("joins as a member");
});

test("what is uncertain about a directory is said first", () => {
  const sound = { status: "active", standing: "listed", listedBy: "submission", lastCheck: "alive" } as const;
  expect(directoryNotice(sound)).toBeUndefined();
  expect(directoryNotice({ ...sound, standing: "unconfirmed" })).toMatch(/^Unconfirmed/);
  expect(directoryNotice({ ...sound, standing: "network" })).toContain("same owner");
  expect(directoryNotice({ ...sound, lastCheck: "parked" })).toContain("parked");
  expect(directoryNotice({ ...sound, standing: "unconfirmed", status: "closed" })).toContain("closed");
});
