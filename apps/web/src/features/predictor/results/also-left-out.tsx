import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { leftOutQuery } from '../queries.ts';
import { LeftOutList } from './left-out-list.tsx';

/** A search with results may mean colleges that have none: they are named below the list, with the reason. */
export function AlsoLeftOut({ run, text }: { run: Run; text: string }) {
  const words = useMessages(predictorMessages).results;
  const { data = [] } = useQuery(leftOutQuery(run.id, text));
  // A word that finds programmes here was not meant as a college of the other exam.
  const reasons = data.filter(({ why }) => why !== 'other-exam');
  if (reasons.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-2 text-base">{words.leftOutTitle}</h2>
      <LeftOutList reasons={reasons} run={run} />
    </>
  );
}
