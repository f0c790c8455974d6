/** What a student can do with an allotted seat: Freeze, Float and Slide in JoSAA; Freeze and Betterment in CAP. `wait` where no seat was allotted. */
export const ROUND_ACTIONS = ['freeze', 'float', 'slide', 'betterment', 'wait'] as const;
export type RoundAction = (typeof ROUND_ACTIONS)[number];
