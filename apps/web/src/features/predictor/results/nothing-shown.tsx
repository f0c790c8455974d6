import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { leftOutQuery } from '../queries.ts';
import { LeftOutList } from './left-out-list.tsx';
import { resultMessages } from './messages.ts';

type NothingShownProps = {
  run: Run;
  /** What was searched for, and how much of it lies below 5 %. */
  text: string | undefined;
  below: number;
  onShowBelow: () => void;
  onClear: () => void;
};

/** Why there is nothing to see, and what can be done: never a dead end. */
export function NothingShown({ run, text, below, onShowBelow, onClear }: NothingShownProps) {
  const words = useMessages(resultMessages);
  const isAsked = text !== undefined && run.results.length > 0 && below === 0;
  const { data: leftOut = [] } = useQuery({ ...leftOutQuery(run.id, text ?? ''), enabled: isAsked });
  const all = run.results.length + run.unlikely.length;
  if (run.results.length > 0 && below > 0)
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
        {words.below(below)}
      </EmptyFace>
    );
  if (run.results.length > 0)
    return (
      <EmptyFace
        heading={leftOut.length > 0 ? words.leftOutTitle : words.noneFilteredTitle}
        illustration={<RankCard />}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      >
        {leftOut.length > 0 ? <LeftOutList reasons={leftOut} run={run} /> : words.noneFiltered(all)}
      </EmptyFace>
    );
  return (
    <EmptyFace
      heading={words.noneTitle}
      illustration={<RankCard />}
      action={
        <>
          <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`}>{words.change}</ButtonLink>
          <ButtonLink to={paths.search} variant="secondary">
            {words.explore}
          </ButtonLink>
        </>
      }
    >
      {run.missing.length > 0 && (
        <>
          <p>{words.noneMissing}</p>
          <ul className="my-2 list-disc ps-5 text-start">
            {run.missing.map(({ field, label }) => (
              <li key={field}>{field === 'jeeMainRank' ? words.jeeMainRank : label}</li>
            ))}
          </ul>
        </>
      )}
      {run.unlikely.length > 0 && <p>{words.noneNear}</p>}
      {run.missing.length + run.unlikely.length === 0 && <p>{words.noneAtAll}</p>}
    </EmptyFace>
  );
}
