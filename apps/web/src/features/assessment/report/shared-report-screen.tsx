import { assessment, sharedReportPdfPath } from '@dakhila/contract/assessment';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import Download from 'lucide-react/icons/download';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useLastPart } from '../../../lib/navigation.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { useViewCount } from '../../../lib/use-view-count.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyles } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LanguageChooser } from '../../../ui/language/language-chooser.tsx';
import { useSharedLanguage } from '../../../ui/language/use-shared-language.ts';
import { Logo } from '../../../ui/logo.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSkeleton } from './report-parts.tsx';
import { ReportView } from './report-view.tsx';

/** Needs no account and shows nothing else of the student. */
export function SharedReportScreen() {
  const token = useLastPart();
  const messages = useMessages(assessmentMessages).report;
  const { data, error, isFetching, refetch } = useLoad(
    async (signal) => (await call(assessment.shared, { params: { token } }, { signal })).data,
    { key: token },
  );
  useSharedLanguage();
  useViewCount(data !== undefined, () => call(assessment.countView, { params: { token } }));
  const title = data ? fill(messages.sharedTitle, { name: data.report.firstName }) : messages.title;
  const isRefused = error instanceof ApiError && error.outcome === 'fail';
  return (
    <div className="min-h-dvh bg-page">
      <title>{`${title} · ${brand.name}`}</title>
      <header className="flex items-center justify-between gap-3 border-b bg-card px-4 py-2 sm:px-8 print:hidden">
        <Logo>{brand.name}</Logo>
        <LanguageChooser className="-me-1.5 sm:-me-2" />
      </header>
      <main id="main" className="mx-auto max-w-4xl px-4 py-6 sm:px-8 sm:py-8">
        {data ? (
          <>
            <PageHeader
              title={title}
              lead={fill(messages.made, { date: indianDate(data.report.completedAt) ?? '' })}
              badges={<Badge variant="secondary">{messages.shared.badge}</Badge>}
              actions={
                <a
                  href={`${API_BASE_PATH}${sharedReportPdfPath(token)}`}
                  download
                  className={buttonStyles({ variant: 'secondary' })}
                >
                  <Download aria-hidden="true" />
                  {messages.actions.pdf}
                </a>
              }
            />
            <ReportView report={data.report} validity={data.validity} isOwn={false} />
          </>
        ) : error && !isFetching ? (
          <ErrorState
            heading={isRefused ? messages.shared.failedTitle : messages.failedTitle}
            level={1}
            action={isRefused ? undefined : <Button onClick={refetch}>{messages.tryAgain}</Button>}
          >
            {isRefused ? messages.shared.failed : messages.shared.lineFailed}
          </ErrorState>
        ) : (
          <ReportSkeleton />
        )}
      </main>
    </div>
  );
}
