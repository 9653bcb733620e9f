import Star from "lucide-react/icons/star";

const all = [1, 2, 3, 4, 5];

/** A rating as stars, with text for screen readers. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="inline-flex gap-0.5 align-middle">
    <span className="sr-only">{rating} of 5 stars</span>
    {all.map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        size={16}
        className={star <= rating ? "fill-accent-strong text-accent-strong" : "text-edge"}
      />
    ))}
  </span>
);
