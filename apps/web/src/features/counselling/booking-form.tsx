import type { CounsellingOverview, Counsellor } from '@dakhila/contract/counselling';
import { COUNSELLING, LONGEST_QUESTION } from '@dakhila/domain/counselling/booking';
import { useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { GuardianDialog } from '../assessment/index.ts';
import { Avatar } from './counsellor-card.tsx';
import { counsellingMessages } from './messages.ts';
import { useRefresh } from './queries.ts';
import { SharingFields } from './sharing-fields.tsx';
import { dayText, isLate, spanText } from './times.ts';
import { linkTo } from './use-address.ts';
import type { Draft } from './use-booking.ts';

type BookingFormProps = {
  counsellor: Counsellor;
  draft: Draft;
  onChange: (draft: Draft) => void;
  topicError: string | null;
};

export function BookingForm({ counsellor, draft, onChange, topicError }: BookingFormProps) {
  const messages = useMessages(counsellingMessages);
  const { topics } = counsellor;
  return (
    <div className="space-y-5">
      <Field label={messages.topicLabel} error={topicError}>
        <Select
          options={topics.map((topic) => ({ value: topic, label: messages.topics[topic] }))}
          name="topic"
          value={draft.topic ?? ''}
          onChange={({ target }) =>
            onChange({ ...draft, topic: topics.find((topic) => topic === target.value) ?? null })
          }
        >
          <option value="">{messages.topicChoose}</option>
        </Select>
      </Field>
      <Field label={messages.question} hint={messages.questionHint}>
        <Textarea
          name="question"
          maxLength={LONGEST_QUESTION}
          value={draft.question}
          onChange={({ target }) => onChange({ ...draft, question: target.value })}
        />
      </Field>
      <SharingFields sharing={draft.sharing} onChange={(sharing) => onChange({ ...draft, sharing })} />
    </div>
  );
}

type BookingSummaryProps = {
  counsellor: Counsellor;
  time: string | null;
  overview: CounsellingOverview | undefined;
  isBusy: boolean;
  error: string | null;
};

const endOf = (startsAt: string) => new Date(Date.parse(startsAt) + COUNSELLING.sessionMinutes * 60_000).toISOString();

export function BookingSummary({ counsellor, time, overview, isBusy, error }: BookingSummaryProps) {
  const messages = useMessages(counsellingMessages);
  const blockedBy = overview?.blockedBy;
  return (
    <Card variant={time ? 'highlight' : 'plain'} className="lg:sticky lg:top-20">
      <h2 className="text-lg">{messages.summary}</h2>
      <div className="mt-4 flex items-center gap-3">
        <Avatar initials={counsellor.initials} />
        <div className="min-w-0">
          <p className="font-semibold">{counsellor.name}</p>
          <p className="text-sm text-quiet">{counsellor.headline}</p>
        </div>
      </div>
      <div aria-live="polite" className="mt-4 border-t pt-4">
        {time ? (
          <>
            <p className="font-semibold">{dayText(time)}</p>
            <p className="tabular-nums">{spanText(time, endOf(time))}</p>
          </>
        ) : (
          <p className="text-quiet">{messages.summaryEmpty}</p>
        )}
      </div>
      <p className="mt-3 text-sm text-quiet">
        {overview && !blockedBy && `${fill(messages.costs, { count: overview.left })} `}
        {time && isLate(time) ? (
          <strong className="text-text">{fill(messages.lateRule, COUNSELLING)}</strong>
        ) : (
          fill(messages.freeRule, COUNSELLING)
        )}
      </p>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
      {blockedBy ? (
        <BlockedNotice reason={blockedBy} className="mt-4" />
      ) : (
        <Button type="submit" size="large" isFullWidth isBusy={isBusy} className="mt-4">
          {messages.book}
        </Button>
      )}
    </Card>
  );
}

type BlockedNoticeProps = { reason: NonNullable<CounsellingOverview['blockedBy']>; className?: string };

export function BlockedNotice({ reason, className }: BlockedNoticeProps) {
  const messages = useMessages(counsellingMessages);
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { title, text } = messages.blocked[reason];
  const close = () => {
    setIsAsking(false);
    void refresh();
  };
  return (
    <Notice
      variant={reason === 'two-booked' ? 'info' : 'warning'}
      title={title}
      {...(className && { className })}
      action={
        reason === 'allowance' ? (
          <ButtonLink to={paths.topUpCounselling} size="small">
            {messages.topUp}
          </ButtonLink>
        ) : reason === 'two-booked' ? (
          <ButtonLink to={linkTo({ view: 'sessions' })} size="small">
            {messages.seeSessions}
          </ButtonLink>
        ) : (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {messages.giveConsent}
          </Button>
        )
      }
    >
      {fill(text, COUNSELLING)}
      {isAsking && <GuardianDialog onClose={close} onSatisfied={close} />}
    </Notice>
  );
}
