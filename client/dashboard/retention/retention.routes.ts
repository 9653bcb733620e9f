import type { PageFiles } from "../../app/page-module.ts";

export const retentionPages = {
  offers: () => import("./offers/offers.page.tsx"),
  newOffer: () => import("./offers/new-offer.page.tsx"),
  leavingDialog: () => import("./offers/leaving-dialog.page.tsx"),
  offer: () => import("./offers/offer.page.tsx"),
  feedback: () => import("./feedback/feedback.page.tsx"),
  feedbackStats: () => import("./feedback/feedback-stats.page.tsx"),
  connect: () => import("./offers/connect-stripe.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
