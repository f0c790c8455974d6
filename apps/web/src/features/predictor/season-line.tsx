import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../lib/messages.ts';
import { predictorMessages } from './messages.ts';
import { seasonsQuery } from './queries.ts';

/** Which season is predicted, and whether its rounds are announced. Nothing while it is not known: the prediction itself names its year. */
export function SeasonLine({ exam }: { exam: Exam }) {
  const words = useMessages(predictorMessages).runs;
  const { data } = useQuery(seasonsQuery);
  const season = data?.find((one) => one.exam === exam);
  if (season === undefined) return null;
  const { name, year, rounds, roundsOf } = season;
  return (
    <>
      <span className="font-semibold">{fill(words.season, { name })}</span>
      {roundsOf !== year && ` ${fill(words.roundsAsBefore, { year, before: roundsOf, rounds })}`}
    </>
  );
}
