import type { LedgerEntry } from '@dakhila/contract/profile';
import { useInfiniteQuery } from '@tanstack/react-query';
import { classNames } from '../../../lib/class-names.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { profileMessages } from './messages.ts';
import { ledgerQuery } from './queries.ts';
import { Part, ProfileSection } from './section.tsx';

export function LedgerSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).account.ledger;
  const query = useInfiniteQuery(ledgerQuery);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  return (
    <ProfileSection id={id} title={messages.title} lead={messages.lead}>
      <Part query={query} skeleton="h-40">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <Card padding="none" className="px-4 sm:px-5">
              {entries.length === 0 && <p className="py-4 text-quiet">{messages.nothing}</p>}
              <ol className="divide-y">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              {isFetchNextPageError && <FailureNotice error={error} fallback={messages.olderFailed} />}
              {hasNextPage && (
                <div className="border-t py-2">
                  <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                    {messages.older}
                  </Button>
                </div>
              )}
            </Card>
          );
        }}
      </Part>
    </ProfileSection>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const messages = useMessages(profileMessages).account.ledger;
  const { at, amount, balanceAfter } = entry;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{causeText(messages, entry)}</p>
        <p className="text-sm text-quiet">{indianDate(at)}</p>
      </div>
      <div className="shrink-0 text-end">
        <p className={classNames('font-semibold tabular-nums', amount > 0 && 'text-good-text')}>
          {amountText(messages, entry)}
        </p>
        <p className="text-sm text-quiet tabular-nums">{fill(messages.left, { left: balanceAfter })}</p>
      </div>
    </li>
  );
}

type Messages = LoadedMessages<typeof profileMessages>['account']['ledger'];

/** '+15 attempts', '−1 session' */
export function amountText(messages: Messages, { amount, kind }: Pick<LedgerEntry, 'amount' | 'kind'>): string {
  return fill(messages.amount[kind], { sign: amount > 0 ? '+' : '−', count: Math.abs(amount) });
}

/** What a row of the ledger was for, in a sentence. */
export function causeText(messages: Messages, { reason, cause }: Pick<LedgerEntry, 'reason' | 'cause'>): string {
  const { type, name, startsAt } = cause;
  const day = (startsAt && indianDate(startsAt)) ?? '';
  switch (type) {
    case 'order':
      if (reason === 'refund') return name ? fill(messages.refund, { plan: name }) : messages.aRefund;
      return name ? fill(messages.order, { plan: name }) : messages.anOrder;
    case 'run':
      return name ? fill(messages.run, { title: name }) : messages.aRun;
    case 'session':
      if (reason === 'return')
        return name ? fill(messages.returned, { counsellor: name, when: day }) : messages.aReturn;
      return name ? fill(messages.session, { counsellor: name, when: day }) : messages.aSession;
    case 'assessment':
      return messages.assessment;
    case 'other':
      return messages.other;
  }
}
