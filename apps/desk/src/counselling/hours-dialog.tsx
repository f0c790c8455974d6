import { type DeskWeek, deskCalendar } from '@dakhila/contract/desk/calendar';
import { COUNSELLING, MAX_WEEKLY_SPANS } from '@dakhila/domain/counselling/booking';
import type { WeeklyHours } from '@dakhila/domain/counselling/slots';
import { hasOverlap, WEEKDAY_NAMES } from '@dakhila/domain/counselling/weekly-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { serverMessageOf } from '../../../web/src/lib/api-error.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { IconButton } from '../../../web/src/ui/icon-button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { fieldTime, minuteTyped } from './labels.ts';
import { TimeFields } from './time-fields.tsx';

type Typed = { key: number; weekday: number; from: string; to: string };

let keys = 0;
const newKey = () => {
  keys += 1;
  return keys;
};

/** The typed hours; null while some are incomplete or too short for a session. */
function hoursTyped(typed: readonly Typed[]): WeeklyHours[] | null {
  const hours = typed.flatMap(({ weekday, from, to }) => {
    const [fromMinute, toMinute] = [minuteTyped(from), minuteTyped(to)];
    const isFit = fromMinute !== null && toMinute !== null && toMinute - fromMinute >= COUNSELLING.sessionMinutes;
    return isFit ? [{ weekday, fromMinute, toMinute }] : [];
  });
  return hours.length === typed.length ? hours : null;
}

/** The hours of every week. Booked sessions stay, whatever changes here. */
export function HoursDialog({ hours, onClose }: { hours: DeskWeek['hours']; onClose: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed[]>(() =>
    hours.map(({ weekday, fromMinute, toMinute }) => ({
      ...{ key: newKey(), weekday },
      ...{ from: fieldTime(fromMinute), to: fieldTime(toMinute) },
    })),
  );
  const [problem, setProblem] = useState('');
  const save = useMutation({
    mutationFn: (wanted: WeeklyHours[]) => call(deskCalendar.changeHours, { body: { hours: wanted } }),
    onSuccess: () => {
      showToast({ title: 'Weekly hours saved', variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar', 'week'] }),
  });
  const submit = () => {
    const wanted = hoursTyped(typed);
    if (!wanted)
      setProblem(`Each line needs a start and an end, at least ${COUNSELLING.sessionMinutes} minutes later.`);
    else if (hasOverlap(wanted)) setProblem('Some of these hours overlap.');
    else {
      setProblem('');
      save.mutate(wanted);
    }
  };
  const change = (key: number, part: Partial<Typed>) =>
    setTyped(typed.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const failure = problem || (save.error && serverMessageOf(save.error, 'That couldn’t be saved. Please try again.'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Weekly hours"
      description={`Each hour holds one session of ${COUNSELLING.sessionMinutes} minutes. Booked sessions stay.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={save.isPending} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <div className="divide-y">
        {WEEKDAY_NAMES.map((name, place) => (
          <fieldset key={name} className="py-3">
            <legend className="float-start w-28 py-2.5 font-semibold">{name}</legend>
            <div className="space-y-3 sm:ms-28">
              {typed
                .filter(({ weekday }) => weekday === place + 1)
                .map((line) => (
                  <div key={line.key} className="clear-both flex items-end gap-1 sm:clear-none">
                    <TimeFields
                      about={name}
                      from={line.from}
                      to={line.to}
                      onFrom={(from) => change(line.key, { from })}
                      onTo={(to) => change(line.key, { to })}
                    />
                    <IconButton
                      icon={Trash}
                      tone="danger"
                      label={`Remove these hours of ${name}`}
                      onClick={() => setTyped(typed.filter(({ key }) => key !== line.key))}
                    />
                  </div>
                ))}
              <Button
                variant="quiet"
                size="small"
                disabled={typed.length >= MAX_WEEKLY_SPANS}
                onClick={() => setTyped([...typed, { key: newKey(), weekday: place + 1, from: '17:00', to: '20:00' }])}
              >
                <Plus aria-hidden="true" />
                Add hours
                <span className="sr-only"> on {name}</span>
              </Button>
            </div>
          </fieldset>
        ))}
      </div>
      {failure && (
        <Notice variant="danger" isLive className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
