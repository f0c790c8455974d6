import { joined, type Message, messageOf } from '../messages/message.ts';
import { type Band, bandOf } from './bands.ts';
import { CORE_FIT, fitOf, type Interest } from './branch-interest.ts';

/** One programme of a prediction. */
export type Prospect = { branch: string; collegeId: string; collegeName: string; programme: string; percent: number };

/** A suggested branch, with the reasons as text. */
export type BranchAdvice = {
  branch: string;
  score: number;
  fit: number;
  chance: number;
  band: Band;
  programmes: { Safe: number; Likely: number; Possible: number; Reach: number };
  examples: { collegeId: string; collegeName: string; programme: string; chance: number }[];
  reasons: Message[];
};

/** One interest that a branch is all about outweighs several that it only touches. */
const BEST_SHARE = 0.7;
/** An assessment's score for a branch, from 0 to 1. */
const CLOSE_ASSESSED = 0.75;
const FAR_ASSESSED = 0.4;
const EXAMPLES = 3;
const ADVISED = 15;
/** An example should be worth hoping for. */
const HOPEFUL_PERCENT = 30;

/**
 * Ranks branches by chance × interest: how well a branch meets the stated interests, times how much of it is within reach. `prospects` are the results of a
 * prediction, the best-known colleges first among equals; `offered` counts the programmes of each branch. `assessed` adds what an assessment
 * says of a branch (0 to 1), with the same weight as the stated interests.
 */
export function adviseBranches(
  prospects: readonly Prospect[],
  interests: readonly Interest[],
  offered: ReadonlyMap<string, number>,
  assessed: ReadonlyMap<string, number> = new Map(),
): BranchAdvice[] {
  const byBranch = Map.groupBy(prospects, ({ branch }) => branch);
  const advice = [...byBranch].flatMap(([branch, own]) => {
    const stated = statedFit(branch, interests);
    const measured = assessed.get(branch);
    const fit = measured === undefined ? stated : (stated + measured) / 2;
    return fit === 0
      ? []
      : [
          adviceOn(branch, own, fit, offered.get(branch) ?? own.length, [
            ...interestReasons(branch, interests),
            ...assessmentReason(measured),
          ]),
        ];
  });
  return advice
    .sort((one, other) => other.score - one.score || other.fit - one.fit || (one.branch < other.branch ? -1 : 1))
    .slice(0, ADVISED);
}

/** The best of the interests counts most, the others a little. */
function statedFit(branch: string, interests: readonly Interest[]): number {
  if (interests.length === 0) return 0;
  const fits = interests.map((interest) => fitOf(branch, interest));
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return BEST_SHARE * Math.max(...fits) + (1 - BEST_SHARE) * mean;
}

function adviceOn(
  branch: string,
  own: readonly Prospect[],
  fit: number,
  offered: number,
  reasons: readonly Message[],
): BranchAdvice {
  const programmes = { Safe: 0, Likely: 0, Possible: 0, Reach: 0 };
  for (const { percent } of own) {
    const band = bandOf(percent);
    if (band !== 'Unlikely') programmes[band] += 1;
  }
  const best = Math.max(...own.map(({ percent }) => percent));
  const withinReach = own.reduce((sum, { percent }) => sum + percent, 0) / 100 / Math.max(offered, own.length);
  const hopeful = own.filter(({ percent }) => percent >= HOPEFUL_PERCENT);
  return {
    branch,
    score: rounded(fit * withinReach),
    fit: rounded(fit),
    chance: best / 100,
    band: bandOf(best),
    programmes,
    examples: (hopeful.length > 0 ? hopeful : own)
      .slice(0, EXAMPLES)
      .map(({ collegeId, collegeName, programme, percent }) => ({
        collegeId,
        collegeName,
        programme,
        chance: percent / 100,
      })),
    reasons: [...reasons, reachReason(own, programmes, offered)],
  };
}

function interestReasons(branch: string, interests: readonly Interest[]): Message[] {
  const core = interests.filter((interest) => fitOf(branch, interest) === CORE_FIT);
  const touched = interests.filter((interest) => ![0, CORE_FIT].includes(fitOf(branch, interest)));
  const named = (some: readonly Interest[]) =>
    joined(
      ', ',
      some.map((interest) => messageOf(`predictor.interest.${interest}`)),
    );
  return [
    ...(core.length === 0 ? [] : [messageOf('predictor.branch.core', { interests: named(core) })]),
    ...(touched.length === 0 ? [] : [messageOf('predictor.branch.touches', { interests: named(touched) })]),
  ];
}

/** Only shown where it helps to choose. */
function assessmentReason(measured: number | undefined): Message[] {
  if (measured === undefined) return [];
  if (measured >= CLOSE_ASSESSED) return [messageOf('predictor.branch.close')];
  return measured <= FAR_ASSESSED ? [messageOf('predictor.branch.far')] : [];
}

function reachReason(own: readonly Prospect[], programmes: BranchAdvice['programmes'], offered: number): Message {
  const good = programmes.Safe + programmes.Likely;
  return messageOf('predictor.branch.reach', { within: own.length, offered: Math.max(offered, own.length), good });
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Plans that come with branch recommendations. */
export const BRANCH_PLANS: readonly string[] = ['Standard', 'Premium'];
