import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { fill, useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import type { RunFacts } from './result-context.ts';

type ListEndLineProps = {
  pool: PredictionResult['pools'][number] | undefined;
  facts: RunFacts;
  /** Also why the real chance may be better. */
  withReason?: boolean;
};

/** Says that a chance rests on seats that stay open to the end of the merit list; nothing where it does not. */
export function ListEndLine({ pool, facts: { run }, withReason = false }: ListEndLineProps) {
  const words = useMessages(predictorMessages).pool;
  const line = pool?.isListEnd
    ? fill(words.listEnd, { year: run.dataYears.last })
    : pool?.mayReachListEnd
      ? fill(words.mayReachListEnd, { year: run.year })
      : null;
  if (line === null) return null;
  return (
    <p className="mt-1 text-xs text-quiet text-pretty">
      {line} {withReason && words.listEndWhy}
    </p>
  );
}
