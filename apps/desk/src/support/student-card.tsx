import { type DeskTicket, deskTickets, type StudentContext } from '@dakhila/contract/desk/tickets';
import { LANGUAGE_NAMES } from '@dakhila/domain/language/languages';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { indianDate, indianDateTime, rupees } from '../../../web/src/lib/format.ts';
import { Card } from '../../../web/src/ui/card.tsx';
import { call } from '../api.ts';
import { useMay } from '../session/use-member.ts';
import { LookForm } from '../shell/look-form.tsx';

/** The student of a ticket: name, plan and language. Contacts, payments, devices and errors are shown after a reason is given. */
export function StudentCard({ ticket }: { ticket: DeskTicket }) {
  const mayLook = useMay('students.look');
  const look = useMutation({
    mutationFn: (reason: string) =>
      call(deskTickets.look, { params: { number: String(ticket.number) }, body: { reason } }),
  });
  return (
    <Card>
      <h3 className="text-base">{ticket.student || 'Deleted account'}</h3>
      <Facts
        facts={[
          ['Plan', ticket.plan],
          ['Language', ticket.language ? LANGUAGE_NAMES[ticket.language] : 'English (nothing chosen)'],
        ]}
      />
      {look.data ? (
        <Context context={look.data.data} />
      ) : (
        mayLook && (
          <LookForm
            look={look}
            label="Why do you need to see more?"
            action="Show contact, payments, errors"
            className="mt-4 border-t pt-4"
          />
        )
      )}
    </Card>
  );
}

function Context({ context }: { context: StudentContext }) {
  const { left } = context;
  return (
    <div className="mt-4 border-t pt-1" role="status">
      <Facts
        facts={[
          ['Email', context.email],
          ['Phone', context.phone],
          ['With us since', indianDate(context.since)],
          ['Left', `${left.attempts} attempts, ${left.sessions} sessions, ${left.assessments} assessments`],
        ]}
      />
      <Listing title="Payments" none="No payments.">
        {context.orders.map(({ transactionId, plan, state, amountPaise, at }) => (
          <li key={transactionId}>
            <span className="font-medium">{rupees(amountPaise / 100)}</span> {plan}, {state.replaceAll('_', ' ')}
            <span className="block text-xs text-quiet">{indianDateTime(at)}</span>
          </li>
        ))}
      </Listing>
      <Listing title="Devices" none="Not logged in anywhere.">
        {context.devices.map(({ device, lastSeenAt }) => (
          <li key={`${device} ${lastSeenAt}`}>
            {device}
            <span className="block text-xs text-quiet">{indianDateTime(lastSeenAt)}</span>
          </li>
        ))}
      </Listing>
      <Listing title="Last errors" none={`None in the last ${RETENTION.failureDays} days.`}>
        {context.failures.map(({ id, at, what, where, device }) => (
          <li key={id}>
            <span className="font-medium">{where}</span>: {what}
            <span className="block text-xs text-quiet">
              {indianDateTime(at)}, {device}
            </span>
          </li>
        ))}
      </Listing>
    </div>
  );
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="mt-3 space-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Listing({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="mt-4">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children.length > 0 ? (
        <ul className="mt-1 space-y-2 text-sm">{children}</ul>
      ) : (
        <p className="mt-1 text-sm text-quiet">{none}</p>
      )}
    </section>
  );
}
