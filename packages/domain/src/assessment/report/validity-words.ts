import type { Verdict } from '../scales.ts';
import type { Scores } from '../score.ts';
import { judgeEvidence } from '../validity.ts';

const VERDICT_WORDS: Readonly<Record<Verdict, { title: string; text: string }>> = {
  valid: { title: 'The answers fit together', text: 'Nothing in the way you answered speaks against the report.' },
  caution: {
    title: 'Please read this report with some care',
    text: 'One of our checks is not sure. That happens when one is tired or interrupted. The broad picture may well be right; do not lean on small differences.',
  },
  retake: {
    title: 'Let us do this once more',
    text: 'The answers do not fit together well enough for a report that would help you. That happens: a busy room, a slow phone, a long day. You can take the assessment again when it suits you, at no cost.',
  },
};

const CHECKS = {
  missedChecks: {
    name: 'Lines that asked for a certain answer',
    fine: 'Answered as asked.',
    not: 'Some were answered differently, as happens when one reads in haste.',
  },
  longestRun: {
    name: 'Runs of one and the same answer',
    fine: 'The answers vary as usual.',
    not: 'The same answer came many times in a row.',
  },
  fastShare: {
    name: 'Time taken',
    fine: 'Enough to read each line.',
    not: 'Many answers came faster than the lines can be read.',
  },
  evenOdd: {
    name: 'Agreement of the two halves',
    fine: 'Both halves of the scales say the same.',
    not: 'The two halves of the scales say different things.',
  },
} as const;
const CHECK_IDS = ['missedChecks', 'longestRun', 'fastShare', 'evenOdd'] as const;

/** How far the answers can carry a report, in kind words. */
export function validityView({ evidence }: Pick<Scores, 'evidence'>) {
  const { verdict, marks } = judgeEvidence(evidence);
  const checks = CHECK_IDS.map((id) => {
    const { name, fine, not } = CHECKS[id];
    const isPassed = marks[id] === 'fine';
    return { id, name, isPassed, text: isPassed ? fine : not };
  });
  return { verdict, ...VERDICT_WORDS[verdict], checks };
}
