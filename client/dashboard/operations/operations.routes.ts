import type { PageFiles } from "../../app/page-module.ts";

export const operationsPages = {
  work: () => import("./tasks/work.page.tsx"),
  adminUsers: () => import("./admin/users/users.page.tsx"),
  adminUser: () => import("./admin/users/user.page.tsx"),
  adminDeliveries: () => import("./admin/deliveries/deliveries.page.tsx"),
  adminSetup: () => import("./admin/setup/setup.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
