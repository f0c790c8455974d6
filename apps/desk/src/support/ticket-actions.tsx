import { type DeskTicket, deskTickets } from '@dakhila/contract/desk/tickets';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { showFailure } from '../../../web/src/ui/toast-store.ts';
import { call } from '../api.ts';
import { useMember } from '../session/use-member.ts';
import { useChange, useColleagues } from './queries.ts';

/** Takes a ticket, hands it over, closes and reopens it. */
export function TicketActions({ ticket }: { ticket: DeskTicket }) {
  const member = useMember();
  const colleagues = useColleagues();
  const params = { number: String(ticket.number) };
  const { revision } = ticket;
  const failed = (error: unknown) => showFailure('That didn’t work', error, 'Please try again.');
  const assign = useChange(params.number, (to: string | null) =>
    call(deskTickets.assign, { params, body: { to, revision } }),
  );
  const set = useChange(params.number, (status: 'open' | 'closed') =>
    call(deskTickets.setStatus, { params, body: { status, revision } }),
  );
  const give = (to: string | null) => assign.mutate(to, { onError: failed });
  const isClosed = ticket.status === 'closed';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ticket.assignedTo?.id !== member.id && (
        <Button variant="secondary" isBusy={assign.isPending} onClick={() => give(member.id)}>
          Take it
        </Button>
      )}
      <Field label="Assigned to" isLabelHidden>
        <Select
          value={ticket.assignedTo?.id ?? ''}
          disabled={assign.isPending}
          onChange={(event) => give(event.target.value || null)}
          options={colleagues.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        >
          <option value="">No one yet</option>
        </Select>
      </Field>
      <Button
        variant="secondary"
        isBusy={set.isPending}
        onClick={() => set.mutate(isClosed ? 'open' : 'closed', { onError: failed })}
      >
        {isClosed ? 'Reopen' : 'Close'}
      </Button>
    </div>
  );
}
