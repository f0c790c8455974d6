import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { poolMessages } from './pool-messages.ts';
import type { RunFacts } from './result-context.ts';

type ListEndLineProps = {
  pool: PredictionResult['pools'][number] | undefined;
  facts: RunFacts;
  /** Also why the real chance may be better. */
  withReason?: boolean;
};

/** Says that a chance rests on seats that stay open to the end of the merit list; nothing where it does not. */
export function ListEndLine({ pool, facts: { run }, withReason = false }: ListEndLineProps) {
  const words = useMessages(poolMessages);
  const line = pool?.isListEnd
    ? words.listEnd(run.dataYears.last)
    : pool?.mayReachListEnd
      ? words.mayReachListEnd(run.year)
      : null;
  if (line === null) return null;
  return (
    <p className="mt-1 text-xs text-quiet text-pretty">
      {line} {withReason && words.listEndWhy}
    </p>
  );
}
