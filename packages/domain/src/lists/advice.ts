import { type Message, messageOf } from '../messages/message.ts';
import type { Exam } from './exam-name.ts';
import { type DrawnChoice, type DrawOptions, drawOpenings, type Openings } from './openings.ts';
import { endsProcess, type RoundAction, type RoundRules } from './round-rules.ts';

/** A choice on the list, and the college it is of: Slide stays there. */
export type AdvisedChoice = DrawnChoice & { college: string };

type Placed = { round: number; place: number | null };
/** What a round allotted: a place on the locked list (1 is the first preference), or nothing (null). 'unknown': a seat whose place was not stored. */
export type Allotted = { round: number; place: Placed['place'] | 'unknown' };

/** The chances of each way to continue. `towards` are higher places with the share of simulations that end there. */
export type ActionChances = {
  action: RoundAction;
  /** Null where the rules are unknown. */
  isAllowed: boolean | null;
  whyNot: Message | null;
  improves: number | null;
  towards: { place: number; chance: number }[];
};
export type RoundAdvice = {
  /** Null where the rules are unknown. */
  isCompulsory: boolean | null;
  isLastRound: boolean;
  options: ActionChances[];
  /** How the chances use what has happened: from draws like this season, or roughly, from each choice's own chance of opening later. */
  basis: 'like-this-season' | 'rough' | 'none';
};

const ACTIONS: Record<Exam, readonly RoundAction[]> = {
  josaa: ['freeze', 'float', 'slide'],
  'mht-cet': ['freeze', 'betterment'],
};
const MAX_TOWARDS = 5;
/** Fewer matching draws than this are too few. */
const FEWEST_ALIKE = 400;

/** What a student can do after a round, with the chances of ending higher. It recommends nothing: that is the student's decision. */
export function adviseAfter(
  exam: Exam,
  choices: readonly AdvisedChoice[],
  allotted: Allotted,
  rules: RoundRules,
  options: DrawOptions,
): RoundAdvice {
  const { round, place } = allotted;
  if (place === 'unknown') return adviseWithoutPlace(exam, round, rules);
  const isLastRound = round >= rules.rounds;
  const isCompulsory = place !== null && endsProcess(rules, round, place);
  const { ends, basis } =
    isLastRound || isCompulsory ? NOTHING_MORE : playOn(choices, { round, place }, rules, options);
  const chancesOf = (action: RoundAction): ActionChances => {
    const whyNot = whyNotAllowed(action, { place, isLastRound, isCompulsory });
    const keeps = action === 'freeze' || whyNot !== null;
    const higher = keeps ? [] : higherEnds(ends, action, choices, place);
    return {
      action,
      isAllowed: whyNot === null,
      whyNot,
      improves: keeps ? (whyNot === null ? 0 : null) : higher.reduce((sum, { chance }) => sum + chance, 0),
      towards: higher.sort((one, other) => other.chance - one.chance).slice(0, MAX_TOWARDS),
    };
  };
  const actions: readonly RoundAction[] = place === null ? ['wait'] : ACTIONS[exam];
  return { isCompulsory, isLastRound, options: actions.map(chancesOf), basis };
}

const PLACE_UNKNOWN = messageOf('rounds.placeUnknown');

/** The rules that hold at any place, and no others. */
function adviseWithoutPlace(exam: Exam, round: number, rules: RoundRules): RoundAdvice {
  const isLastRound = round >= rules.rounds;
  const places = rules.compulsory[round - 1];
  const isCompulsory = places === undefined ? false : places === null ? true : null;
  const options = ACTIONS[exam].map((action): ActionChances => {
    // The seat can always be accepted; nothing else is known to be allowed.
    if (action === 'freeze') return { action, isAllowed: true, whyNot: null, improves: 0, towards: [] };
    const whyNot = whyNotAllowed(action, { place: null, isLastRound, isCompulsory: isCompulsory === true });
    const isAllowed = whyNot === null ? null : false;
    return { action, isAllowed, whyNot: whyNot ?? PLACE_UNKNOWN, improves: null, towards: [] };
  });
  return { isCompulsory, isLastRound, options, basis: 'none' };
}

function whyNotAllowed(
  action: RoundAction,
  { place, isLastRound, isCompulsory }: { place: number | null; isLastRound: boolean; isCompulsory: boolean },
): Message | null {
  if (action === 'freeze') return null;
  if (isLastRound) return messageOf('rounds.lastRound');
  if (action === 'wait') return null;
  if (isCompulsory) return messageOf('rounds.compulsory');
  return place === 1 ? messageOf('rounds.firstPreference') : null;
}

type Ends = { final: Float64Array; finalInCollege: Float64Array };
const NOTHING_MORE: { ends: Ends; basis: RoundAdvice['basis'] } = {
  ends: { final: new Float64Array(0), finalInCollege: new Float64Array(0) },
  basis: 'none',
};

function higherEnds(
  { final, finalInCollege }: Ends,
  action: RoundAction,
  choices: readonly AdvisedChoice[],
  place: number | null,
) {
  const ends = action === 'slide' ? finalInCollege : final;
  const above = place === null ? choices.length : place - 1;
  return Array.from({ length: above }, (_, at) => ({ place: at + 1, chance: ends[at] ?? 0 })).filter(
    ({ chance }) => chance > 0,
  );
}

/** The outcomes of later rounds, in draws that agree with what has happened; roughly, where those are too few. */
function playOn(
  choices: readonly AdvisedChoice[],
  allotted: Placed,
  rules: RoundRules,
  options: DrawOptions,
): { ends: Ends; basis: RoundAdvice['basis'] } {
  const openings = drawOpenings(choices, rules.rounds, options);
  const alike = drawsAlike(openings, allotted);
  if (alike.length >= FEWEST_ALIKE)
    return { ends: endsOf(openings, alike, choices, allotted, rules), basis: 'like-this-season' };
  const later = drawOpenings(
    choices.map((choice) => ({ ...choice, chances: chancesAfter(choice.chances, allotted.round) })),
    rules.rounds,
    options,
  );
  const all = Array.from({ length: options.draws }, (_, draw) => draw);
  return { ends: endsOf(later, all, choices, allotted, rules), basis: 'rough' };
}

/** The draws in which nothing above the allotted place had opened by then, and the place itself had. */
function drawsAlike({ draws, opensIn }: Openings, { round, place }: Placed): number[] {
  const above = opensIn.slice(0, place === null ? opensIn.length : place - 1);
  const own = place === null ? undefined : opensIn[place - 1];
  const alike: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    if (own !== undefined && (own[draw] ?? 0) > round) continue;
    if (above.every((column) => (column[draw] ?? 0) > round)) alike.push(draw);
  }
  return alike;
}

/** The chance of opening later, given that a choice has not opened so far. */
function chancesAfter(chances: readonly number[], round: number): number[] {
  const soFar = chances[round - 1] ?? 0;
  return chances.map((chance, at) => (at < round || soFar >= 1 ? 0 : (chance - soFar) / (1 - soFar)));
}

/** Where the admission ends: by float among all places above, by slide among those of the same college. */
function endsOf(
  { opensIn }: Openings,
  draws: readonly number[],
  choices: readonly AdvisedChoice[],
  { round, place }: Placed,
  rules: RoundRules,
): Ends {
  const above = place === null ? choices.length : place - 1;
  const college = place === null ? undefined : choices[place - 1]?.college;
  const final = new Float64Array(above);
  const finalInCollege = new Float64Array(above);
  const inCollege = choices.map((choice) => choice.college === college);
  for (const draw of draws) {
    count(
      final,
      lastSeat(draw, () => true),
    );
    count(
      finalInCollege,
      lastSeat(draw, (at) => inCollege[at] === true),
    );
  }
  const share = (counts: Float64Array) => counts.map((own) => own / Math.max(1, draws.length));
  return { final: share(final), finalInCollege: share(finalInCollege) };

  /** The place held at the end, or none above the one held now. */
  function lastSeat(draw: number, counts: (at: number) => boolean): number {
    let held = -1;
    for (let later = round + 1; later <= rules.rounds; later += 1) {
      const most = held === -1 ? above : held;
      for (let at = 0; at < most; at += 1) {
        if (!counts(at) || (opensIn[at]?.[draw] ?? 0) > later) continue;
        held = at;
        break;
      }
      // A retained seat can fall under compulsory acceptance in a later round, where more places count.
      const now = held === -1 ? place : held + 1;
      if (now !== null && endsProcess(rules, later, now)) break;
    }
    return held;
  }
}

function count(counts: Float64Array, at: number): void {
  if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
}
