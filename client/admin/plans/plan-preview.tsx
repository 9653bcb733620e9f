import type { PlanInput } from "#shared/plans.ts";
import { Marks, PlanCard } from "../../site/landing/pricing.tsx";

/** A non-interactive preview of the plan as the site will show it. */
export const PlanPreview = ({ input }: { input: PlanInput }) => (
  <aside aria-label="Preview" className="min-w-0 xl:sticky xl:top-24">
    <p className="mb-3 font-semibold">As the site will show it</p>
    <div inert>
      <Marks />
      <PlanCard plan={{ ...input, id: 0, price: amount(input.price), strokePrice: stroke(input.strokePrice) }} />
    </div>
  </aside>
);

// A half-typed amount parses to NaN.
const amount = (price: number) => (Number.isNaN(price) ? 0 : price);
const stroke = (price: number | null) => (Number.isNaN(price) ? null : price);
