import type { PreferenceList } from '@dakhila/contract/list-views';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { ReactNode } from 'react';
import { costPath, EXAM_PAGES, openedFrom, programmePath } from '../../../lib/exam-pages.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import type { KnownChoice } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { useCostText } from './choice-cost.tsx';

/** What the rows of a list have in common. */
export type ListFacts = Pick<PreferenceList, 'exam' | 'dataYears' | 'lists' | 'rounds'>;

type ChoiceDetailsProps = { choice: KnownChoice; facts: ListFacts; mustAcceptFrom: number | null };

/** What must be accepted, and what a chance is based on: the pool, the ranks, the rounds, the years. */
export function ChoiceDetails({ choice, facts, mustAcceptFrom }: ChoiceDetailsProps) {
  const messages = useMessages(listsMessages).editor;
  const shown = useShownChance();
  const cost = useCostText(choice.cost);
  const { official, note, standing, collegeId } = choice;
  const rankList = facts.lists.find(({ id }) => id === standing?.pool?.list);
  const noCode = isFeeWaiver(official.programme) ? 'portalCode' : 'noCode';
  // The code of a JoSAA choice is that of its institute.
  const programme = (facts.exam === 'josaa' ? official.programme : official.code) ?? undefined;
  const lastYear = facts.dataYears.last;
  return (
    <div className="space-y-4 border-t pt-4 text-sm">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {mustAcceptFrom !== null && (
          <Fact name={messages.compulsory.title} className="sm:col-span-2">
            {fill(mustAcceptFrom < facts.rounds ? messages.compulsory.from : messages.compulsory.last, {
              round: mustAcceptFrom,
            })}
          </Fact>
        )}
        {cost && (
          <Fact name={messages.cost.title} className="sm:col-span-2">
            <span className="tabular-nums">{cost}</span>
            {choice.cost?.firstYear && <span className="block text-quiet">{messages.cost.leavesOut}</span>}
            {/* Of JoSAA institutes there is nothing to read yet. */}
            {facts.exam === 'mht-cet' && (
              <TextLink to={costPath(facts.exam, collegeId, programme)} state={openedFrom('list')} className="block">
                {messages.cost.sources}
              </TextLink>
            )}
          </Fact>
        )}
        <Fact name={messages.details.official}>
          {official.code ? fill(messages.row.code, { code: official.code }) : messages.row[noCode]}
          <span className="block text-quiet">{`${official.institute}: ${official.programme}`}</span>
        </Fact>
        {standing?.pool && (
          <Fact name={messages.details.pool}>
            {standing.pool.label}
            {rankList && (
              <span className="block text-quiet tabular-nums">
                {`${fill(messages.details.rank, { label: rankList.label })}: ${indianNumber(rankList.rank)}`}
              </span>
            )}
          </Fact>
        )}
        {standing?.forecast && (
          <Fact name={messages.details.forecast}>
            <span className="tabular-nums">{indianNumber(standing.forecast.q50)}</span>
            <span className="block text-quiet tabular-nums">
              {fill(messages.details.forecastRange, {
                low: indianNumber(standing.forecast.q10),
                high: indianNumber(standing.forecast.q90),
              })}
            </span>
          </Fact>
        )}
        {standing && standing.lastYear !== null && (
          <Fact name={fill(messages.details.lastYear, { year: lastYear })}>
            <span className="tabular-nums">
              {standing.lastYearRound
                ? fill(messages.details.inRound, {
                    rank: indianNumber(standing.lastYear),
                    round: standing.lastYearRound,
                  })
                : indianNumber(standing.lastYear)}
            </span>
          </Fact>
        )}
      </dl>
      {standing && standing.byRound.length > 0 && standing.band && (
        <div>
          <p className="font-semibold">{messages.details.byRound}</p>
          <ol className="mt-2 grid max-w-md gap-1.5">
            {standing.byRound.map(({ round, chance }) => (
              <li key={round} className="flex items-center gap-3 tabular-nums">
                <span className="w-16 shrink-0 text-quiet">{fill(messages.details.round, { round })}</span>
                <span
                  aria-hidden="true"
                  className="h-2 flex-1 overflow-hidden rounded-full bg-line forced-colors:border"
                >
                  <span
                    className={`block h-full rounded-full forced-colors:bg-[Highlight] ${BAND_FILLS[standing.band ?? 'Reach']}`}
                    style={{ width: `${Math.round(chance * 100)}%` }}
                  />
                </span>
                <span className="min-w-12 shrink-0 text-end whitespace-nowrap">{shown(chance)}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-quiet">
            {`${messages.details.chanceMeaning} ${fill(messages.details.source, { first: facts.dataYears.first, last: facts.dataYears.last })}`}
          </p>
        </div>
      )}
      {note && <p className="text-quiet">{note}</p>}
      <TextLink
        to={programme ? programmePath(facts.exam, collegeId, programme) : EXAM_PAGES[facts.exam].detailPath(collegeId)}
        state={openedFrom('list')}
        isAlone
      >
        {messages.details.college}
      </TextLink>
    </div>
  );
}

function Fact({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
