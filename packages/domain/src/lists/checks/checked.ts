import type { Message, Text } from '../../messages/message.ts';
import type { Answer } from '../../money/family.ts';
import { HIDDEN_BELOW_PERCENT, shownPercent } from '../../predictor/bands.ts';
import type { ChoiceKey } from '../choice-key.ts';
import type { RoundRules } from '../round-rules.ts';
import type { Simulation } from '../simulate.ts';

/** Everything a list is checked for. */
export const CHECK_CODES = [
  'too-short',
  'all-unreachable',
  'no-safe-choice',
  'never-reached',
  'duplicate',
  'not-eligible',
  'compulsory-acceptance',
  'missing-fee-waiver',
] as const;
type CheckCode = (typeof CHECK_CODES)[number];

/** One choice as the checks see it. */
export type CheckedChoice = {
  key: ChoiceKey;
  /** As text, for the reasons: 'Computer Engineering, COEP'. */
  name: string;
  /** Its line of the official form: two keys of the same programme have the same. */
  line: string;
  /** False for what the official form leaves out. */
  isOnForm: boolean;
  /** The chance of a seat by the last round, offered and within reach; null where there is none. */
  chance: number | null;
  /** Safe on its own, as its row says. */
  isSafe: boolean;
  /** False where it cannot be estimated, as when a rank is missing: the simulation leaves it out. */
  isDrawn: boolean;
  /** Why the student may not take a seat here; null where that is not so. */
  closedWhy: Text | null;
  /** The fee waiver choice of the same programme, for a student who is eligible. */
  feeWaiver: ChoiceKey | null;
  /** Whether that seat costs the family less than the ordinary one. */
  doesWaiverSave: Answer;
};

/** What a check found: how serious it is, why, where, and what would fix it. */
export type FoundCheck = {
  code: CheckCode;
  severity: 'danger' | 'warning' | 'info';
  title: Message;
  reason: Text;
  choices: ChoiceKey[];
  mend: { label: Message; choices: ChoiceKey[] } | null;
};

/** What the student can change. The rule of compulsory acceptance holds for every list. */
export const openChecks = <C extends Pick<FoundCheck, 'code'>>(checks: readonly C[]): C[] =>
  checks.filter(({ code }) => code !== 'compulsory-acceptance');

/** Checks that more choices would settle, rather than another order or fewer. */
const MENDED_BY_ADDING: readonly CheckCode[] = ['too-short', 'all-unreachable', 'no-safe-choice'];
export const isMendedByAdding = ({ code }: Pick<FoundCheck, 'code'>): boolean => MENDED_BY_ADDING.includes(code);

/** A list to check, its simulated outcomes, and the rules of the rounds. */
export type Checked = {
  choices: readonly CheckedChoice[];
  simulation: Simulation;
  rules: RoundRules;
  /** The student's own prediction has no safe programme: advice to add one would ask for what does not exist. */
  isNothingSafe?: boolean | undefined;
};
/** One check: what it finds, or nothing. */
export type CheckOf = (checked: Checked) => FoundCheck | null;

/** Whether a choice has a chance. */
export const hasChance = ({ chance }: CheckedChoice) => chance !== null;
/** Whether a chance is large enough to be shown. */
export const isReachable = ({ chance }: CheckedChoice) =>
  chance !== null && shownPercent(chance) >= HIDDEN_BELOW_PERCENT;
/** A share as a count: what happens at all happens at least once. */
export const outOfHundred = (share: number) => Math.max(1, Math.round(share * 100));

/** The choices that the official form has, in its order. */
export const onForm = (choices: readonly CheckedChoice[]) => choices.filter(({ isOnForm }) => isOnForm);

/** The names of choices, in their order. */
export const keysOf = (choices: readonly CheckedChoice[]) => choices.map(({ key }) => key);
