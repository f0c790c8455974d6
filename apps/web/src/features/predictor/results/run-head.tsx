import type { Run } from '@dakhila/contract/predictor-results';
import { isSameQuestionAt } from '@dakhila/domain/predictor/candidate';
import { seasonIn } from '@dakhila/domain/season/season';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { indianDateTime, indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { EXAM_PATHS } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { runsQuery } from '../queries.ts';
import { RelaxedNotice } from './relaxed-notice.tsx';

export function RunHead({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  const { data: runs } = useInfiniteQuery(runsQuery);
  const summary = runs?.find(({ id }) => id === run.id);
  const season = summary?.season ?? run.year;
  const isPast = season > run.year;
  return (
    <>
      {summary?.isOutdated && (
        <Notice
          className="mb-4"
          title={isPast ? fill(messages.pastTitle, { year: run.year }) : messages.outdatedTitle}
          action={
            <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small">
              {isPast ? fill(messages.predictFor, { year: season }) : messages.predictAgain}
            </ButtonLink>
          }
        >
          {isPast
            ? messages.past
            : isSameQuestionAt(run.createdAt, new Date())
              ? messages.outdatedFree
              : messages.outdated}
        </Notice>
      )}
      <RelaxedNotice run={run} />
    </>
  );
}

/** What a student may want to know after the answer: where the chances come from, and what would change them. */
export function AboutRun({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  const isOld = run.year - run.dataYears.last > 1;
  const { roundsOf } = seasonIn(run.exam, run.year);
  return (
    <section aria-label={messages.yourPlaces} className="mt-4 rounded-card bg-sunken px-4 pt-3">
      <p className="mb-3 text-sm text-quiet">
        {`${fill(roundsOf === run.year ? messages.honest : messages.honestAsBefore, { rounds: run.rounds, roundsOf })} `}
        <TextLink to={paths.predictorAccuracy}>{messages.accuracy}</TextLink>
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {run.lists.map(({ id, label, rank, low, high, note }) => (
          <div key={id}>
            <dt className="text-xs text-quiet">{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
              {low === undefined || high === undefined
                ? indianNumber(rank)
                : fill(messages.placeAbout, {
                    rank: indianNumber(rank),
                    low: indianNumber(low),
                    high: indianNumber(high),
                  })}
              {note && (
                <Tooltip
                  content={note}
                  className="print:hidden text-xs font-normal text-ink underline underline-offset-4"
                >
                  {messages.whyEstimate}
                </Tooltip>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isOld && <p className="mt-2 text-xs text-quiet">{fill(messages.olderData, { last: run.dataYears.last })}</p>}
      <RunNotes run={run} />
    </section>
  );
}

function RunNotes({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  const phrase = usePhrase();
  return (
    <Disclosure
      summary={
        run.missing.length > 0 ? fill(messages.missingTitle, { count: run.missing.length }) : messages.notesTitle
      }
      className="mt-1 border-b-0 print:not-open:hidden [&>summary]:text-sm [&>summary]:text-ink"
    >
      <div className="space-y-4 text-sm">
        {run.missing.length > 0 && (
          <div>
            <ul className="list-disc space-y-1 ps-5">
              {run.missing.map(({ field, label, pools: count }) => (
                <li key={field}>
                  {fill(messages.missingSeats, {
                    label: field === 'jeeMainRank' ? messages.jeeMainRank : label,
                    count: indianNumber(count),
                  })}
                </li>
              ))}
            </ul>
            <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small" className="mt-3">
              {messages.addRanks}
            </ButtonLink>
          </div>
        )}
        <p className="text-xs">
          {fill(messages.madeFrom, {
            moment: indianDateTime(run.createdAt) ?? '',
            first: run.dataYears.first,
            last: run.dataYears.last,
          })}
        </p>
        <Part title={messages.notes}>
          <ul className="list-disc space-y-1 ps-5">
            {run.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
        <Part title={messages.whyTitle}>
          <ul className="space-y-3">
            {run.explanations.map(({ code, label, why, isEstimated, section, list }) => (
              <li key={`${code} ${section} ${list}`}>
                <p className="font-medium text-text">{phrase(label)}</p>
                <p>{why}</p>
                <p className="text-xs">
                  {[
                    section === null ? nameOfList(run, list) : fill(messages.seatCode, { code }),
                    isEstimated ? null : messages.notEstimated,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Disclosure>
  );
}

/** Seats of JEE Main and JEE Advanced share names, so the rank list is named. A missing list has the name of its field. */
const nameOfList = ({ lists, missing }: Run, list: string): string | undefined =>
  lists.find(({ id }) => id === list)?.label ?? missing.find(({ field }) => field === list)?.label;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-text">{title}</h2>
      {children}
    </section>
  );
}
