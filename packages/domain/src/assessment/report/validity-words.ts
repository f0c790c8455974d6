import type { Language } from '../../language/languages.ts';
import type { Scores } from '../score.ts';
import { judgeEvidence } from '../validity.ts';
import { REPORT_WORDS } from './words/all-words.ts';

const CHECK_IDS = ['missedChecks', 'longestRun', 'fastShare', 'evenOdd'] as const;

/** How far the answers can carry a report, in kind words. */
export function validityView({ evidence }: Pick<Scores, 'evidence'>, language: Language) {
  const words = REPORT_WORDS[language];
  const { verdict, marks } = judgeEvidence(evidence);
  const checks = CHECK_IDS.map((id) => {
    const { name, fine, not } = words.checks[id];
    const isPassed = marks[id] === 'fine';
    return { id, name, isPassed, text: isPassed ? fine : not };
  });
  return { verdict, ...words.verdicts[verdict], checks };
}
