import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { likesOf } from '@dakhila/domain/lists/recommend/likes';
import { type Recommendations, recommend } from '@dakhila/domain/lists/recommend/recommend';
import { shortlist, traitsOf } from '@dakhila/domain/lists/recommend/shortlist';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { moneyOfFamily } from '../../money/index.ts';
import { capDesk, josaaDesk } from '../../predictor/golden-chances-fixture.ts';
import { catalogue } from '../../predictor/golden-fixture.ts';
import type { Predictor } from '../../predictor/index.ts';
import { openEstimator } from '../estimator.ts';
import { evaluateChoices } from '../evaluate-list.ts';
import { optionBook } from '../option-book.ts';
import { considerShortlisted, listedChoices } from './candidates.ts';

/** A predictor by the forecasts that the server makes, without its threads. */
const predictor = {
  examPredictor: async (exam: Exam) => (exam === 'josaa' ? josaaDesk : capDesk),
} as unknown as Predictor;
const OPTIONS = { draws: 10_000, seed: 1 };

/** A choice of a list: a college, and how its programme begins. */
export type Named = readonly [college: string, programme: string];

/** The key of a choice in today's form. */
export function keyOf(exam: Exam, [college, programme]: Named): string {
  const found = optionBook(catalogue, exam)
    .ofCollege(college)
    .find((line) => line.programme.startsWith(programme) && !line.isFeeWaiver);
  if (found === undefined) throw new Error(`no ${programme} at ${college}`);
  return found.choice;
}

type Estimated = ReturnType<typeof evaluateChoices>[number]['estimate'] | null;

export type Advised = {
  college: string;
  collegeName: string;
  city: string;
  programme: string;
  key: string;
  kind: string;
  place: number;
  above: number | null;
  /** Of the first year, in rupees; null where it is unknown. */
  cost: number | null;
  /** The kind of the college: government or private, and its level in JoSAA. */
  type: string;
  level: string | null;
  /** In per cent. */
  chance: number;
  /** The loosest closing of last year in the pool that serves best, and its percentile in CAP. */
  lastYear: number;
  lastPercentile: number;
};

/** What else the server knows of a student: what was refused, what the family answered about money, and how branches fit by the assessment. */
type AlsoKnown = { refused?: readonly string[]; family?: Family; fit?: ReadonlyMap<string, number> };
type Family = Parameters<typeof moneyOfFamily>[2];

/** What is recommended for a list, as on the server. */
export async function adviceFor(
  exam: Exam,
  profile: ExamProfile,
  choices: readonly Named[],
  { refused = [], family = {}, fit = new Map() }: AlsoKnown = {},
) {
  const estimator = await openEstimator(predictor, exam, profile);
  const { table, student } = estimator;
  if (student === null) throw new Error('the profile is incomplete');
  const book = optionBook(catalogue, exam);
  const keys = choices.map((choice) => keyOf(exam, choice));
  const listed = evaluateChoices(estimator, book, keys);
  const options = listed.map(({ option }) => option);
  const likes = likesOf(
    exam,
    profile.preferences,
    options.flatMap((option) => (option === null ? [] : [traitsOf(table, option)])),
  );
  const asked = { likes, listed: options, refused: refused.flatMap((key) => estimator.optionOf(key) ?? []) };
  const known = { money: moneyOfFamily(catalogue, exam, family), fit };
  const considered = considerShortlisted(estimator, book, listed, shortlist(table, student.standing, asked), known);
  const rules = { ...roundRules(exam, table.year), rounds: estimator.rounds };
  const candidates = considered.map(({ candidate }) => candidate);
  const simulated: Recommendations = recommend(listedChoices(estimator, listed), candidates, rules, OPTIONS);
  const percentOf = (estimate: Estimated) => {
    const chances = estimate && 'chances' in estimate ? estimate.chances : [];
    return Math.round(100 * (chances.at(-1) ?? 0));
  };
  const items = simulated.items.map(({ key, kind, place, above }): Advised => {
    const found = considered.find(({ candidate }) => candidate.key === key);
    const own = found?.evaluated;
    const { collegeId = '', collegeName = '', city = '', programme = '' } = own?.line ?? {};
    const pool = own?.estimate && 'best' in own.estimate ? own.estimate.best.pool : 0;
    const { type, level } = traitsOf(table, own?.option ?? 0);
    const { lastYear, lastPercentile } = table.pools;
    const closing = { lastYear: lastYear[pool] ?? 0, lastPercentile: lastPercentile[pool] ?? 0 };
    return {
      ...closing,
      college: collegeId,
      collegeName,
      city,
      programme,
      key,
      kind,
      place,
      above,
      cost: found?.cost?.most ?? null,
      type,
      level,
      chance: percentOf(own?.estimate ?? null),
    };
  });
  const lines = listed.map(({ line, estimate }) => ({
    college: line?.collegeId ?? '',
    programme: line?.programme ?? '',
    chance: percentOf(estimate),
  }));
  return { ...simulated, keys, items, listed: lines, cities: listed.map(({ line }) => line?.city ?? '') };
}
