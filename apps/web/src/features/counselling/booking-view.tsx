import type { CounsellingOverview, Counsellor } from '@dakhila/contract/counselling';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { sentences } from '../../lib/sentences.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { BlockedNotice, BookingForm, BookingSummary } from './booking-form.tsx';
import { Avatar, Rating } from './counsellor-card.tsx';
import { CounsellorList } from './counsellor-list.tsx';
import { counsellingMessages } from './messages.ts';
import { counsellorsQuery } from './queries.ts';
import { SlotsSection } from './slot-picker.tsx';
import { linkTo, useAddress } from './use-address.ts';
import { readDraft, removeDraft, useBooking, writeDraft } from './use-booking.ts';

export function BookView({ overview }: { overview: CounsellingOverview | undefined }) {
  const { address } = useAddress();
  if (address.counsellor) return <ChosenCounsellor id={address.counsellor} overview={overview} />;
  return (
    <>
      {overview?.blockedBy && <BlockedNotice reason={overview.blockedBy} className="mb-5" />}
      <CounsellorList />
    </>
  );
}

function ChosenCounsellor({ id, overview }: { id: string; overview: CounsellingOverview | undefined }) {
  const messages = useMessages(counsellingMessages);
  const all = <ButtonLink to={linkTo({})}>{messages.allCounsellors}</ButtonLink>;
  return (
    <QueryView
      query={useQuery(counsellorsQuery({ language: null, topic: null }))}
      heading={messages.counsellorsFailedTitle}
      fallback={messages.counsellorsFailed}
      otherAction={all}
      loading={
        <Loading
          label={messages.loadingCounsellors}
          className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
          skeletons={['h-96', 'h-64']}
        />
      }
    >
      {(counsellors) => {
        const counsellor = counsellors.find((one) => one.id === id);
        if (counsellor) return <BookingView key={id} counsellor={counsellor} overview={overview} />;
        return (
          <ErrorState heading={messages.counsellorsFailedTitle} action={all}>
            {messages.counsellorsFailed}
          </ErrorState>
        );
      }}
    </QueryView>
  );
}

type BookingViewProps = { counsellor: Counsellor; overview: CounsellingOverview | undefined };

/** If the time was taken meanwhile, the form keeps its answers and shows the open times. */
function BookingView({ counsellor, overview }: BookingViewProps) {
  const messages = useMessages(counsellingMessages);
  const { address, go } = useAddress();
  const { language, topic } = address;
  // The address follows, so that a reload restores the time.
  const [time, setTime] = useState(address.time);
  const [draft, setDraft] = useState(readDraft);
  const [missing, setMissing] = useState<'time' | 'topic' | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const times = useRef<HTMLHeadingElement>(null);
  // A topic that this counsellor does not offer is ignored.
  const ownTopic = counsellor.topics.find((one) => one === (draft.topic ?? topic)) ?? null;

  const choose = (next: string | null) => {
    setMissing(null);
    if (next) setTaken(null);
    setTime(next);
    go({ ...address, time: next }, { isReplacing: true, isScrolling: false });
  };
  const booking = useBooking({
    onBooked: ({ id }) => {
      removeDraft();
      go({ view: 'sessions', booked: id }, { isReplacing: true });
    },
    onTaken: (error) => {
      choose(null);
      setTaken(error.message);
    },
  });
  useEffect(() => {
    if (taken) times.current?.focus();
  }, [taken]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (booking.isPending) return;
    setMissing(time ? (ownTopic ? null : 'topic') : 'time');
    if (!time) return times.current?.focus();
    if (!ownTopic) return;
    booking.mutate({ counsellorId: counsellor.id, startsAt: time, ...draft, topic: ownTopic });
  };
  const failure = booking.error && !taken ? serverMessageOf(booking.error, messages.bookFailed) : null;

  return (
    <form onSubmit={submit} noValidate>
      <BackLink to={linkTo({ language, topic })} className="mb-3">
        {messages.allCounsellors}
      </BackLink>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-5">
          <Card className="flex items-start gap-4">
            <Avatar initials={counsellor.initials} size="large" />
            <div className="min-w-0 flex-1">
              <h2 className="text-xl">{counsellor.name}</h2>
              <p className="text-quiet">{counsellor.headline}</p>
              <p className="mt-2 max-w-reading text-sm">{counsellor.about}</p>
              <p className="mt-2 text-sm text-quiet">
                {fill(messages.speaksThese, {
                  languages: counsellor.languages.map((one) => messages.languages[one]).join(', '),
                })}
              </p>
              <p className="mt-1 text-sm text-quiet">
                <Rating rating={counsellor.rating} />
              </p>
            </div>
          </Card>
          <Card>
            <h2 ref={times} tabIndex={-1} className="mb-4 text-lg outline-none">
              {messages.chooseTime}
            </h2>
            {taken && (
              <Notice variant="warning" isLive title={messages.takenTitle} className="mb-4">
                {sentences(taken, messages.keptForm)}
              </Notice>
            )}
            <SlotsSection counsellorId={counsellor.id} time={time} onChoose={choose} />
          </Card>
          <Card>
            <h2 className="mb-4 text-lg">{messages.about}</h2>
            <BookingForm
              counsellor={counsellor}
              draft={{ ...draft, topic: ownTopic }}
              topicError={missing === 'topic' ? messages.topicMissing : null}
              onChange={(next) => {
                setDraft(next);
                writeDraft(next);
                setMissing(null);
              }}
            />
          </Card>
        </div>
        <BookingSummary
          counsellor={counsellor}
          time={time}
          overview={overview}
          isBusy={booking.isPending}
          error={missing === 'time' ? messages.timeMissing : missing === 'topic' ? messages.topicMissing : failure}
        />
      </div>
    </form>
  );
}
