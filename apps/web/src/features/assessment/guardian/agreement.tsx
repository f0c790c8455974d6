import type { GuardianConsent } from '@dakhila/contract/guardian-consent';

/** The words that a parent or guardian agrees to, as they are stored with the consent. */
export function Agreement({ wording, heading }: { wording: GuardianConsent['wording']; heading: string }) {
  return (
    <section aria-label={heading} className="rounded-card bg-sunken p-4 text-sm">
      <h3 className="text-sm">{wording.title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-quiet">
        {wording.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
