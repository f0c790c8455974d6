import { fill } from '../../language/fill.ts';
import { type Band, bandOf } from '../../predictor/bands.ts';
import type { Fit } from '../branch-fit.ts';
import { fitRange, rankBranches } from '../branch-fit.ts';
import { branchOf } from '../branches.ts';
import { lettersOf, type Profile, strongestOf } from '../holland.ts';
import { againstNorm, type Norms } from '../norms.ts';
import type { InterestScale } from '../scales.ts';
import type { Scores } from '../score.ts';
import type { ReportTexts } from './report-texts.ts';

/** One programme of a prediction, with the fee of a year where one is published. */
export type PricedProspect = {
  branch: string;
  collegeId: string;
  collegeName: string;
  programme: string;
  percent: number;
  feeRupees: number | null;
  feeYear: string | null;
};

const SHOWN = 5;
const EXAMPLES = 3;
/** The best fit of one in four of the simulated students, and of three in four. */
const CLOSE_FIT = 60;
const GOOD_FIT = 40;
/** From here on two profiles have the same shape to the eye. */
const ALIKE = 0.6;
/** An example should be worth hoping for. */
const HOPEFUL_PERCENT = 30;

/** The five branches that fit best, with reasons, and chance and cost from a prediction. */
export function branchViews(
  scores: Scores,
  norms: Norms,
  { prospects, texts }: { prospects: readonly PricedProspect[] | null; texts: ReportTexts },
) {
  const byFamily = Map.groupBy(prospects ?? [], ({ branch }) => branchOf(branch)?.id ?? '');
  return rankBranches(scores.interests, norms)
    .slice(0, SHOWN)
    .map((fit) => ({
      id: fit.branch.id,
      name: texts.branches[fit.branch.id].name,
      fit: fit.fit,
      ...fitRange(fit, scores.interests, norms),
      level: levelOf(fit.fit),
      code: lettersOf(fit.code),
      cIndex: fit.cIndex,
      iachan: fit.iachan,
      correlation: fit.correlation,
      isConfirmed: fit.isConfirmed,
      work: texts.branches[fit.branch.id].work,
      why: why(fit, scores.interests, texts),
      whatWouldChange: whatWouldChange(fit, scores.interests, texts),
      hint: hint(fit, scores, { norms, texts }),
      chance: chanceOf(byFamily.get(fit.branch.id) ?? []),
    }));
}

const levelOf = (fit: number): 'close' | 'good' | 'partial' =>
  fit >= CLOSE_FIT ? 'close' : fit >= GOOD_FIT ? 'good' : 'partial';

function why({ branch, code, correlation }: Fit, interests: Profile, texts: ReportTexts): string[] {
  const said = texts.why;
  const { taste } = texts.branches[branch.id];
  const mine = strongestOf(interests);
  const shared = code.filter((scale) => mine.includes(scale));
  return [
    ...shared.map((scale) => fill(said.shared, { like: texts.interests[scale].like, taste: taste[scale] ?? '' })),
    ...(correlation >= ALIKE ? [said.alike] : []),
    ...(shared.length === 0 ? [said.none] : []),
  ];
}

function whatWouldChange({ branch, code, isConfirmed }: Fit, interests: Profile, texts: ReportTexts): string[] {
  const said = texts.change;
  const { taste } = texts.branches[branch.id];
  const mine = strongestOf(interests);
  const [strongest] = mine;
  const missing: readonly InterestScale[] = code.filter((scale) => !mine.includes(scale));
  return [
    ...missing.map((scale) => fill(said.missing, { taste: taste[scale] ?? '' })),
    ...(strongest === undefined || code.includes(strongest)
      ? []
      : [fill(said.strongest, { like: texts.interests[strongest].like })]),
    ...(isConfirmed ? [] : [said.unsure]),
    ...(missing.length === 0 ? [said.bored] : []),
  ];
}

/** A note on the timed parts, only where they went well: a short test is no reason against a branch. */
function hint(
  { branch }: Fit,
  { aptitude }: Scores,
  { norms: { scales }, texts }: { norms: Norms; texts: ReportTexts },
): string | null {
  const easy = branch.aptitudes.filter((scale) => againstNorm(aptitude[scale].right, scales[scale]).level === 'higher');
  const leans = easy.map((scale) => texts.aptitudes[scale].lean).join(texts.and);
  return easy.length === 0 ? null : fill(texts.hint, { leans });
}

type Chance = {
  best: number;
  band: Band;
  programmes: number;
  feeLowRupees: number | null;
  feeHighRupees: number | null;
  examples: (Omit<PricedProspect, 'percent' | 'branch'> & { chance: number })[];
};

/** What the prediction says about a family; null where none of it is within reach. */
function chanceOf(own: readonly PricedProspect[]): Chance | null {
  if (own.length === 0) return null;
  const best = Math.max(...own.map(({ percent }) => percent));
  const hopeful = own.filter(({ percent }) => percent >= HOPEFUL_PERCENT);
  const fees = own.flatMap(({ feeRupees }) => feeRupees ?? []);
  return {
    best: best / 100,
    band: bandOf(best),
    programmes: own.length,
    feeLowRupees: fees.length === 0 ? null : Math.min(...fees),
    feeHighRupees: fees.length === 0 ? null : Math.max(...fees),
    examples: (hopeful.length > 0 ? hopeful : own)
      .slice(0, EXAMPLES)
      .map(({ percent, branch: _family, ...shown }) => ({ ...shown, chance: percent / 100 })),
  };
}
