import type { PageFiles } from "../../app/page-module.ts";

export const sitePages = {
  adminPosts: () => import("./admin/blog/posts.page.tsx"),
  newPost: () => import("./admin/blog/new-post.page.tsx"),
  postEditor: () => import("./admin/blog/post-editor.page.tsx"),
  adminWaitlist: () => import("./admin/waitlist/waitlist.page.tsx"),
  adminAudit: () => import("./admin/audit-log/audit-log.page.tsx"),
  adminSettings: () => import("./admin/settings/settings.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
