import type { Exam } from '@dakhila/contract/exam';
import type { Check, PreferenceList } from '@dakhila/contract/list-views';
import { openChecks } from '@dakhila/domain/lists/checks/checked';
import { papersBeforeSeat } from '@dakhila/domain/papers/papers-before-seat';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DOCUMENTS, roundsPath } from '../../address.ts';
import { listsMessages } from '../../messages.ts';
import { CHECK_LOOKS } from '../../outcome/checks.tsx';
import { documentsQuery } from '../../queries.ts';
import { submitMessages } from '../messages.ts';

/** The documents of the checklist that are not ticked, without those that come with a seat. The count is that of the checklist. */
export function MissingDocumentsCard({ exam }: { exam: Exam }) {
  const { documents: messages } = useMessages(submitMessages).check;
  const { documents: checklist } = useMessages(listsMessages).season;
  const query = useQuery(documentsQuery(exam));
  return (
    <Card>
      <QueryView query={query} isRow fallback={messages.failed} loading={<Skeleton className="h-24" />}>
        {({ items: all, message }) => {
          const items = papersBeforeSeat(all);
          const missing = items.filter(({ isTicked }) => !isTicked);
          return (
            <>
              <CardHeader
                title={missing.length === 0 ? checklist.title : messages.title}
                className="mb-2"
                action={
                  <span className="text-lg font-bold tabular-nums">
                    {fill(checklist.progress, { done: items.length - missing.length, all: items.length })}
                  </span>
                }
              />
              {missing.length === 0 && <Fine>{messages.ready}</Fine>}
              <ul className="list-disc space-y-1 ps-5">
                {missing.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
              {message && <p className="mt-2 text-sm text-quiet">{message}</p>}
            </>
          );
        }}
      </QueryView>
      <TextLink
        to={`${roundsPath({ exam, list: null, view: 'season' })}#${DOCUMENTS}`}
        isAlone
        className="mt-1 print:hidden"
      >
        {messages.toDocuments}
      </TextLink>
    </Card>
  );
}

/** The checks of the list that are still open. What must be accepted has a card of its own. */
export function ChecksCard({ checks: all, list }: { checks: readonly Check[]; list: PreferenceList }) {
  const { checks: messages } = useMessages(submitMessages).check;
  const { severity } = useMessages(listsMessages).outcome.checks;
  const checks = openChecks(all);
  return (
    <Card>
      <CardHeader title={checks.length === 0 ? messages.doneTitle : messages.title} className="mb-2" />
      {checks.length === 0 && <Fine>{messages.fine}</Fine>}
      <ul className="space-y-2">
        {checks.map((check) => {
          const { icon: Icon, sign } = CHECK_LOOKS[check.severity];
          return (
            <li key={`${check.code} ${check.choices.join()}`} className="flex items-start gap-2.5">
              <Icon className={`mt-0.5 size-5 shrink-0 ${sign}`} aria-hidden="true" />
              <span>
                <span className="sr-only">{`${severity[check.severity]}: `}</span>
                {check.title}
              </span>
            </li>
          );
        })}
      </ul>
      {checks.length > 0 && (
        <TextLink
          to={roundsPath({ exam: list.exam, list: list.id, view: 'order' })}
          isAlone
          className="mt-1 print:hidden"
        >
          {messages.toList}
        </TextLink>
      )}
    </Card>
  );
}

const Fine = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2">
    <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
    {children}
  </p>
);
