import { link } from "#shared/routes.ts";
import { useTracking } from "../app/tracking.ts";
import { Button } from "../ui/button.tsx";

/** Asks for consent to analytics and recording. `consent-script.ts` shows it if needed and handles the answer. */
export const ConsentBar = () => {
  const tracking = useTracking();
  if (!tracking) return null;
  const { analyticsId, recordingId } = tracking;
  return (
    <section
      hidden
      aria-label="Cookies"
      data-consent
      data-analytics={analyticsId}
      data-recording={recordingId}
      className="fixed bottom-0 z-20 w-full border-t border-line bg-raised py-4"
    >
      <div className="shell flex flex-wrap items-center gap-3">
        <p className="mr-auto max-w-2xl text-sm text-muted">
          May we {purposes(tracking)}? This helps us improve the site.{" "}
          <a href={link("privacy")} className="link inline-block">
            Privacy policy
          </a>
        </p>
        <Button variant="quiet" value="allow">
          Allow
        </Button>
        <Button variant="quiet" value="decline">
          Decline
        </Button>
      </div>
    </section>
  );
};

const purposes = ({ analyticsId, recordingId }: { analyticsId?: string; recordingId?: string }) =>
  [
    analyticsId && "count visits with Google Analytics",
    recordingId && "record how you use the pages with Microsoft Clarity",
  ]
    .filter(Boolean)
    .join(" and ");

/** Opens the consent bar again. */
export const ConsentSettings = () =>
  useTracking() && (
    <button type="button" data-consent-settings className="py-2.5 hover:text-ink hover:underline noscript:hidden">
      Cookie settings
    </button>
  );
