import type { PreferenceList } from '@dakhila/contract/list-views';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { BAND_FILLS, ChanceBar } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { readAddress } from '../address.ts';
import type { KnownChoice } from '../choices.ts';
import { listsMessages } from '../messages.ts';

/** What the rows of a list have in common. */
export type ListFacts = Pick<PreferenceList, 'exam' | 'dataYears' | 'lists'>;

/** What a chance is based on: the pool, the ranks, the rounds, the years. */
export function ChoiceDetails({ choice, facts }: { choice: KnownChoice; facts: ListFacts }) {
  const messages = useMessages(listsMessages).editor;
  const shown = useShownChance();
  const { official, note, standing, collegeId } = choice;
  const rankList = facts.lists.find(({ id }) => id === standing?.pool?.list);
  const lastYear = facts.dataYears.last;
  return (
    <div className="space-y-4 border-t pt-4 text-sm">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={messages.details.official}>
          {official.code ? fill(messages.row.code, { code: official.code }) : messages.row.noCode}
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
      <TextLink to={EXAM_PAGES[facts.exam].detailPath(collegeId)} isAlone>
        {messages.details.college}
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

/** The student's chance of a choice with its band, or why there is none. */
export function Standing({ standing }: { standing: KnownChoice['standing'] }) {
  const messages = useMessages(listsMessages).editor;
  const [search] = useSearchParams();
  if (!standing) {
    return <Loading label={messages.row.pending} skeletons={['h-9']} />;
  }
  const { state, chance, band, offer, forecast, field, why } = standing;
  if (state === 'estimated' && chance !== null && band !== null)
    return (
      <>
        <ChanceBar chance={chance} band={band} />
        <OfferTag offered={offer?.chance} record={offer} className="mt-1.5" />
      </>
    );
  if (state === 'estimated') return null;
  return (
    <div className="text-sm">
      <p className={state === 'closed' ? 'font-semibold text-danger' : 'font-semibold'}>{messages.standing[state]}</p>
      {state === 'range' && forecast && (
        <p className="text-quiet tabular-nums">
          {fill(messages.details.forecastRange, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })}
        </p>
      )}
      {why && <p className="text-quiet">{why}</p>}
      {state === 'unknown' && field && (
        <TextLink to={examDetailsPath(readAddress(search).exam)} className="inline-flex min-h-6 items-center">
          {messages.standing.fillIn}
        </TextLink>
      )}
    </div>
  );
}

type Compulsory = PreferenceList['compulsory'][number];

/** Which rule of compulsory acceptance ends below a place (from 1); null where none does. */
export const compulsoryBelow = (rules: readonly Compulsory[], place: number): Compulsory | null =>
  rules.find(({ places }) => places === place) ?? null;

/** A mark across the list: a seat from above it ends the process in that round. */
export function CompulsoryMark({ rule }: { rule: Compulsory }) {
  const { compulsory: messages } = useMessages(listsMessages).editor;
  const sentence =
    rule.places === null
      ? fill(messages.any, { round: rule.round })
      : rule.places === 1
        ? fill(messages.one, { round: rule.round })
        : fill(messages.some, { round: rule.round, places: rule.places });
  return (
    <p className="flex items-start gap-2 border-t-2 border-dashed border-marigold bg-marigold-soft px-3 py-2 text-sm">
      <Flag className="mt-0.5 size-4 shrink-0 text-marigold-text" aria-hidden="true" />
      {sentence}
    </p>
  );
}
