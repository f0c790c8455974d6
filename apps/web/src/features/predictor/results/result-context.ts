import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { printedSeatCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';

type RankList = Run['lists'][number];

export type RunFacts = {
  run: Pick<Run, 'id' | 'exam' | 'year' | 'rounds' | 'dataYears' | 'lastYearRounds'>;
  places: ReadonlyMap<string, ResultPlace>;
  lists: ReadonlyMap<string, RankList>;
};

/** The student's rank in the list of the best pool. */
export const ownRank = ({ pools }: PredictionResult, { lists }: RunFacts): RankList | undefined =>
  lists.get(pools[0]?.list ?? '');

/** 'Open, ladies only, state level seats (LOPENS)' */
export function withSeatCode(label: string, pool: PredictionResult['pool']): string {
  const code = printedSeatCode(pool);
  return code === null ? label : `${label} (${code})`;
}

/** Splits off the degree: 'Civil Engineering (4 Years, Bachelor of Technology)' */
export function splitProgramme(programme: string): { name: string; degree: string | null } {
  const [, name, degree] = /^(.*) \((\d Years, [^()]*(?:\([^()]*\))?[^()]*)\)$/.exec(programme) ?? [];
  return name && degree ? { name, degree } : { name: programme, degree: null };
}

/** History state of opened details: Back then leads to the list. */
export const OPENED_HERE = { isOpenedHere: true };

export const resultKey = (result: PredictionResult): string =>
  choiceKeyOf(result) ?? `${result.collegeId} ${result.programme}`;

/** '1 programme', '1,234 programmes' */
export const programmesText = (messages: LoadedMessages<typeof predictorMessages>['results'], count: number): string =>
  fill(messages.programmes, { count, shown: indianNumber(count) });

type Years = { first: number; last: number };

export const sourceText = (
  messages: LoadedMessages<typeof predictorMessages>['detail'],
  source: string,
  years: Years,
): string =>
  fill(messages.source, { source, years: years.first === years.last ? years.first : fill(messages.years, years) });
