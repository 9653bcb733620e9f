import { expect, test } from "vitest";
import { type Command, rankCommands, scoreMatch } from "./command-ranking.ts";

const command = (label: string, group = "Pages"): Command => ({ id: label, group, label });
const labels = (commands: Command[]) => commands.map(({ label }) => label);

test("ranks the start of a label, a word, a part, then letters in order", () => {
  const scores = ["Links", "My links", "Backlinks", "Lost in kits"].map((label) => scoreMatch(label, "lin"));
  expect(scores).toEqual([4, 3, 2, 1]);
  expect(scoreMatch("Offers", "lin")).toBe(0);
});

test("shows recently used commands first", () => {
  expect(labels(rankCommands([command("Leads"), command("Mentions")], "", ["Mentions"]))).toEqual([
    "Mentions",
    "Leads",
  ]);
});

test("keeps groups together, the one with the best match first", () => {
  const found = rankCommands([command("Sign out", "Actions"), command("Design"), command("Signals")], "sig", []);
  expect(labels(found)).toEqual(["Sign out", "Signals", "Design"]);
});

test("shows at most 50 of 500 projects", () => {
  const projects = Array.from({ length: 500 }, (_, at) => command(`Project ${at}`, "Projects"));
  expect(rankCommands(projects, "project", [])).toHaveLength(50);
  expect(labels(rankCommands(projects, "project 499", []))).toEqual(["Project 499"]);
});
