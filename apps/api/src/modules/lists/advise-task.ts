import { type AdvisedChoice, type Allotted, adviseAfter } from '@dakhila/domain/lists/advice';
import type { Exam } from '@dakhila/domain/lists/exam-name';
import type { DrawOptions } from '@dakhila/domain/lists/openings';
import type { RoundRules } from '@dakhila/domain/lists/round-rules';

export type Advise = { exam: Exam; choices: readonly AdvisedChoice[]; allotted: Allotted; rules: RoundRules };

/** Plays what is left of a list after a round. */
export default ({ exam, choices, allotted, rules, options }: Advise & { options: DrawOptions }) =>
  adviseAfter(exam, choices, allotted, rules, options);
