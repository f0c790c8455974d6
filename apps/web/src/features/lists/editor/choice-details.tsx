import type { PreferenceList } from '@dakhila/contract/list-views';
import type { ReactNode } from 'react';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { listsMessages } from '../messages.ts';
import type { KnownChoice } from './known-choices.ts';

/** What the rows of a list have in common. */
export type ListFacts = Pick<PreferenceList, 'exam' | 'dataYears' | 'lists'>;

/** What a chance was made of: the pool, the ranks, the rounds, the years. */
export function ChoiceDetails({ choice, facts }: { choice: KnownChoice; facts: ListFacts }) {
  const words = useMessages(listsMessages).editor;
  const shown = useShownChance();
  const { official, note, standing, collegeId } = choice;
  const rankList = facts.lists.find(({ id }) => id === standing?.pool?.list);
  const lastYear = facts.dataYears.last;
  return (
    <div className="space-y-4 border-t pt-4 text-sm">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={words.details.official}>
          {official.code ? fill(words.row.code, { code: official.code }) : words.row.noCode}
          <span className="block text-quiet">{`${official.institute}: ${official.programme}`}</span>
        </Fact>
        {standing?.pool && (
          <Fact name={words.details.pool}>
            {standing.pool.label}
            {rankList && (
              <span className="block text-quiet tabular-nums">
                {`${fill(words.details.rank, { label: rankList.label })}: ${indianNumber(rankList.rank)}`}
              </span>
            )}
          </Fact>
        )}
        {standing?.forecast && (
          <Fact name={words.details.forecast}>
            <span className="tabular-nums">{indianNumber(standing.forecast.q50)}</span>
            <span className="block text-quiet tabular-nums">
              {fill(words.details.forecastRange, {
                low: indianNumber(standing.forecast.q10),
                high: indianNumber(standing.forecast.q90),
              })}
            </span>
          </Fact>
        )}
        {standing && standing.lastYear !== null && (
          <Fact name={fill(words.details.lastYear, { year: lastYear })}>
            <span className="tabular-nums">
              {standing.lastYearRound
                ? fill(words.details.inRound, { rank: indianNumber(standing.lastYear), round: standing.lastYearRound })
                : indianNumber(standing.lastYear)}
            </span>
          </Fact>
        )}
      </dl>
      {standing && standing.byRound.length > 0 && standing.band && (
        <div>
          <p className="font-semibold">{words.details.byRound}</p>
          <ol className="mt-2 grid max-w-md gap-1.5">
            {standing.byRound.map(({ round, chance }) => (
              <li key={round} className="flex items-center gap-3 tabular-nums">
                <span className="w-16 shrink-0 text-quiet">{fill(words.details.round, { round })}</span>
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
            {`${words.details.chanceMeaning} ${fill(words.details.source, { first: facts.dataYears.first, last: facts.dataYears.last })}`}
          </p>
        </div>
      )}
      {note && <p className="text-quiet">{note}</p>}
      <TextLink to={EXAM_PAGES[facts.exam].detailPath(collegeId)} className="inline-flex min-h-11 items-center">
        {words.details.college}
      </TextLink>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
