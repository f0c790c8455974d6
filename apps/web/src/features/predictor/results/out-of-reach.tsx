import type { Run } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';

/** Stands above the nearest programmes where none is within reach: what is missing, and what can be done. */
export function OutOfReach({ run }: { run: Run }) {
  const words = useMessages(predictorMessages).results;
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
      {run.unlikelyCount > 0 && <p>{words.noneNear}</p>}
      {run.missing.length + run.unlikelyCount === 0 && <p>{words.noneAtAll}</p>}
    </EmptyFace>
  );
}
