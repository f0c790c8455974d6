import { type AdvisedChoice, type Allotted, adviseAfter } from '@dakhila/domain/lists/advice';
import type { Exam } from '@dakhila/domain/lists/exam-name';
import type { DrawnChoice, DrawOptions } from '@dakhila/domain/lists/openings';
import type { RoundRules } from '@dakhila/domain/lists/round-rules';
import { simulate } from '@dakhila/domain/lists/simulate';

/** A list to play through all rounds. */
export type Simulate = { choices: readonly DrawnChoice[]; rules: RoundRules };
/** A list to play from the round after an allotment. */
export type Advise = { exam: Exam; choices: readonly AdvisedChoice[]; allotted: Allotted; rules: RoundRules };

export default (work: (Simulate | Advise) & { options: DrawOptions }) =>
  'allotted' in work
    ? adviseAfter(work.exam, work.choices, work.allotted, work.rules, work.options)
    : simulate(work.choices, work.rules, work.options);
