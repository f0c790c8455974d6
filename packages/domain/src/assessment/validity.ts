import { SECTIONS } from './instrument.ts';
import { type Answers, pointsOf } from './items/item.ts';
import { INTEREST_SCALES, TRAIT_SCALES, type Verdict } from './scales.ts';
import { correlation, doubled, mean } from './statistics.ts';

/**
 * Signs of careless answering, each computed separately: missed attention checks, the longest run of the same answer, the share of answers faster than reading,
 * and whether the halves of each scale agree (even–odd consistency). No single sign proves anything about a person.
 */
export type Evidence = {
  missedChecks: number;
  longestRun: number;
  /** Null where the device reported no times. */
  fastShare: number | null;
  evenOdd: number;
};

const LIMITS = {
  missedChecks: { caution: 2, retake: 3 },
  longestRun: { caution: 12, retake: 20 },
  fastShare: { caution: 0.25, retake: 0.5 },
  evenOdd: { caution: 0.3, retake: -0.2 },
} as const;
/** Nobody reads a sentence and chooses in less. */
const FAST_MS = 1_000;
/** With fewer known times the share means nothing. */
const FEWEST_TIMES = 30;

const ratedSections = SECTIONS.filter(({ kind }) => kind === 'scale');
const ratedItems = ratedSections.flatMap(({ items }) => items).filter((item) => item.kind === 'rated');
const checkItems = ratedSections.flatMap(({ items }) => items).filter((item) => item.kind === 'check');

export function evidenceIn(answers: Answers): Evidence {
  return {
    missedChecks: checkItems.filter(({ id, expected }) => answers.get(id)?.choice !== expected).length,
    longestRun: Math.max(
      ...ratedSections.map(({ items }) => longestRun(items.map(({ id }) => answers.get(id)?.choice))),
    ),
    fastShare: fastShare(answers),
    evenOdd: evenOdd(answers),
  };
}

function longestRun(choices: readonly (number | undefined)[]): number {
  let [longest, current] = [0, 0];
  choices.forEach((choice, index) => {
    current = choice !== undefined && choice === choices[index - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

function fastShare(answers: Answers): number | null {
  const times = ratedItems.map(({ id }) => answers.get(id)?.tookMs ?? null).filter((time) => time !== null);
  return times.length < FEWEST_TIMES ? null : times.filter((time) => time < FAST_MS).length / times.length;
}

/** Over the eleven scales: how well the halves agree, corrected to the length of a whole scale (Spearman-Brown). */
function evenOdd(answers: Answers): number {
  const halves = [...INTEREST_SCALES, ...TRAIT_SCALES].map((scale) => {
    const points = ratedItems.filter((item) => item.scale === scale).map((item) => pointsOf(item, answers) ?? 3);
    // Two by two, so that each half of a trait has sentences for it and against it.
    const isFirst = (index: number) => index % 4 === 0 || index % 4 === 3;
    return [points.filter((_, index) => isFirst(index)), points.filter((_, index) => !isFirst(index))].map(mean);
  });
  return doubled(
    correlation(
      halves.map(([first]) => first ?? 3),
      halves.map(([, second]) => second ?? 3),
    ),
  );
}

type Mark = 'fine' | Exclude<Verdict, 'valid'>;
export type Judged = { verdict: Verdict; marks: Record<keyof Evidence, Mark> };

/** One strong sign, or two weaker ones, ask for another try; a single weaker one asks to read the report with care. */
export function evaluateEvidence({ missedChecks, longestRun, fastShare, evenOdd }: Evidence): Judged {
  const above = (value: number, limit: { caution: number; retake: number }): Mark =>
    value >= limit.retake ? 'retake' : value >= limit.caution ? 'caution' : 'fine';
  const marks = {
    missedChecks: above(missedChecks, LIMITS.missedChecks),
    longestRun: above(longestRun, LIMITS.longestRun),
    fastShare: above(fastShare ?? 0, LIMITS.fastShare),
    evenOdd: above(-evenOdd, { caution: -LIMITS.evenOdd.caution, retake: -LIMITS.evenOdd.retake }),
  };
  const all = Object.values(marks);
  const weak = all.filter((mark) => mark === 'caution').length;
  if (all.includes('retake') || weak >= 2) return { verdict: 'retake', marks };
  return { verdict: weak === 1 ? 'caution' : 'valid', marks };
}

/** Whether the next sitting is free: the last answers were not good enough for a report. */
export const isRetakeFree = (latest: { verdict: Verdict | null } | undefined) => latest?.verdict === 'retake';
