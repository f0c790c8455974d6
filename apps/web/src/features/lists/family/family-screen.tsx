import { type FamilyPage, familyLinks } from '@dakhila/contract/family-links';
import { seasonName } from '@dakhila/domain/season/season';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useLastPart } from '../../../lib/navigation.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { useViewCount } from '../../../lib/use-view-count.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LanguageChooser } from '../../../ui/language/language-chooser.tsx';
import { useSharedLanguage } from '../../../ui/language/use-shared-language.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CommentForm } from './comment-form.tsx';
import { FamilyChoices } from './family-choices.tsx';
import { CompulsorySeats, FamilyOutcome } from './family-outcome.tsx';
import { familyMessages } from './messages.ts';

/** `/family/:token`: a list for anyone who has its link. It needs no account and shows nothing else of the student. */
export function FamilyScreen() {
  const token = useLastPart();
  const messages = useMessages(familyMessages).page;
  const { data, error, isFetching, refetch } = useLoad(
    async (signal) => (await call(familyLinks.open, { params: { token } }, { signal })).data,
    { key: token },
  );
  useSharedLanguage();
  useViewCount(data !== undefined, () => call(familyLinks.countView, { params: { token } }));
  const hasEnded = error instanceof ApiError && error.outcome === 'fail';
  return (
    <div className="min-h-dvh bg-page">
      <title>{`${data?.listName ?? messages.title} · ${brand.name}`}</title>
      <header className="flex items-center justify-between gap-3 border-b bg-card px-4 py-2 sm:px-8 print:hidden">
        <Logo>{brand.name}</Logo>
        <LanguageChooser className="-me-1.5 sm:-me-2" />
      </header>
      <main id="main" className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-8">
        {data ? (
          <SharedList page={data} token={token} />
        ) : error && !isFetching ? (
          <ErrorState
            heading={hasEnded ? messages.endedTitle : messages.failedTitle}
            level={1}
            action={hasEnded ? undefined : <Button onClick={refetch}>{messages.tryAgain}</Button>}
          >
            {hasEnded ? messages.ended : messages.failed}
          </ErrorState>
        ) : (
          <Loading label={messages.loading} skeletons={['h-20', 'h-44 rounded-card', 'h-96 rounded-card']} />
        )}
      </main>
    </div>
  );
}

function SharedList({ page, token }: { page: FamilyPage; token: string }) {
  const messages = useMessages(familyMessages).page;
  const { firstName, listName, exam, year, updatedAt, expiresAt } = page;
  const dates = { changed: indianDate(updatedAt) ?? '', until: indianDate(expiresAt) ?? '' };
  return (
    <>
      <PageHeader
        title={listName}
        lead={fill(messages.lead, { admission: seasonName(exam, year) })}
        badges={
          <>
            <Badge variant="secondary">{messages.badge}</Badge>
            {firstName && <Badge variant="outline">{fill(messages.titleOf, { name: firstName })}</Badge>}
          </>
        }
      />
      <div className="space-y-5">
        <FamilyOutcome page={page} />
        <CompulsorySeats compulsory={page.compulsory} />
        <FamilyChoices page={page} />
        <CommentForm token={token} />
        <p className="text-sm text-quiet">{fill(messages.dates, dates)}</p>
      </div>
    </>
  );
}
