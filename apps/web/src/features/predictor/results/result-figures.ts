import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { bandOf, shownPercentile } from '@dakhila/domain/predictor/bands';
import { CAP_LISTS } from '@dakhila/domain/predictor/exams/cap-kind';
import { officialSeatName } from '@dakhila/domain/predictor/exams/fee-waiver';
import { wasOpenToEnd } from '@dakhila/domain/predictor/why-unsure';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';
import { ownRank, type RunFacts } from './result-context.ts';

type Messages = LoadedMessages<typeof predictorMessages>['results'];
type Pool = PredictionResult['pools'][number];
type RankList = Run['lists'][number];

/** The numbers that decide in a pool as texts, all on one scale. Null where one is not known. */
export type PoolFigures = { isPercentile: boolean; own: string | null; closed: string | null; forecast: string | null };

/** Percentiles can be compared between years and merit numbers cannot, so they come first where students know them. */
export function poolFigures(
  pool: Pool | undefined,
  own: RankList | undefined,
  run: RunFacts['run'],
  messages: Messages,
): PoolFigures {
  const { lastYear, lastYearPercentile, forecastPercentile, forecast } = pool ?? {};
  // Seats that last to the end of the list close at the last student who asks, so the forecast is no cut-off for others on the list.
  const isToEnd = pool?.isListEnd === true || pool?.mayReachListEnd === true;
  if (own?.percentile !== undefined && (lastYearPercentile ?? forecastPercentile) !== undefined) {
    const percentile = shownPercentile(own.percentile);
    return {
      isPercentile: true,
      own: isTyped(own, run) ? percentile : fill(messages.about, { number: percentile }),
      closed: lastYearPercentile === undefined ? null : shownPercentile(lastYearPercentile),
      forecast: forecastPercentile === undefined || isToEnd ? null : shownPercentile(forecastPercentile),
    };
  }
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : indianNumber(value);
  const rank = number(own?.rank);
  return {
    isPercentile: false,
    own: rank !== null && own?.low !== undefined ? fill(messages.about, { number: rank }) : rank,
    closed: number(lastYear),
    forecast: number(forecast?.q50),
  };
}

/** The forecast for a table: its merit number where the seats stay open to the end of the list and so have no cut-off as a percentile. */
export const forecastText = ({ forecast }: PoolFigures, pool: Pool | undefined, messages: Messages): string | null =>
  forecast ?? (pool?.forecast ? fill(messages.meritNumber, { number: indianNumber(pool.forecast.q50) }) : null);

/** A percentile that belongs to a typed merit number is an estimate. */
const isTyped = ({ percentile }: RankList, { input }: RunFacts['run']) => Object.values(input).includes(percentile);

/** How a chance is written, such as 97%+. */
type Shown = (chance: number) => string;

/** 'You 94.2 · closed 93.4 in 2025 · forecast 93.9' */
export function figuresLine(result: PredictionResult, facts: RunFacts, messages: Messages, shown: Shown): string {
  const { run } = facts;
  const [best] = result.pools;
  const mine = ownRank(result, facts);
  const { isPercentile, own, closed, forecast } = poolFigures(best, mine, run, messages);
  const short = (number: string) => (isPercentile ? shortPercentile(Number(number), mine?.percentile ?? 100) : number);
  const year = run.dataYears.last;
  return [
    own && ownText(own, mine, { run, isPercentile }, messages),
    // Where seats stayed empty, the rank of the last student who asked looks like a cut-off and is none: it never stands alone.
    best && wasOpenToEnd(best, mine, year)
      ? closed
        ? fill(isAhead(best, mine) ? messages.leftOver : messages.openToEndAt, {
            ...{ number: short(closed), year },
            seats: officialSeatName(best).join(', '),
          })
        : fill(messages.openToEnd, { year })
      : closed && fill(messages.closedIn, { number: short(closed), year }),
    forecast && forecastLine(short(forecast), result, { own: mine, shown }, messages),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The last one admitted was better than the student: only that seats were left over explains a good chance beside it. */
const isAhead = ({ lastYearPercentile }: Pool, own: RankList | undefined): boolean =>
  own?.percentile !== undefined && lastYearPercentile !== undefined && lastYearPercentile > own.percentile;

/** The forecast is that of the best pool, and the chance counts the others too: where the one doesn't explain the other, both are named. */
function forecastLine(
  number: string,
  result: PredictionResult,
  { own, shown }: { own: RankList | undefined; shown: Shown },
  messages: Messages,
) {
  const [pool] = result.pools;
  const { chance } = result;
  if (!pool || chance === null || pool.chance === null || !isContradicted(chance, pool, own))
    return fill(messages.forecastAt, { number });
  return fill(messages.forecastOfSeats, { number, alone: shown(pool.chance), all: shown(chance) });
}

/** A forecast beyond the student's rank means a chance of half or more, if it is the only one that counts. Nor does one explain another band than its own. */
function isContradicted(chance: number, { chance: alone, forecast }: Pool, own: RankList | undefined): boolean {
  // If fewer of all seats are offered, all together may have less: that is no explanation.
  if (alone === null || forecast === null || own === undefined || chance <= alone) return false;
  return (
    chance >= EVEN !== forecast.q50 >= own.rank || bandOf(Math.round(chance * 100)) !== bandOf(Math.round(alone * 100))
  );
}
const EVEN = 0.5;

/** A student of JEE has up to four ranks, so the list is named: 'CRL 5,200', 'Adv. OBC-NCL 1,204'. CAP has one, and All India seats go by the percentile of JEE. */
function ownText(
  number: string,
  list: RankList | undefined,
  { run: { exam, input }, isPercentile }: { run: RunFacts['run']; isPercentile: boolean },
  messages: Messages,
) {
  if (list?.id === CAP_LISTS.allIndia && isPercentile) return fill(messages.youJee, { number });
  const [, paper, kind] = /^([a-z]+)(\w+)$/.exec(list?.id ?? '') ?? [];
  const name = messages.rankKinds[kind as keyof Messages['rankKinds']];
  if (exam !== 'josaa' || name === undefined) return fill(messages.you, { number });
  const short = messages.paperShort[paper as keyof Messages['paperShort']] ?? '';
  return `${short}${fill(name, { category: String(input.category) })} ${number}`;
}

/** Fewer digits are enough for a row, unless they would hide which of two is better. */
function shortPercentile(percentile: number, own: number): string {
  const digits = percentile < 99 ? 1 : 2;
  return percentile < 99.9 && Math.abs(percentile - own) >= 10 ** -digits
    ? percentile.toFixed(digits)
    : String(percentile);
}
