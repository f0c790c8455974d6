import type { DrawnChoice, DrawOptions } from '@dakhila/domain/lists/openings';
import type { RoundRules } from '@dakhila/domain/lists/round-rules';
import { simulate } from '@dakhila/domain/lists/simulate';

export type Simulate = { choices: readonly DrawnChoice[]; rules: RoundRules };

/** Plays a list through the rounds many times. */
export default ({ choices, rules, options }: Simulate & { options: DrawOptions }) => simulate(choices, rules, options);
