import type { Exam } from '@dakhila/contract/exam';
import { CAP_ROUNDS } from '@dakhila/domain/predictor/exams/cap-rules';
import { JOSAA_ROUNDS } from '@dakhila/domain/predictor/exams/josaa-rules';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../ports.ts';
import { seasonOf } from '../predictor/index.ts';

const SEASONS: Record<Exam, (catalogue: Catalogue, config: Config) => { year: number }> = {
  josaa: ({ jee }, config) => seasonOf(jee.cutoffs.cells, JOSAA_ROUNDS, config.JOSAA_YEAR),
  'mht-cet': ({ mhtCet }, config) => seasonOf(mhtCet.cutoffs.cells, CAP_ROUNDS, config.MHT_CET_YEAR),
};
/** Facts and settings never change while a server runs, and looking through half a million cells takes a while. */
const known = new WeakMap<Config, Map<Exam, number>>();

/** The admission that the predictor speaks of: odds and entered rounds are of this one. */
export function admissionYear({ catalogue, config }: Pick<Deps, 'catalogue' | 'config'>, exam: Exam): number {
  const years = known.get(config) ?? new Map<Exam, number>();
  known.set(config, years);
  const year = years.get(exam) ?? SEASONS[exam](catalogue, config).year;
  years.set(exam, year);
  return year;
}
