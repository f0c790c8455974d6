import { assessment, sharedReportPdfPath } from '@dakhila/contract/assessment';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import Download from 'lucide-react/icons/download';
import { call } from '../../../lib/api.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useLastPart } from '../../../lib/navigation.tsx';
import { useLoad } from '../../../lib/use-load.ts';
import { useViewCount } from '../../../lib/use-view-count.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SharedPage } from '../../../ui/shared-page.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSkeleton } from './report-parts.tsx';
import { ReportView } from './report-view.tsx';

/** Needs no account and shows nothing else of the student. */
export function SharedReportScreen() {
  const token = useLastPart();
  const messages = useMessages(assessmentMessages).report;
  const loaded = useLoad(async (signal) => (await call(assessment.shared, { params: { token } }, { signal })).data, {
    key: token,
  });
  useViewCount(loaded.data !== undefined, () => call(assessment.countView, { params: { token } }));
  const title = loaded.data ? fill(messages.sharedTitle, { name: loaded.data.report.firstName }) : messages.title;
  return (
    <SharedPage
      title={title}
      className="max-w-4xl"
      loaded={loaded}
      loading={<ReportSkeleton />}
      ended={{ title: messages.shared.failedTitle, text: messages.shared.failed }}
      failed={{ title: messages.failedTitle, text: messages.shared.lineFailed }}
      tryAgain={messages.tryAgain}
    >
      {({ report, validity }) => (
        <>
          <PageHeader
            title={title}
            lead={fill(messages.made, { date: indianDate(report.completedAt) ?? '' })}
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
          <ReportView report={report} validity={validity} isOwn={false} />
        </>
      )}
    </SharedPage>
  );
}
