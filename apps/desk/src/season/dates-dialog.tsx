import { type DeskSchedule, type DeskStep, deskSchedule } from '@dakhila/contract/desk/season';
import { LONGEST_SOURCE } from '@dakhila/domain/lists/schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { HistoryList } from './history-list.tsx';
import { daysIn, LANGUAGE_LIST } from './labels.ts';
import { scheduleKey, useStepHistory } from './queries.ts';

type DialogProps = { schedule: DeskSchedule; step: DeskStep; onClose: () => void };

/** Enters, changes or withdraws the days of one step, and shows how students will read them. */
export function DatesDialog({ schedule: { exam, year, title }, step, onClose }: DialogProps) {
  const client = useQueryClient();
  // What the page showed when the dialog opened: a colleague's newer days are not overwritten unseen.
  const [shown] = useState(
    step.firstDay === null ? null : { firstDay: step.firstDay, lastDay: step.lastDay, source: step.source },
  );
  const [form, setForm] = useState({
    firstDay: step.firstDay ?? '',
    lastDay: step.lastDay ?? '',
    source: step.source ?? '',
    address: step.address ?? '',
  });
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const params = { exam, step: step.id };
  const work = useMutation({
    mutationFn: (act: 'enter' | 'withdraw') =>
      act === 'withdraw'
        ? call(deskSchedule.withdraw, { params, body: { year, shown } })
        : call(deskSchedule.enter, { params, body: { ...form, lastDay: form.lastDay || form.firstDay, year, shown } }),
    onSuccess: ({ data }, act) => {
      client.setQueryData(scheduleKey(exam), data);
      showToast({
        title: act === 'enter' ? 'Students see the new days' : 'The days are withdrawn',
        variant: 'success',
      });
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: scheduleKey(exam) }),
  });
  const { firstDay, source, address } = form;
  const lastDay = form.lastDay || firstDay;
  const isComplete = firstDay !== '' && lastDay >= firstDay && source.trim() !== '' && address.startsWith('https://');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={step.title.en}
      description={title}
      footer={
        <>
          {step.isEntered && (
            <Button variant="secondary" isBusy={work.isPending} onClick={() => work.mutate('withdraw')}>
              Withdraw
            </Button>
          )}
          <Button disabled={!isComplete} isBusy={work.isPending} onClick={() => work.mutate('enter')}>
            Publish
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day">
          <Input type="date" value={firstDay} onChange={({ target }) => change({ firstDay: target.value })} />
        </Field>
        <Field label="Last day" error={lastDay < firstDay && 'This is before the first day.'}>
          <Input type="date" value={form.lastDay} onChange={({ target }) => change({ lastDay: target.value })} />
        </Field>
        <Field label="Source" hint="Students read it, so name the document." className="sm:col-span-2">
          <Input
            value={source}
            maxLength={LONGEST_SOURCE}
            placeholder="CET Cell, schedule of 2 June"
            onChange={({ target }) => change({ source: target.value })}
          />
        </Field>
        <Field label="Link to the page" hint="Where it’s published, with https." className="sm:col-span-2">
          <Input
            type="url"
            value={address}
            maxLength={300}
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
      </div>
      {firstDay !== '' && lastDay >= firstDay && (
        <section className="mt-6 border-t pt-4">
          <h3 className="text-base">As students read it</h3>
          <ul className="mt-2 grid gap-3 sm:grid-cols-3">
            {LANGUAGE_LIST.map(({ language, own }) => (
              <li key={language} lang={language} className="rounded-card border bg-sunken p-3">
                <span className="block text-xs text-quiet">{own}</span>
                <span className="mt-1 block font-semibold">{step.title[language]}</span>
                <span className="mt-1 block text-sm">{daysIn(language, firstDay, lastDay)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FailureNotice error={work.error} fallback="That didn’t work. Please try again." className="mt-4" />
      <HistoryList query={useStepHistory(exam, step.id)} />
    </Dialog>
  );
}
