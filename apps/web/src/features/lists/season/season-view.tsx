import type { Exam } from '@dakhila/contract/exam';
import { type Reminders, rounds } from '@dakhila/contract/rounds';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { SeasonPart } from '../list-states.tsx';
import { listsMessages } from '../messages.ts';
import { remindersQuery, scheduleQuery } from '../queries.ts';
import { AfterJosaa } from './after-josaa.tsx';
import { AllotmentCard } from './allotment-card.tsx';
import { isAllotmentDue } from './allotment-day.ts';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { ResultCard } from './result/result-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

/** The dates come first, unless a round's allotment is out. */
export function SeasonView({ exam }: { exam: Exam }) {
  const schedule = useQuery(scheduleQuery(exam));
  const [today] = useState(() => dayOf(new Date()));
  const isDue = schedule.data !== undefined && isAllotmentDue(schedule.data, today);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="space-y-5">
        <Sections>
          <ResultCard exam={exam} />
          {isDue && <AllotmentCard exam={exam} />}
          <ScheduleCard exam={exam} />
          <AfterJosaa exam={exam} />
        </Sections>
      </div>
      <div className="space-y-5">
        <Sections>
          {!isDue && <AllotmentCard exam={exam} />}
          <DocumentsCard exam={exam} />
          <RemindersCard exam={exam} />
          <CalendarCard exam={exam} />
        </Sections>
      </div>
    </div>
  );
}

/** Reminders of the dates, by e-mail and WhatsApp, each only when asked for. */
function RemindersCard({ exam }: { exam: Exam }) {
  return (
    <SeasonPart query={useQuery(remindersQuery(exam))}>
      {(reminders) => <ShownReminders reminders={reminders} />}
    </SeasonPart>
  );
}

function ShownReminders({ reminders }: { reminders: Reminders }) {
  const messages = useMessages(listsMessages).season;
  const client = useQueryClient();
  const { exam, to, isWhatsAppStopped } = reminders;
  const stoppedNote = useId();
  const { queryKey } = remindersQuery(exam);
  const { mutate, isPending, variables } = useMutation({
    // One after the other: a box that is disabled meanwhile would lose the focus.
    scope: { id: `reminders-${exam}` },
    mutationFn: async (body: { email: boolean; whatsapp: boolean }) =>
      (await call(rounds.setReminders, { params: { exam }, body })).data,
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      showToast({
        title:
          saved.email || (saved.whatsapp && !saved.isWhatsAppStopped) ? messages.reminders.on : messages.reminders.off,
        variant: 'success',
      });
    },
    onError: (error) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  });
  // A tick shows at once, and is reverted when it could not be saved.
  const { email, whatsapp } = isPending ? variables : reminders;
  return (
    <Card className="print:hidden">
      <CardHeader title={messages.reminders.title} lead={messages.reminders.lead} className="mb-2" />
      <Checkbox checked={email} onChange={(event) => mutate({ email: event.target.checked, whatsapp })}>
        {fill(messages.reminders.email, { to: to.email })}
      </Checkbox>
      <Checkbox
        checked={whatsapp && !isWhatsAppStopped}
        disabled={isWhatsAppStopped}
        aria-describedby={isWhatsAppStopped ? stoppedNote : undefined}
        onChange={(event) => mutate({ email, whatsapp: event.target.checked })}
      >
        {fill(messages.reminders.whatsapp, { to: to.whatsapp })}
      </Checkbox>
      {isWhatsAppStopped && (
        <div id={stoppedNote}>
          <Notice title={messages.reminders.stopped.title}>{messages.reminders.stopped.howTo}</Notice>
        </div>
      )}
    </Card>
  );
}
