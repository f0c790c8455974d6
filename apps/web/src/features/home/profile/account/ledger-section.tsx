import type { LedgerEntry } from '@dakhila/contract/profile';
import { useInfiniteQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../../../lib/api-error.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { indianDate } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { profileMessages } from '../messages.ts';
import { Part, ProfileSection } from '../section.tsx';
import { amountWords, causeWords } from './ledger-words.ts';
import { ledgerQuery } from './queries.ts';

/** Every credit and debit in plain words. */
export function LedgerSection({ id }: { id: string }) {
  const words = useMessages(profileMessages).account.ledger;
  const query = useInfiniteQuery(ledgerQuery);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  return (
    <ProfileSection id={id} title={words.title} lead={words.lead}>
      <Part query={query} skeleton="h-40">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <Card padding="none" className="px-4 sm:px-5">
              {entries.length === 0 && <p className="py-4 text-quiet">{words.nothing}</p>}
              <ol className="divide-y">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              {isFetchNextPageError && (
                <Notice variant="danger" isLive>
                  {serverMessageOf(error, words.olderFailed)}
                </Notice>
              )}
              {hasNextPage && (
                <div className="border-t py-2">
                  <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                    {words.older}
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
  const words = useMessages(profileMessages).account.ledger;
  const { at, amount, balanceAfter } = entry;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{causeWords(words, entry)}</p>
        <p className="text-sm text-quiet">{indianDate(at)}</p>
      </div>
      <div className="shrink-0 text-end">
        <p className={classNames('font-semibold tabular-nums', amount > 0 && 'text-good-text')}>
          {amountWords(words, entry)}
        </p>
        <p className="text-sm text-quiet tabular-nums">{fill(words.left, { left: balanceAfter })}</p>
      </div>
    </li>
  );
}
