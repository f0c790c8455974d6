import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { predictorMessages } from './messages.ts';
import { seasonsQuery } from './queries.ts';

export const EXAM_PATHS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };

export const runPath = (exam: Exam, id: string): string => `${EXAM_PATHS[exam]}?run=${id}`;

/** Renders nothing until the season is known: the prediction itself names its year. */
export function SeasonNote({ exam }: { exam: Exam }) {
  const messages = useMessages(predictorMessages).runs;
  const { data } = useQuery(seasonsQuery);
  const season = data?.find((one) => one.exam === exam);
  if (season === undefined) return null;
  const { name, year, rounds, roundsOf } = season;
  return (
    <>
      <span className="font-semibold">{fill(messages.season, { name })}</span>
      {` ${fill(messages.anyYear, { year })}`}
      {roundsOf !== year && ` ${fill(messages.roundsAsBefore, { year, before: roundsOf, rounds })}`}
    </>
  );
}

/** Focuses the heading when one view replaces another at the same address, because the focused element is gone by then. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
}
