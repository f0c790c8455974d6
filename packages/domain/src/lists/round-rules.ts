import { type Joined, joined, type Message, messageOf } from '../messages/message.ts';
import { type Dated, inForce } from '../predictor/eligibility.ts';
import { CAP_ROUNDS } from '../predictor/exams/cap-rules.ts';
import { JOSAA_ROUNDS } from '../predictor/exams/josaa-rules.ts';
import type { Exam } from './exam-name.ts';

/** What a student can do with an allotted seat: Freeze, Float and Slide in JoSAA; Freeze and Betterment in CAP. `wait` where no seat was allotted. */
export const ROUND_ACTIONS = ['freeze', 'float', 'slide', 'betterment', 'wait'] as const;
export type RoundAction = (typeof ROUND_ACTIONS)[number];

/** How many of the first places end the process when they are allotted in each round, round 1 first. Null: any seat does. Empty: none ever does. */
type Compulsory = readonly (number | null)[];

/** What the rounds of an exam do with a list. */
export type RoundRules = {
  rounds: number;
  compulsory: Compulsory;
};

const NEVER: readonly Dated<Compulsory>[] = [];
/** The year that the rules of acceptance are known for. A student is told, because each year’s brochure may change them. */
export const ACCEPTANCE_KNOWN_FOR = 2025;
/** Auto-freeze of CAP: preference 1 in round 1, the first 3 in round 2, the first 6 in round 3, any in round 4. */
const CAP_COMPULSORY: readonly Dated<Compulsory>[] = [
  { validFrom: ACCEPTANCE_KNOWN_FOR, value: [1, 3, 6, null], source: 'State CET Cell, CAP information brochure' },
];

const TABLE: Record<Exam, { rounds: readonly Dated<number>[]; compulsory: readonly Dated<Compulsory>[] }> = {
  josaa: { rounds: JOSAA_ROUNDS, compulsory: NEVER },
  'mht-cet': { rounds: CAP_ROUNDS, compulsory: CAP_COMPULSORY },
};

/** The rules of an admission year. */
export function roundRules(exam: Exam, year: number): RoundRules {
  const { rounds, compulsory } = TABLE[exam];
  return { rounds: inForce(rounds, year)?.value ?? 1, compulsory: inForce(compulsory, year)?.value ?? [] };
}

/** Today's rules on as many rounds as a past year had: in the last one any seat ends the process, where acceptance is compulsory at all. */
export function rulesForPast(exam: Exam, today: number, rounds: number): RoundRules {
  const { compulsory } = roundRules(exam, today);
  if (compulsory.length === 0) return { rounds, compulsory };
  return {
    rounds,
    compulsory: Array.from({ length: rounds }, (_, at) => (at === rounds - 1 ? null : (compulsory[at] ?? null))),
  };
}

/** Whether a seat at a place (1 is the first preference) ends the process in a round. */
export function endsProcess({ compulsory }: RoundRules, round: number, place: number): boolean {
  const places = compulsory[round - 1];
  if (places === undefined) return false;
  return places === null || place <= places;
}

/** What must be accepted, each with its round. */
export const compulsoryByRound = ({ compulsory }: Pick<RoundRules, 'compulsory'>) =>
  compulsory.map((places, at) => ({ round: at + 1, places }));

/** The first round in which a seat at a place (from 1) must be accepted; null where no round says so, as in JoSAA. */
export const compulsoryFrom = (
  rules: readonly { round: number; places: number | null }[],
  place: number,
): number | null => rules.find(({ places }) => places === null || place <= places)?.round ?? null;

/** The rules as a list of some length meets them: where those for several places reach its end, any seat must be accepted. */
export const compulsoryOnList = (
  rules: readonly { round: number; places: number | null }[],
  length: number,
): { round: number; places: number | null }[] =>
  rules.map(({ round, places }) => ({
    round,
    places: places !== null && places > 1 && places >= length ? null : places,
  }));

/** 'Round 1: choice 1 · Round 2: choices 1 to 3 · …', as a list of some length meets the rules. */
export const acceptanceByRound = (rules: readonly { round: number; places: number | null }[], length: number): Joined =>
  joined(
    ' · ',
    compulsoryOnList(rules, length).map(({ round, places }) => {
      if (places === null) return messageOf('submit.accept.any', { round });
      return places === 1
        ? messageOf('submit.accept.first', { round })
        : messageOf('submit.accept.few', { round, places });
    }),
  );

/** Official lists of past rounds that could not be found, and what a student should know about it. */
const MISSING: readonly { exam: Exam; year: number; sentence: Message }[] = [
  { exam: 'mht-cet', year: 2024, sentence: messageOf('lists.past.missing2024') },
];

/** Messages about lists of a past year that are missing. */
export const missingLists = (exam: Exam, year: number): Message[] =>
  MISSING.filter((missing) => missing.exam === exam && missing.year === year).map(({ sentence }) => sentence);

const JOSAA = ['locked', 'deferredAcceptance', 'freeze', 'float', 'slide', 'noFloat', 'csab'] as const;
const CAP = ['rounds', 'compulsory', 'choose', 'unaided'] as const;

/** The rules of the rounds as a student reads them, each with who publishes it. */
export const RULE_TEXTS = {
  josaa: JOSAA.map((rule) => ({
    text: messageOf(`rounds.josaa.${rule}`),
    source: messageOf(rule === 'csab' ? 'rounds.source.csab' : 'rounds.source.josaa'),
  })),
  'mht-cet': CAP.map((rule) => ({ text: messageOf(`rounds.cap.${rule}`), source: messageOf('rounds.source.cap') })),
} satisfies Record<Exam, unknown>;

/** The texts of an action: its name, what it does, and what it gives up. */
export const actionTexts = (action: RoundAction) => ({
  title: messageOf(`rounds.action.${action}.title`),
  meaning: messageOf(`rounds.action.${action}.meaning`),
  loses: messageOf(`rounds.action.${action}.loses`),
});
