import type { Run } from '@dakhila/contract/predictor-results';
import { isSameQuestionAt } from '@dakhila/domain/predictor/candidate';
import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';
import { runsQuery } from '../queries.ts';
import { RunNotes } from './run-notes.tsx';

/** From which ranks and which data a prediction was made. */
export function RunHead({ run }: { run: Run }) {
  const words = useMessages(predictorMessages).results;
  const { data: runs } = useQuery(runsQuery);
  const summary = runs?.find(({ id }) => id === run.id);
  const season = summary?.season ?? run.year;
  const isPast = season > run.year;
  const isOld = run.year - run.dataYears.last > 1;
  return (
    <>
      {summary?.isOutdated && (
        <Notice
          className="mb-4"
          title={isPast ? fill(words.pastTitle, { year: run.year }) : words.outdatedTitle}
          action={
            <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small">
              {isPast ? fill(words.predictFor, { year: season }) : words.predictAgain}
            </ButtonLink>
          }
        >
          {isPast ? words.past : isSameQuestionAt(run.createdAt, new Date()) ? words.outdatedFree : words.outdated}
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
                  : fill(words.placeAbout, {
                      rank: indianNumber(rank),
                      low: indianNumber(low),
                      high: indianNumber(high),
                    })}
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
        {isOld && <p className="mt-2 text-xs text-quiet">{fill(words.olderData, { last: run.dataYears.last })}</p>}
        <RunNotes run={run} />
      </section>
    </>
  );
}
