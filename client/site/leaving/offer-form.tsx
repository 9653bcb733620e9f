import type { Mode } from "#shared/modes.ts";
import type { PublicOffer } from "#shared/offers.ts";
import { Button } from "../../ui/button.tsx";
import { discountOf } from "../../widget/discount.ts";
import { englishTexts as words } from "../../widget/texts.ts";
import { TestMode } from "./test-mode.tsx";

type OfferFormProps = { id: string; token: string; offer: PublicOffer; mode: Mode };

/** The matching offer as a plain form with accept and decline buttons. */
export const OfferForm = ({ id, token, offer, mode }: OfferFormProps) => {
  const amount = discountOf(offer, "en");
  return (
    <form method="post">
      <h1 className="text-title text-balance">{offer.title}</h1>
      <TestMode mode={mode} />
      {amount && <p className="mt-6 text-3xl font-semibold">{words.off.replace("{amount}", amount)}</p>}
      {offer.message && <p className="mt-4 whitespace-pre-line text-muted">{offer.message}</p>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" name="outcome" value="accepted">
          {offer.acceptLabel}
        </Button>
        <Button type="submit" name="outcome" value="declined" variant="quiet">
          {offer.declineLabel}
        </Button>
      </div>
    </form>
  );
};
