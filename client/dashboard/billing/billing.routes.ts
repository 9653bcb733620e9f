import type { PageFiles } from "../../app/page-module.ts";

export const billingPages = {
  credits: () => import("./credits/credits.page.tsx"),
  plan: () => import("./plans/plans.page.tsx"),
  adminPlans: () => import("./admin/plans/plans.page.tsx"),
  adminPayments: () => import("./admin/payments/payments.page.tsx"),
  adminPayment: () => import("./admin/payments/payment.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
