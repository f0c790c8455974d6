import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { longerListText, shortUnsureText, unsureText } from '@dakhila/domain/predictor/unsure-texts';
import { whyUnsure, whyUnsureResult } from '@dakhila/domain/predictor/why-unsure';
import { useUnsureText } from '../../../ui/unsure-text.ts';
import type { RunFacts } from './result-context.ts';

type WhyUnsureProps = {
  result: PredictionResult;
  facts: RunFacts;
  /** Where `LongerList` says once for all what a longer merit list means. */
  isShort?: boolean;
};

/** Why the chance is not what last year's closing suggests. Renders nothing where nothing needs saying. */
export function WhyUnsure({ result, facts, isShort = false }: WhyUnsureProps) {
  const say = useUnsureText();
  const reason = reasonOf(result, facts);
  if (reason === null) return null;
  return (
    <p className="mt-0.5 text-xs/4.5 text-pretty">
      {say(isShort ? shortUnsureText(reason) : unsureText(reason, facts.run.year))}
    </p>
  );
}

type LongerListProps = { results: readonly PredictionResult[]; facts: RunFacts };

/** What a longer merit list does to the chances below that say so: the numbers are the same for all of them. */
export function LongerList({ results, facts }: LongerListProps) {
  const say = useUnsureText();
  const reasons = results.map((result) => reasonOf(result, facts));
  const text = longerListText(reasons, facts.run.year);
  if (text === null) return null;
  return (
    <p className="mb-3 rounded-card bg-ink-soft px-4 py-3 text-sm text-pretty print:bg-transparent print:p-0">
      {say(text)}
    </p>
  );
}

const reasonOf = (result: PredictionResult, { lists, run }: RunFacts) =>
  whyUnsureResult(result, lists, run.dataYears.last);

/** Whether a pool has such a reason: what speaks for it must then not be said beside it. */
export const isUnsurePool = (pool: PredictionResult['pools'][number], { lists, run }: RunFacts): boolean =>
  whyUnsure(pool, lists.get(pool.list), run.dataYears.last) !== null;
