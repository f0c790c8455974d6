import { type DeskNotice, deskNotices } from '@dakhila/contract/desk/season';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card } from '../../../web/src/ui/card.tsx';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { call } from '../api.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { LANGUAGE_LIST, NOTICE_STATES, SEVERITIES } from './labels.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NOTICES_KEY, showNotices, useNotices } from './queries.ts';

const isCurrent = ({ state }: DeskNotice) => state !== 'withdrawn';

/** The notice on every page, and those before it. */
export function NoticesTab() {
  const query = useNotices();
  const [isWriting, setIsWriting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<DeskNotice | null>(null);
  return (
    <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="Notices couldn’t be loaded.">
      {({ pages }) => {
        const notices = pages.flatMap((page) => page.data);
        const current = notices.find(isCurrent) ?? null;
        // The one on every page stays until a scheduled one begins.
        const standing = notices.filter((notice) => notice === current || notice.state === 'shown').toReversed();
        const earlier = notices.filter((notice) => !standing.includes(notice));
        return (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">Now</h2>
              <Button onClick={() => setIsWriting(true)}>{current ? 'Change' : 'Write a notice'}</Button>
            </div>
            {current ? (
              <ul className="space-y-3">
                {standing.map((notice) => (
                  <li key={notice.id} data-row>
                    <NoticeCard notice={notice} onWithdraw={() => setWithdrawn(notice)} />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState heading="No notice">
                Students see no notice. A notice is shown on every page, one at a time.
              </EmptyState>
            )}
            {earlier.length > 0 && (
              <section className="mt-8">
                <h2 className="mb-3 text-lg">Before</h2>
                <ul className="space-y-3">
                  {earlier.map((notice) => (
                    <li key={notice.id} data-row>
                      <NoticeCard notice={notice} />
                    </li>
                  ))}
                </ul>
                <MoreButton query={query}>Earlier notices</MoreButton>
              </section>
            )}
            {isWriting && (
              <NoticeDialog
                current={current}
                isShown={standing.some(({ state }) => state === 'shown')}
                onClose={() => setIsWriting(false)}
              />
            )}
            {withdrawn && <WithdrawDialog notice={withdrawn} onClose={() => setWithdrawn(null)} />}
          </>
        );
      }}
    </QueryView>
  );
}

function NoticeCard({ notice, onWithdraw }: { notice: DeskNotice; onWithdraw?: () => void }) {
  const { name, variant } = NOTICE_STATES[notice.state];
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        <Badge variant={variant}>{name}</Badge>
        {SEVERITIES[notice.severity].name}
        <span>
          {indianDateTime(notice.showsFrom)} to{' '}
          {notice.showsUntil ? indianDateTime(notice.showsUntil) : 'its withdrawal'}
        </span>
      </p>
      <dl className="mt-3 space-y-2">
        {LANGUAGE_LIST.map(({ language, name: languageName }) => (
          <div key={language} className="sm:flex sm:gap-4">
            <dt className="w-20 shrink-0 text-sm text-quiet">{languageName}</dt>
            <dd lang={notice.text[language] ? language : 'en'} className="min-w-0 break-words">
              {notice.text[language] ?? 'The English text'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-quiet">
        Written by {notice.by ?? 'an operator'}
        {notice.withdrawnBy && `, withdrawn or replaced by ${notice.withdrawnBy}`}
      </p>
      {onWithdraw && (
        <Button size="small" variant="secondary" className="mt-3" onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </Card>
  );
}

function WithdrawDialog({ notice, onClose }: { notice: DeskNotice; onClose: () => void }) {
  const client = useQueryClient();
  const work = useMutation({
    mutationFn: () => call(deskNotices.withdraw, { params: { id: notice.id }, body: {} }),
    onSuccess: (newest) => {
      showNotices(client, newest);
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return (
    <ConfirmDialog
      title="Withdraw this notice"
      cancel="Cancel"
      confirm="Withdraw"
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => work.mutate()}
      onClose={onClose}
    >
      <p className="break-words">{notice.text.en}</p>
      <p className="mt-2 text-quiet">
        It’s gone from new pages within 15 seconds, and from open ones within five minutes.
      </p>
    </ConfirmDialog>
  );
}
