import { WaitlistForm } from "../../waitlist/waitlist-form.tsx";

export const CallToAction = ({ joinSource }: { joinSource: string }) => (
  <section id="join" data-theme="dark" className="border-t border-line bg-surface text-ink">
    <div className="shell grid items-center gap-10 py-20 md:py-28 lg:grid-cols-2">
      <div>
        <h2 id="join-title" className="text-title">
          Describe your startup once. We do the forms.
        </h2>
        <p className="mt-4 text-lead text-muted">Join the waitlist, and we write to you when the product is online.</p>
      </div>
      <WaitlistForm id="join" source={joinSource} />
    </div>
  </section>
);
