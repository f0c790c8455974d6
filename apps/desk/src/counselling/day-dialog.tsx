import { type CalendarDay, deskCalendar } from '@dakhila/contract/desk/calendar';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOf } from '../../../web/src/lib/api-error.ts';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { RadioGroup } from '../../../web/src/ui/radio-group.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { minuteTyped, shortDay } from './labels.ts';
import { TimeFields } from './time-fields.tsx';

type Kind = 'close-day' | 'close' | 'open' | 'reset';
const WHOLE_DAY = { fromMinute: 0, toMinute: 1440 };

/** Closes or opens hours of one day, or gives it back the weekly hours. */
export function DayDialog({ day, onClose }: { day: CalendarDay; onClose: () => void }) {
  const client = useQueryClient();
  const [kind, setKind] = useState<Kind>('close-day');
  const [from, setFrom] = useState('17:00');
  const [to, setTo] = useState('20:00');
  const [fromMinute, toMinute] = [minuteTyped(from), minuteTyped(to)];
  const hasHours = kind === 'close' || kind === 'open';
  const isShort =
    fromMinute === null ||
    toMinute === null ||
    toMinute - fromMinute < (kind === 'open' ? COUNSELLING.sessionMinutes : 1);
  const act = useMutation({
    mutationFn: () => {
      if (kind === 'reset') return call(deskCalendar.resetDay, { body: { day: day.day } });
      const span = hasHours ? { fromMinute: fromMinute ?? 0, toMinute: toMinute ?? 0 } : WHOLE_DAY;
      return call(deskCalendar.changeDay, {
        body: { day: day.day, kind: kind === 'open' ? 'open' : 'closed', ...span },
      });
    },
    onSuccess: () => {
      showToast({ title: `${shortDay(day.day)} is changed`, variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar', 'week'] }),
  });
  return (
    <ConfirmDialog
      title={shortDay(day.day)}
      cancel="Cancel"
      confirm="Save"
      look="primary"
      isBusy={act.isPending}
      failure={act.error && serverMessageOf(act.error, 'That couldn’t be saved. Please try again.')}
      onConfirm={() => (!hasHours || !isShort) && act.mutate()}
      onClose={onClose}
    >
      <div className="space-y-4">
        <RadioGroup
          legend="What changes"
          layout="column"
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'close-day', label: 'Close the whole day' },
            { value: 'close', label: 'Close some hours' },
            { value: 'open', label: day.holiday ? `Open hours on ${day.holiday}` : 'Open more hours' },
            ...(day.isChanged ? [{ value: 'reset' as const, label: 'Back to the weekly hours' }] : []),
          ]}
        />
        {hasHours && (
          <TimeFields
            from={from}
            to={to}
            onFrom={setFrom}
            onTo={setTo}
            error={isShort ? 'Please enter a start and a later end, with room for a session.' : undefined}
          />
        )}
        <p className="text-sm text-quiet">
          Only this day changes. A booked session stays. To free its time, cancel the session, so that the student is
          told why.
        </p>
      </div>
    </ConfirmDialog>
  );
}
