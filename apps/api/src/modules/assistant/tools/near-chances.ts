import { matchBranches } from '@dakhila/domain/assistant/branches';
import { runHref } from '@dakhila/domain/assistant/links';
import type { NearChance, NearPrediction, NearProgramme, ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import { BAND_FLOORS } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver, withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { seatDemand } from '@dakhila/domain/predictor/seat-demand';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import type { ExamPredictor, Predictor } from '../../predictor/index.ts';
import { type Candidate, capCandidate, josaaCandidate } from './candidate.ts';
import { withoutTwins } from './fee-waiver-twins.ts';
import { openForecasts, unlessMaking } from './forecasts.ts';
import { findLabel } from './lexicon.ts';
import { listOf } from './near-pools.ts';
import { closingOf } from './option-closing.ts';
import { type OwnAnswers, type OwnPrediction, predictionsFor, savedFor } from './own-prediction.ts';

type Input = ProgrammesNear['input'];
type Needs = { catalogue: Catalogue; predictor: Pick<Predictor, 'examPredictor' | 'ask'> };
type Asked = { input: Input; colleges: ReadonlySet<string>; predictions: readonly OwnPrediction[] };
/** The programmes within reach in the student's own prediction, the ones to name first at the beginning. */
export type NearChances = {
  prediction: NearPrediction;
  programmes: NearProgramme[];
  assumptions: string[];
};

const LIKELY_FROM = BAND_FLOORS.find(({ band }) => band === 'Likely')?.fromPercent ?? 0;

/** A seat that may not be offered is no likely one. */
const isLikely = ({ percent, isInDoubt }: NearChance): boolean => percent >= LIKELY_FROM && !isInDoubt;

/** What the student's prediction for these answers says of the programmes asked about; null without one, and 'making' while forecasts are being made. */
export async function nearChances(
  needs: Needs,
  asked: Asked,
  answers: OwnAnswers,
): Promise<NearChances | 'making' | null> {
  const { exam, said, level, leastPercentile } = asked.input;
  // A range of closings asks about the past.
  if (leastPercentile !== undefined || asked.predictions.length === 0) return null;
  if (exam === 'mht-cet')
    return among(needs, capCandidate(said, answers), asked, () => openForecasts(needs.predictor, 'mht-cet'));
  const read = josaaCandidate(said, answers, listOf(level));
  return among(needs, read, asked, () => openForecasts(needs.predictor, 'josaa'));
}

async function among<C extends object>(
  { catalogue, predictor }: Needs,
  read: Candidate<C>,
  { input, colleges, predictions }: Asked,
  open: () => Promise<ExamPredictor<C> | null>,
): Promise<NearChances | 'making' | null> {
  if (!read.ok || predictionsFor(predictions, read.candidate).length === 0) return null;
  const examPredictor = await open();
  if (examPredictor === null) return 'making';
  const { table } = examPredictor;
  const prediction = savedFor(predictions, read.candidate, examPredictor.edition);
  if (prediction === undefined) return null;
  const places = optionsFor(examPredictor, input, colleges, 'tfws' in read.candidate && read.candidate.tfws === true);
  const ask = { input: { ...read.candidate } as Readonly<Record<string, unknown>>, places };
  // A prediction is one student's, so its id stands for the caller.
  const all = await unlessMaking(predictor.ask(examPredictor.edition, 'chances', ask, prediction.id));
  if (all === null) return 'making';
  const found = withoutTwins(all, ({ place }) => table.options[place]);
  type Seat = { place: number; pool: number };
  const byDemand = (one: Seat, other: Seat) =>
    seatDemand(table, one.place, one.pool) - seatDemand(table, other.place, other.pool);
  // What is likely first, the most sought-after at the beginning; of the rest the best chance.
  found.sort(
    input.order === 'chance'
      ? (one, other) => bestFirst(one, other) || byDemand(one, other)
      : (one, other) =>
          Number(isLikely(other)) - Number(isLikely(one)) ||
          (isLikely(one) ? byDemand(one, other) : other.percent - one.percent),
  );
  const branches = found.map(({ place }) => table.options[place]?.branch ?? '');
  // A saved prediction that shows other programmes may hold none of these: it is opened whole.
  const href = prediction.differs
    ? runHref(input.exam, prediction.id)
    : runHref(input.exam, prediction.id, {
        branch: input.branch === undefined ? [] : [...new Set(branches)],
        city: [input.city],
        state: [input.state],
        kind: [input.college === undefined ? (input.level ?? input.type) : undefined],
        college: [input.college?.id],
      });
  return {
    prediction: { year: table.year, href, differs: prediction.differs, ...summaryOf(all) },
    programmes: found.flatMap(({ place, pool, percent, isInDoubt }) => {
      const { college: at = 0, programme = '' } = table.options[place] ?? {};
      const college = findLabel(catalogue, { exam: input.exam, id: table.colleges[at]?.id ?? '' });
      const kind = table.kinds[table.pools.kind[pool] ?? 0];
      const { rank = null, percentile = null } = closingOf(table.pools, pool) ?? {};
      const closing = { rank, percentile, round: table.pools.lastRound[pool] ?? 0 };
      const seat = { pool: kind?.code ?? '', poolWords: kind?.label ?? '' };
      return college === undefined ? [] : [{ college, programme, chance: { percent, isInDoubt }, ...seat, ...closing }];
    }),
    assumptions: read.assumptions,
  };
}

/** Counted as the results count: every line of the form by its chance, fee waiver seats too. */
const summaryOf = (chances: readonly NearChance[]) => ({
  total: chances.length,
  likely: chances.filter(({ percent }) => percent >= LIKELY_FROM).length,
  best: bestOf(chances),
});

function bestOf(chances: readonly NearChance[]): NearChance | null {
  const [best] = [...chances].sort(bestFirst);
  return best ? { percent: best.percent, isInDoubt: best.isInDoubt } : null;
}

const bestFirst = (one: NearChance, other: NearChance) =>
  Number(one.isInDoubt) - Number(other.isInDoubt) || other.percent - one.percent;

/** The options of the form that a question means. Fee waiver seats only if asked for, or ticked. */
function optionsFor<C>(
  { table }: ExamPredictor<C>,
  { branch, said }: Input,
  colleges: ReadonlySet<string>,
  mayHaveFeeWaiver: boolean,
): number[] {
  const own = table.options.flatMap((option, place) => {
    const id = table.colleges[option.college]?.id ?? '';
    const isWaiver = isFeeWaiver(option.programme);
    const isWanted = said.tfws === true ? isWaiver : !isWaiver || mayHaveFeeWaiver;
    return colleges.has(id) && isWanted ? [{ place, id, branch: withoutFeeWaiver(option.branch) }] : [];
  });
  if (branch === undefined) return own.map(({ place }) => place);
  const byCollege = Map.groupBy(own, ({ id }) => id);
  return [...byCollege.values()].flatMap((options) => {
    const names = matchBranches(
      branch,
      options.map((option) => option.branch),
    );
    return options.filter((option) => names.includes(option.branch)).map(({ place }) => place);
  });
}
