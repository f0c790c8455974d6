import type { Language } from '../language/languages.ts';
import { SECTIONS, sectionOf } from './instrument.ts';
import { type Answers, pointsOf } from './items/item.ts';
import {
  APTITUDE_SCALES,
  type AptitudeScale,
  INTEREST_SCALES,
  type InterestScale,
  TRAIT_SCALES,
  type TraitScale,
  VALUE_SCALES,
  type ValueScale,
} from './scales.ts';
import { mean } from './statistics.ts';
import { type Evidence, evidenceIn } from './validity.ts';

/** What a sitting comes to, before any comparison with others. This is what is stored. */
export type Scores = {
  /** Means of 1 to 5. */
  interests: Record<InterestScale, number>;
  traits: Record<TraitScale, number>;
  /** Pairs won, of five. */
  values: Record<ValueScale, number>;
  aptitude: Record<AptitudeScale, { right: number; of: number }>;
  evidence: Evidence;
  /** The language of the page that finished the sitting; English if unknown. It changes no score. */
  language?: Language;
};

const items = SECTIONS.flatMap((section) => section.items);

/** Scores the answers of a sitting. A statement left out does not count; a timed question left out is not right. */
export function scoreSitting(answers: Answers): Scores {
  const interests = table(INTEREST_SCALES, (scale) => meanPoints(scale, answers));
  const traits = table(TRAIT_SCALES, (scale) => meanPoints(scale, answers));
  const values = table(VALUE_SCALES, (scale) => wins(scale, answers));
  const aptitude = table(APTITUDE_SCALES, (scale) => rightOf(scale, answers));
  return { interests, traits, values, aptitude, evidence: evidenceIn(answers) };
}

function meanPoints(scale: InterestScale | TraitScale, answers: Answers): number {
  const points = items.flatMap((item) =>
    item.kind === 'rated' && item.scale === scale ? [pointsOf(item, answers)] : [],
  );
  const given = points.filter((point) => point !== undefined);
  return given.length === 0 ? 3 : mean(given);
}

const wins = (value: ValueScale, answers: Answers) =>
  items.filter((item) => {
    const choice = answers.get(item.id)?.choice;
    return item.kind === 'pair' && choice !== undefined && item.values[choice] === value;
  }).length;

function rightOf(scale: AptitudeScale, answers: Answers) {
  const tasks = sectionOf(scale).items;
  const right = tasks.filter((item) => item.kind === 'task' && answers.get(item.id)?.choice === item.right).length;
  return { right, of: tasks.length };
}

/** One entry for each name. */
const table = <Name extends string, Value>(names: readonly Name[], scoreOf: (name: Name) => Value) =>
  // The names are all there are, so the entries make the record whole.
  Object.fromEntries(names.map((name) => [name, scoreOf(name)])) as Record<Name, Value>;
