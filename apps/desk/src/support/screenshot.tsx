import { deskScreenshotPath, deskTickets } from '@dakhila/contract/desk/tickets';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { call } from '../api.ts';
import { LookForm } from '../shell/look-form.tsx';
import { useLook } from '../shell/use-look.ts';

/** The screenshot of a ticket. It may show anything of a student, so it's shown after a reason is given. */
export function Screenshot({ number }: { number: number }) {
  const look = useLook((reason) =>
    call(deskTickets.lookAtScreenshot, { params: { number: String(number) }, body: { reason } }),
  );
  if (!look.isSuccess)
    return (
      <section aria-label="Screenshot" className="mt-4 rounded-card border border-dashed border-edge p-4">
        <LookForm
          look={look}
          label="The student sent a screenshot. Why do you need to see it?"
          action="Show the screenshot"
        />
      </section>
    );
  const address = API_BASE_PATH + deskScreenshotPath(number);
  return (
    <figure className="mt-4">
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt="The screenshot that the student sent. Opens in a new tab."
          className="max-h-96 rounded-card border bg-sunken"
        />
      </a>
    </figure>
  );
}
