import type { Run } from '@dakhila/contract/predictor-results';
import { comingSeason } from '@dakhila/domain/lists/coming-season';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { brand } from '../../../lib/brand.ts';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { runsQuery } from '../queries.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { ExportMenu } from './export-menu.tsx';
import { resultMessages } from './messages.ts';
import { RunNotes } from './run-notes.tsx';

const TODAY_IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** What was predicted, from which ranks and which data, and how far to trust it. */
export function RunHead({ run, address }: { run: Run; address: URLSearchParams }) {
  const words = useMessages(resultMessages);
  const title = words.title[run.exam](run.year);
  const { data: runs } = useQuery(runsQuery);
  const isOutdated = runs?.some(({ id, isOutdated: isOlder }) => id === run.id && isOlder);
  useHeadingFocus();
  const isOld = run.year - run.dataYears.last > 1 || new Date(run.createdAt).getFullYear() > run.year;
  const season = comingSeason(TODAY_IN_INDIA.format(Date.now()));
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHeader
        title={title}
        lead={
          <>
            {`${words.honest(run.rounds)} `}
            <TextLink to={paths.predictorAccuracy}>{words.accuracy}</TextLink>
          </>
        }
        back={<BackLink to={paths.predictor}>{words.back}</BackLink>}
        actions={
          <>
            <ButtonLink
              to={`${EXAM_PATHS[run.exam]}?from=${run.id}`}
              variant="secondary"
              size="small"
              className="print:hidden"
            >
              <Pencil aria-hidden="true" />
              {words.change}
            </ButtonLink>
            <ExportMenu runId={run.id} address={address} />
          </>
        }
      />
      {isOutdated && (
        <Notice
          className="mb-4"
          title={words.outdatedTitle}
          action={
            <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small">
              {words.predictAgain}
            </ButtonLink>
          }
        >
          {words.outdated}
        </Notice>
      )}
      <section aria-label={words.yourPlaces} className="mb-4 rounded-card bg-sunken px-4 pt-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {run.lists.map(({ id, label, rank, low, high, note }) => (
            <div key={id}>
              <dt className="text-xs text-quiet">{label}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
                {low === undefined || high === undefined
                  ? indianNumber(rank)
                  : words.placeAbout(indianNumber(rank), indianNumber(low), indianNumber(high))}
                {note && (
                  <Tooltip
                    content={note}
                    className="print:hidden text-xs font-normal text-ink underline underline-offset-4"
                  >
                    {words.whyEstimate}
                  </Tooltip>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {!isOutdated && season > run.year ? (
          <p className="mt-2 text-xs text-quiet">{words.applyLater(season, run.dataYears.last)}</p>
        ) : (
          isOld && <p className="mt-2 text-xs text-quiet">{words.olderData(run.dataYears.last)}</p>
        )}
        <RunNotes run={run} />
      </section>
    </>
  );
}
