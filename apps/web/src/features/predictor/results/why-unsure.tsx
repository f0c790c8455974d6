import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { type WhyUnsure as Reason, whyUnsure } from '@dakhila/domain/predictor/why-unsure';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { ownRank, type RunFacts } from './result-context.ts';

type WhyUnsureProps = { result: PredictionResult; facts: RunFacts };

/** Why the chance is no better although last year's closing looks far below the student. Renders nothing where nothing needs saying. */
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
  return <p className="mt-0.5 text-xs/4.5 text-pretty">{reasonText(reason, messages)}</p>;
}

function reasonText(reason: Reason, messages: LoadedMessages<typeof predictorMessages>['pool']): string {
  if (reason.kind === 'one-year') return fill(messages.whyOneYear, { year: reason.year });
  const of = reason.years.length;
  const list = reason.years.toSorted((one, other) => one - other).join(', ');
  if (reason.kind === 'moves') return fill(messages.whyMoves, { of, list });
  const full =
    of === 1 ? fill(messages.whyFullOnce, { year: list }) : fill(messages.whyFull, { years: reason.count, of, list });
  return reason.fartherSince === null
    ? full
    : `${full} ${fill(messages.whyFartherDown, { year: reason.fartherSince })}`;
}
