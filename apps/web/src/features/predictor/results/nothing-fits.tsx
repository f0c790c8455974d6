import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { predictorMessages } from '../messages.ts';
import { leftOutQuery } from '../queries.ts';
import { LeftOutList } from './left-out-list.tsx';
import { programmesText } from './programmes-text.ts';

type NothingFitsProps = {
  run: Run;
  /** What was searched for, and how much of it is hidden because it lies below 5 %. */
  text: string | undefined;
  below: number;
  onShowBelow: () => void;
  onClear: () => void;
};

/** Why nothing is left of the results, and what can be done: never a dead end. */
export function NothingFits({ run, text, below, onShowBelow, onClear }: NothingFitsProps) {
  const words = useMessages(predictorMessages).results;
  const isAsked = text !== undefined && below === 0;
  const { data: leftOut = [] } = useQuery({ ...leftOutQuery(run.id, text ?? ''), enabled: isAsked });
  if (below > 0)
    return (
      <EmptyFace
        heading={words.belowTitle}
        illustration={<RankCard />}
        action={
          <>
            <Button onClick={onShowBelow}>{words.showBelow}</Button>
            <Button variant="quiet" onClick={onClear}>
              {words.clear}
            </Button>
          </>
        }
      >
        {fill(words.below, { count: below, programmes: programmesText(words, below) })}
      </EmptyFace>
    );
  return (
    <EmptyFace
      heading={leftOut.length > 0 ? words.leftOutTitle : words.noneFilteredTitle}
      illustration={<RankCard />}
      action={<Button onClick={onClear}>{words.clear}</Button>}
    >
      {leftOut.length > 0 ? (
        <LeftOutList reasons={leftOut} run={run} />
      ) : (
        fill(words.noneFiltered, { programmes: programmesText(words, run.resultCount + run.unlikelyCount) })
      )}
    </EmptyFace>
  );
}
