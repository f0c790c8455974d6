import type { PreferenceList } from '@dakhila/contract/list-views';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import type { KnownChoice } from '../../choices.ts';
import { submitMessages } from '../messages.ts';
import { submitPath } from '../submit-address.ts';
import { useTypedChoices } from './typed-choices.ts';
import { TypedRow } from './typed-row.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** As many as fit the eye between two looks at the portal. */
const PAGE_SIZE = 20;

type TypeViewProps = { list: PreferenceList; choices: readonly KnownChoice[] };

/** The codes in order, to be ticked as they are typed into the official form. */
export function TypeView({ list, choices }: TypeViewProps) {
  const { type: messages } = useMessages(submitMessages);
  const order = choices.map(({ choice }) => choice);
  const { typed, set, isStored, changedAt } = useTypedChoices(list.id, order);
  const nextPlace = order.findIndex((key) => !typed.has(key));
  const [page, setPage] = useState(() => Math.floor(Math.max(0, nextPlace) / PAGE_SIZE));
  const rows = useRef<HTMLOListElement>(null);
  useWakeLock();
  const first = page * PAGE_SIZE;
  const shown = choices.slice(first, first + PAGE_SIZE);
  const keys = shown.map(({ choice }) => choice);
  const isPageTyped = keys.every((key) => typed.has(key));
  const progress = fill(messages.progress, { done: typed.size, all: order.length });
  const turnTo = (next: number) => {
    setPage(next - 1);
    rows.current?.focus();
  };
  return (
    <>
      <p className="max-w-reading text-quiet print:hidden">{messages.lead}</p>
      {changedAt !== null && (
        <Notice variant="warning">
          {changedAt === 1 ? messages.changedStart : fill(messages.changed, { place: changedAt })}
        </Notice>
      )}
      {!isStored && (
        <Notice variant="warning" isLive>
          {messages.notStored}
        </Notice>
      )}
      <div className="sticky top-16 z-5 rounded-card border bg-card px-4 py-3 shadow-soft print:static [@media(height<30rem)]:static">
        <p className="text-lg font-bold tabular-nums" aria-hidden="true">
          {progress}
        </p>
        <Progress
          label={progress}
          isLabelHidden
          value={typed.size}
          max={order.length}
          valueText={progress}
          className="mt-1"
        />
      </div>
      <ol
        ref={rows}
        tabIndex={-1}
        start={first + 1}
        aria-label={fill(messages.listLabel, { first: first + 1, last: first + shown.length })}
        className="scroll-mt-40 space-y-2 outline-none"
      >
        {shown.map((choice, at) => (
          <TypedRow
            key={choice.choice}
            choice={choice}
            exam={list.exam}
            place={first + at + 1}
            isTyped={typed.has(choice.choice)}
            isNext={first + at === nextPlace}
            onChange={(isTyped) => set([choice.choice], isTyped)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => set(keys, !isPageTyped)} className="px-3!">
          {fill(isPageTyped ? messages.untickAll : messages.tickAll, { count: keys.length })}
        </Button>
      </div>
      <Pager page={page + 1} totalPages={Math.ceil(order.length / PAGE_SIZE)} onPageChange={turnTo} />
      {typed.size === order.length && (
        <Notice
          variant="good"
          isLive
          action={
            <ButtonLink to={submitPath({ list: list.id, step: 'compare' })}>
              {messages.toCompare}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          }
        >
          {fill(messages.done, { count: order.length })}
        </Notice>
      )}
    </>
  );
}
