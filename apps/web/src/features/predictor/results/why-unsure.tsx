import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { shownPercentile } from '@dakhila/domain/predictor/bands';
import { type Farther, type Reach, whyUnsure } from '@dakhila/domain/predictor/why-unsure';
import { indianNumber } from '../../../lib/format.ts';
import { locale } from '../../../lib/locale.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { ownRank, type RunFacts } from './result-context.ts';

type WhyUnsureProps = { result: PredictionResult; facts: RunFacts };
type Messages = LoadedMessages<typeof predictorMessages>['pool'];

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** Why the chance is not what last year's closing suggests. Renders nothing where nothing needs saying. */
export function WhyUnsure({ result, facts }: WhyUnsureProps) {
  const messages = useMessages(predictorMessages).pool;
  const [best] = result.pools;
  // The card shows the chance of the programme, so that is what must be explained.
  const reason = whyUnsure(
    best && { ...best, chance: result.chance },
    ownRank(result, facts),
    facts.run.dataYears.last,
  );
  if (reason === null) return null;
  const texts = [
    reason.farther && fartherText(reason.farther, facts.run.year, messages),
    reason.reach && reachText(reason.reach, messages),
  ];
  return <p className="mt-0.5 text-xs/4.5 text-pretty">{texts.filter(Boolean).join(' ')}</p>;
}

/** Whether a pool has such a reason: what speaks for it must then not be said beside it. */
export const isUnsurePool = (pool: PredictionResult['pools'][number], { lists, run }: RunFacts): boolean =>
  whyUnsure(pool, lists.get(pool.list), run.dataYears.last) !== null;

function fartherText({ year, percentile, before, now }: Farther, thisYear: number, messages: Messages): string {
  if (before === null) return fill(messages.whyFartherDown, { year });
  return fill(messages.whyFarther, {
    ...{ percentile: shownPercentile(percentile), year, thisYear },
    ...{ before: about(before), now: about(now) },
  });
}

function reachText(reach: Reach, messages: Messages): string {
  if (reach.kind === 'one-year') return fill(messages.whyOneYear, { year: reach.year });
  const of = reach.years.length;
  const list = yearsText(reach.years);
  if (reach.kind === 'moves') return fill(of === 2 ? messages.whyMovesBoth : messages.whyMoves, { of, list });
  const full = fullText(reach, messages);
  return reach.isAbove ? `${full} ${messages.whyOnlyIf}` : full;
}

function fullText({ full, years }: Extract<Reach, { kind: 'full' }>, messages: Messages): string {
  const of = years.length;
  const list = yearsText(years);
  if (of === 1) return fill(messages.whyFullOnce, { year: list });
  if (full.length < of) return fill(messages.whyFull, { full: yearsText(full), of });
  return fill(of === 2 ? messages.whyFullBoth : messages.whyFullAll, { of, list });
}

const yearsText = (years: readonly number[]) => listed().format(years.map(String));

/** Both numbers are estimates: 1,68,934 → '1,69,000'. */
const about = (number: number) => indianNumber(Number(number.toPrecision(3)));
