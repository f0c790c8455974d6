import { calendarFeed } from '@dakhila/contract/calendar-feed';
import type { Exam } from '@dakhila/contract/exam';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { call } from '../../../../lib/api.ts';
import { endpointQuery } from '../../../../lib/endpoint-query.ts';
import { indianDate } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button, buttonStyles } from '../../../../ui/button.tsx';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { FocusKeeper } from '../../../../ui/focus-keeper.tsx';
import { LinkField } from '../../../../ui/link-field.tsx';
import { showFailure, showToast } from '../../../../ui/toast-store.ts';
import { SeasonPart } from '../../list-states.tsx';
import { calendarMessages } from './messages.ts';

const feedQuery = (exam: Exam) => endpointQuery(['rounds', exam, 'feed'], calendarFeed.read, { params: { exam } });

/** Subscribes a phone's calendar to the dates of an exam. */
export function CalendarCard({ exam }: { exam: Exam }) {
  return (
    <SeasonPart query={useQuery(feedQuery(exam))}>
      {({ madeAt }) => <ShownCalendar exam={exam} madeAt={madeAt} />}
    </SeasonPart>
  );
}

function ShownCalendar({ exam, madeAt }: { exam: Exam; madeAt: string | null }) {
  const messages = useMessages(calendarMessages);
  const { make, stop } = useFeed(exam);
  const url = make.data?.data.url;
  return (
    <FocusKeeper label={messages.title} className="print:hidden">
      <Card>
        <CardHeader title={messages.title} lead={messages.lead} />
        {url ? (
          <LinkField
            url={url}
            label={messages.link}
            hint={messages.once}
            copy={messages.copy}
            copied={messages.copied}
            copyFailed={messages.copyFailed}
          >
            {/* Phones open this kind of address in their calendar. */}
            <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyles()}>
              <CalendarPlus aria-hidden="true" />
              {messages.open}
            </a>
          </LinkField>
        ) : (
          <>
            <p className="text-sm text-quiet">
              {madeAt
                ? `${fill(messages.isOn, { date: indianDate(madeAt) ?? '' })} ${messages.replaces}`
                : messages.what}
            </p>
            <Button variant="secondary" className="mt-4" isBusy={make.isPending} onClick={() => make.mutate()}>
              <CalendarPlus aria-hidden="true" />
              {madeAt ? messages.again : messages.make}
            </Button>
          </>
        )}
        {madeAt && (
          <Button variant="quiet" className="mt-2" isBusy={stop.isPending} onClick={() => stop.mutate()}>
            {messages.stop}
          </Button>
        )}
      </Card>
    </FocusKeeper>
  );
}

function useFeed(exam: Exam) {
  const messages = useMessages(calendarMessages);
  const client = useQueryClient();
  const { queryKey } = feedQuery(exam);
  const onError = (error: unknown) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain);
  const make = useMutation({
    mutationFn: () => call(calendarFeed.make, { params: { exam } }),
    onSuccess: () => client.setQueryData(queryKey, { madeAt: new Date().toISOString() }),
    onError,
  });
  const stop = useMutation({
    mutationFn: () => call(calendarFeed.revoke, { params: { exam } }),
    onSuccess: () => {
      make.reset();
      client.setQueryData(queryKey, { madeAt: null });
      showToast({ title: messages.stopped, description: messages.stoppedText, variant: 'success' });
    },
    onError,
  });
  return { make, stop };
}
