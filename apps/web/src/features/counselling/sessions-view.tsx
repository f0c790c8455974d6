import type { CounsellingOverview } from '@dakhila/contract/counselling';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counsellingMessages } from './messages.ts';
import { PastSession } from './past-session.tsx';
import { UpcomingSession } from './session-card.tsx';
import { linkTo, useAddress } from './use-address.ts';

export function SessionsView({ overview }: { overview: CounsellingOverview }) {
  const messages = useMessages(counsellingMessages);
  const { address } = useAddress();
  const { bookings, today } = overview;
  const ahead = bookings.filter(({ phase }) => phase === 'upcoming' || phase === 'running');
  const past = bookings.filter((booking) => !ahead.includes(booking));
  const booked = ahead.find(({ id }) => id === address.booked);
  if (bookings.length === 0)
    return (
      <EmptyState
        heading={messages.nothingTitle}
        illustration={<OpenDoor />}
        action={<ButtonLink to={linkTo({})}>{messages.bookView}</ButtonLink>}
      >
        {messages.nothingText}
      </EmptyState>
    );
  return (
    <div className="space-y-8">
      {booked && (
        <Notice variant="good" isLive title={messages.booked}>
          {messages.bookedLead}
        </Notice>
      )}
      {ahead.length > 0 && (
        <section aria-labelledby="ahead">
          <h2 id="ahead" className="mb-3 text-lg">
            {messages.upcoming}
          </h2>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {ahead.map((booking, place) => (
              <li key={booking.id}>
                <UpcomingSession
                  booking={booking}
                  today={today}
                  isHighlighted={booked ? booking === booked : place === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className="mb-3 text-lg">
            {messages.past}
          </h2>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {past.map((booking) => (
              <li key={booking.id}>
                <PastSession booking={booking} today={today} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
