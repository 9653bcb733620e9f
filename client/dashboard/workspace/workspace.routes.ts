import type { PageFiles } from "../../app/page-module.ts";

export const workspacePages = {
  activity: () => import("./activity/activity.page.tsx"),
  members: () => import("./members/members.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
