import type { Language } from '../../language/languages.ts';
import type { Scores } from '../score.ts';
import { evaluateEvidence } from '../validity.ts';
import { REPORT_TEXTS } from './report-texts.ts';

const CHECK_IDS = ['missedChecks', 'longestRun', 'fastShare', 'evenOdd'] as const;

/** How far the answers can carry a report, in kind texts. */
export function validityView({ evidence }: Pick<Scores, 'evidence'>, language: Language) {
  const texts = REPORT_TEXTS[language];
  const { verdict, marks } = evaluateEvidence(evidence);
  const checks = CHECK_IDS.map((id) => {
    const { name, fine, not } = texts.checks[id];
    const isPassed = marks[id] === 'fine';
    return { id, name, isPassed, text: isPassed ? fine : not };
  });
  return { verdict, ...texts.verdicts[verdict], checks };
}
