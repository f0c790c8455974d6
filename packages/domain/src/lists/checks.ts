import { HIDDEN_BELOW_PERCENT, shownPercent } from '../predictor/bands.ts';
import type { CheckCode } from './check-codes.ts';
import type { ChoiceKey } from './choice-key.ts';
import { CHOICES_LIMIT } from './limits.ts';
import type { RoundRules } from './round-rules.ts';
import type { Simulation } from './simulate.ts';

/** One choice as the checks see it. */
export type CheckedChoice = {
  key: ChoiceKey;
  /** In words, for the reasons: 'Computer Engineering, COEP'. */
  name: string;
  /** Two keys of the same programme have the same. */
  identity: string;
  /** The chance of a seat by the last round; null where there are no odds. */
  chance: number | null;
  /** False where there is nothing to judge it by, as when a rank is missing: the simulation leaves it out. */
  isDrawn: boolean;
  /** Why the student may not take a seat here; null where that is not so. */
  closedWhy: string | null;
  /** The fee waiver line of the same programme, for a student who may have it. */
  feeWaiver: ChoiceKey | null;
};

export type FoundCheck = {
  code: CheckCode;
  severity: 'danger' | 'warning' | 'info';
  title: string;
  reason: string;
  choices: ChoiceKey[];
  mend: { label: string; choices: ChoiceKey[] } | null;
};

type Checked = { choices: readonly CheckedChoice[]; simulation: Simulation; rules: RoundRules };
type CheckOf = (checked: Checked) => FoundCheck | null;

/** More often than this without a seat is no safe list: one student in ten. */
const UNSAFE_NONE = 0.1;
const VERY_UNSAFE_NONE = 0.3;
/** Final in fewer than one of two hundred draws counts as never. */
const NEVER = 0.005;
/** The band 'Safe': from here on a choice hides what stands below it. */
const SURE = 0.9;
/** An early end in fewer draws than this is not worth a warning. */
const RARE_EARLY_END = 0.01;
/** A reason names no more choices than this; the others are counted. */
const NAMED_AT_MOST = 3;

const hasOdds = ({ chance }: CheckedChoice) => chance !== null;
const isReachable = ({ chance }: CheckedChoice) => chance !== null && shownPercent(chance) >= HIDDEN_BELOW_PERCENT;
/** Whole sentences, one after another: each has its translation. */
const text = (...sentences: readonly string[]) => sentences.join(' ');
const outOfHundred = (share: number) => Math.max(1, Math.round(share * 100));

/** Everything that is wrong with a list, or worth a second thought, the gravest first. */
export function checkList(checked: Checked): FoundCheck[] {
  if (checked.choices.length === 0) return [];
  return CHECKS.flatMap((check) => check(checked) ?? []).sort(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}
const SEVERITIES: readonly FoundCheck['severity'][] = ['danger', 'warning', 'info'];

const notEligible: CheckOf = ({ choices }) => {
  const closed = choices.filter(({ closedWhy }) => closedWhy !== null);
  if (closed.length === 0) return null;
  const [first] = closed;
  return {
    code: 'not-eligible',
    severity: 'danger',
    title: closed.length === 1 ? 'One choice is not open to you' : `${closed.length} choices are not open to you`,
    reason: text(`${first?.name} is not open to you: ${first?.closedWhy}`, 'A choice like this can never be allotted.'),
    choices: keysOf(closed),
    mend: {
      label: closed.length === 1 ? 'Take it off' : 'Take them off',
      choices: keysOf(choices.filter(({ closedWhy }) => closedWhy === null)),
    },
  };
};

const duplicate: CheckOf = ({ choices }) => {
  const isRepeated = ({ identity }: CheckedChoice, at: number) =>
    choices.findIndex((other) => other.identity === identity) !== at;
  const repeated = choices.filter(isRepeated);
  if (repeated.length === 0) return null;
  return {
    code: 'duplicate',
    severity: 'warning',
    title: 'The same programme stands here twice',
    reason: text(
      `${repeated[0]?.name} is already higher up under another code.`,
      'The lower one can never be allotted.',
    ),
    choices: keysOf(repeated),
    mend: { label: 'Keep the higher one', choices: keysOf(choices.filter((choice, at) => !isRepeated(choice, at))) },
  };
};

/** Of a choice without odds nobody can say that it is out of reach, unless it is closed. */
const areOutOfReach = (choices: readonly CheckedChoice[]) =>
  choices.every((choice) => choice.closedWhy !== null || (choice.chance !== null && !isReachable(choice)));

const allUnreachable: CheckOf = ({ choices, rules }) => {
  if (!choices.some(hasOdds) || !areOutOfReach(choices)) return null;
  return {
    code: 'all-unreachable',
    severity: 'danger',
    title: 'Every choice is out of reach',
    reason: text(
      `Each of them has a chance below ${HIDDEN_BELOW_PERCENT} %.`,
      'Keep the ones you dream of at the top and add programmes you are likely to get below them.',
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

const tooShort: CheckOf = ({ choices, simulation: { none }, rules }) => {
  if (none < UNSAFE_NONE || !choices.some(hasOdds) || areOutOfReach(choices)) return null;
  const drawn = choices.filter(({ isDrawn }) => isDrawn).length;
  const often = outOfHundred(none);
  return {
    code: 'too-short',
    severity: none >= VERY_UNSAFE_NONE ? 'danger' : 'warning',
    title: 'This list may leave you without a seat',
    reason: text(
      drawn === 1
        ? `In ${often} of 100 simulated admissions the one choice did not open.`
        : `In ${often} of 100 simulated admissions none of these ${drawn} choices opened.`,
      ...whatIsLeftOut(choices),
      'Add programmes you are more likely to get at the end.',
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** Names the choices that the figure says nothing of. */
function whatIsLeftOut(choices: readonly CheckedChoice[]): string[] {
  const names = choices.filter(({ isDrawn }) => !isDrawn).map(({ name }) => name);
  const named = names.slice(0, NAMED_AT_MOST).join('; ');
  if (names.length === 0) return [];
  if (names.length === 1) return [`One choice could not be judged and is not counted: ${named}.`];
  return names.length > NAMED_AT_MOST
    ? [`${names.length} choices could not be judged and are not counted, among them: ${named}.`]
    : [`${names.length} choices could not be judged and are not counted: ${named}.`];
}

/** A choice at the end harms nothing above it, unless it stands so high that acceptance is compulsory there. */
function whatAddingDoes(choices: readonly CheckedChoice[], { compulsory }: RoundRules): string {
  const places = Math.max(0, ...compulsory.map((own) => own ?? 0));
  return choices.length < places
    ? `Up to place ${places} a seat can end the process, so add only ones that you would gladly take.`
    : 'They are only used when nothing above them opens.';
}

const neverReached: CheckOf = ({ choices, simulation: { final } }) => {
  const hidden = choices.filter((choice, at) => isReachable(choice) && (final[at] ?? 0) < NEVER);
  const [first] = hidden;
  const surest = first && surestAbove(choices, choices.indexOf(first));
  if (surest === undefined) return null;
  const isSurer = ({ chance }: CheckedChoice) => (surest.chance ?? 0) >= (chance ?? 0);
  const below = hidden.filter((choice) => isSurer(choice) && choices.indexOf(choice) > choices.indexOf(surest));
  if (below.length === 0) return null;
  const last = choices.indexOf(below.at(-1) ?? surest);
  const moved = choices.filter((choice) => choice !== surest);
  return {
    code: 'never-reached',
    severity: 'info',
    title: below.length === 1 ? 'One choice can hardly ever come' : `${below.length} choices can hardly ever come`,
    reason: text(
      `${surest.name} stands above and is surer, so you would have it before any of these counts.`,
      'That is right if you like it better.',
      'If you like one of these better, it belongs above.',
    ),
    choices: keysOf(below),
    mend: {
      label: `Move ${surest.name} below`,
      choices: keysOf([...moved.slice(0, last), surest, ...moved.slice(last)]),
    },
  };
};

/** The surest of the choices above a place, where it is sure enough to hide what stands below. */
function surestAbove(choices: readonly CheckedChoice[], place: number): CheckedChoice | undefined {
  let surest: CheckedChoice | undefined;
  for (const choice of choices.slice(0, place))
    if ((choice.chance ?? 0) >= Math.max(SURE, surest?.chance ?? 0)) surest = choice;
  return surest;
}

const compulsoryAcceptance: CheckOf = ({ choices, simulation: { endsEarly }, rules: { compulsory } }) => {
  const places = compulsory.flatMap((own, at) => (own === null ? [] : [{ round: at + 1, places: own }]));
  const most = places.at(-1);
  if (most === undefined || choices.length < 2) return null;
  const rule = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    places.map(({ round, places: own }) =>
      own === 1 ? `your first choice in round ${round}` : `one of your first ${own} in round ${round}`,
    ),
  );
  const isLikely = endsEarly >= RARE_EARLY_END;
  return {
    code: 'compulsory-acceptance',
    severity: isLikely ? 'warning' : 'info',
    title: `Any of the first ${Math.min(most.places, choices.length)} ends the process`,
    reason: text(
      `If you are allotted ${rule}, you must accept it or leave CAP; you cannot wait for a better one.`,
      ...(isLikely
        ? [`In ${outOfHundred(endsEarly)} of 100 simulated admissions that cost a higher choice which opened later.`]
        : []),
      'So place only programmes there that you would gladly take.',
      `From place ${most.places + 1} on, order is simply what you like better.`,
    ),
    choices: keysOf(choices.slice(0, most.places)),
    mend: null,
  };
};

const missingFeeWaiver: CheckOf = ({ choices }) => {
  const present = new Set(keysOf(choices));
  const lacks = ({ feeWaiver }: CheckedChoice) => feeWaiver !== null && !present.has(feeWaiver);
  const lacking = choices.filter(lacks);
  if (lacking.length === 0) return null;
  const mended = choices.flatMap((choice) =>
    lacks(choice) && choice.feeWaiver ? [choice.feeWaiver, choice.key] : [choice.key],
  );
  return {
    code: 'missing-fee-waiver',
    severity: 'warning',
    title: lacking.length === 1 ? 'A fee waiver seat is missing' : `${lacking.length} fee waiver seats are missing`,
    reason: text(
      'You told us that you may have tuition fee waiver (TFWS) seats.',
      'They have a choice code of their own: without it on the list you cannot get the waiver.',
      `${lacking[0]?.name} has one.`,
    ),
    choices: keysOf(lacking),
    mend:
      mended.length > CHOICES_LIMIT
        ? null
        : { label: lacking.length === 1 ? 'Add it above' : 'Add each above its programme', choices: mended },
  };
};

const CHECKS: readonly CheckOf[] = [
  notEligible,
  allUnreachable,
  tooShort,
  duplicate,
  missingFeeWaiver,
  compulsoryAcceptance,
  neverReached,
];

const keysOf = (choices: readonly CheckedChoice[]) => choices.map(({ key }) => key);
