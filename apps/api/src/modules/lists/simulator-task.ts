import { type AdvisedChoice, type Allotted, adviseAfter } from '@dakhila/domain/lists/advice';
import type { Exam } from '@dakhila/domain/lists/exam-name';
import type { DrawnChoice, DrawOptions } from '@dakhila/domain/lists/openings';
import type { Candidate, ListedChoice } from '@dakhila/domain/lists/recommend/candidate';
import { recommend } from '@dakhila/domain/lists/recommend/recommend';
import type { RoundRules } from '@dakhila/domain/lists/round-rules';
import { simulate } from '@dakhila/domain/lists/simulate';

/** A list to play through all rounds. */
export type Simulate = { choices: readonly DrawnChoice[]; rules: RoundRules };
/** A list to play from the round after an allotment. */
export type Advise = { exam: Exam; choices: readonly AdvisedChoice[]; allotted: Allotted; rules: RoundRules };

/** A list to recommend programmes for. */
export type Recommend = { choices: readonly ListedChoice[]; candidates: readonly Candidate[]; rules: RoundRules };

export default (work: (Simulate | Advise | Recommend) & { options: DrawOptions }) => {
  if ('allotted' in work) return adviseAfter(work.exam, work.choices, work.allotted, work.rules, work.options);
  if ('candidates' in work) return recommend(work.choices, work.candidates, work.rules, work.options);
  return simulate(work.choices, work.rules, work.options);
};
