import type { Exam } from '@dakhila/contract/exam';
import { type Checklist, rounds } from '@dakhila/contract/rounds';
import { papersBeforeSeat } from '@dakhila/domain/papers/papers-before-seat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { DOCUMENTS } from '../address.ts';
import { SeasonPart } from '../list-states.tsx';
import { listsMessages } from '../messages.ts';
import { documentsQuery } from '../queries.ts';

/** The documents that this student needs. A tick shows at once, and is reverted with a message when it could not be saved. */
export function DocumentsCard({ exam }: { exam: Exam }) {
  return (
    <SeasonPart query={useQuery(documentsQuery(exam))}>
      {(checklist) => <ShownDocuments checklist={checklist} />}
    </SeasonPart>
  );
}

function ShownDocuments({ checklist }: { checklist: Checklist }) {
  const messages = useMessages(listsMessages).season;
  const { exam, items, message, source } = checklist;
  const tick = useTick(exam);
  const before = papersBeforeSeat(items);
  const withSeat = items.filter((item) => !before.includes(item));
  const done = before.filter(({ isTicked }) => isTicked).length;
  const progress = fill(messages.documents.progress, { done, all: before.length });
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // What stands above it is there by now or keeps its height while it loads.
  useEffect(() => {
    if (hash === `#${DOCUMENTS}`) card.current?.scrollIntoView();
  }, [hash]);
  return (
    <Card ref={card} className="scroll-mt-20">
      <CardHeader title={messages.documents.title} className="mb-3" />
      <Progress
        label={messages.documents.title}
        isLabelHidden
        value={done}
        max={Math.max(1, before.length)}
        valueText={progress}
      />
      <p className="mt-2 text-sm text-quiet tabular-nums">{progress}</p>
      {message && (
        <Notice
          className="mt-4"
          action={<TextLink to={examDetailsPath(exam)}>{messages.documents.toProfile}</TextLink>}
        >
          {message}
        </Notice>
      )}
      <Documents items={before} onTick={tick} />
      {withSeat.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{messages.documents.withSeat}</h3>
          <Documents items={withSeat} onTick={tick} />
        </>
      )}
      <p className="mt-3 text-xs text-quiet">{fill(messages.documents.source, { source })}</p>
    </Card>
  );
}

type DocumentsProps = { items: Checklist['items']; onTick: ReturnType<typeof useTick> };

function Documents({ items, onTick }: DocumentsProps) {
  return (
    <ul className="mt-3 divide-y">
      {items.map(({ id, title, why, validity, for: whom, isTicked }) => (
        <li key={id}>
          <Checkbox
            checked={isTicked}
            onChange={(event) => onTick({ document: id, isTicked: event.target.checked })}
            className="py-1"
          >
            <span className="flex flex-wrap items-center gap-x-2 font-medium">
              {title}
              {whom !== 'everyone' && <Badge variant="secondary">{whom}</Badge>}
            </span>
            <span className="block text-sm text-quiet">{why}</span>
            {validity && <span className="block text-sm font-medium">{validity}</span>}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function useTick(exam: Exam) {
  const client = useQueryClient();
  const messages = useMessages(listsMessages).season;
  const { queryKey } = documentsQuery(exam);
  const { mutate } = useMutation({
    mutationFn: ({ document, isTicked }: { document: string; isTicked: boolean }) =>
      call(rounds.tick, { params: { exam, document }, body: { isTicked } }),
    onMutate: async ({ document, isTicked }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && withTick(before, document, isTicked));
    },
    onError: (error, { document, isTicked }) => {
      client.setQueryData(queryKey, (before) => before && withTick(before, document, !isTicked));
      showFailure(messages.didNotWork, error, messages.pleaseTryAgain);
    },
  });
  return mutate;
}

const withTick = (checklist: Checklist, document: string, isTicked: boolean): Checklist => ({
  ...checklist,
  items: checklist.items.map((item) => (item.id === document ? { ...item, isTicked } : item)),
});
