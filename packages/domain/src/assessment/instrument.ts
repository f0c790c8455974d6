import type { Language } from '../language/languages.ts';
import { ABSTRACT_ITEMS } from './items/abstract.ts';
import type { InstrumentItem } from './items/item.ts';
import { type Said, said } from './items/item-texts.ts';
import { SPATIAL_ITEMS } from './items/spatial.ts';
import { INTEREST_ITEMS, PERSONALITY_ITEMS, VALUE_ITEMS } from './items/statements.ts';
import { NUMERICAL_ITEMS, VERBAL_ITEMS } from './items/word-tasks.ts';
import type { SectionId } from './scales.ts';

/**
 * The questions, as data under a version. A version never changes once answers to it are stored: another wording, order or key is another version; a corrected
 * translation is not (see docs/assessment.md). The right options are here too, so screens must not import this file; a browser sees `shown-item.ts`.
 */
export const INSTRUMENT_VERSION = '2026.1';

export type Section = {
  id: SectionId;
  title: Said;
  instructions: Said;
  kind: 'scale' | 'pair' | 'choice';
  minutes: number;
  limitSeconds: number | null;
  items: readonly InstrumentItem[];
};

const part = (id: SectionId, items: readonly InstrumentItem[], how: Pick<Section, 'kind' | 'minutes'>): Section => ({
  id,
  title: said(({ sections }) => sections[id].title),
  instructions: said(({ sections }) => sections[id].instructions),
  ...how,
  // Questions with a right answer are timed.
  limitSeconds: how.kind === 'choice' ? how.minutes * 60 : null,
  items,
});

/** The parts in the order in which they are taken. */
export const SECTIONS: readonly Section[] = [
  part('interests', INTEREST_ITEMS, { kind: 'scale', minutes: 4 }),
  part('personality', PERSONALITY_ITEMS, { kind: 'scale', minutes: 4 }),
  part('values', VALUE_ITEMS, { kind: 'pair', minutes: 2 }),
  part('numerical', NUMERICAL_ITEMS, { kind: 'choice', minutes: 4 }),
  part('verbal', VERBAL_ITEMS, { kind: 'choice', minutes: 4 }),
  part('abstract', ABSTRACT_ITEMS, { kind: 'choice', minutes: 3.5 }),
  part('spatial', SPATIAL_ITEMS, { kind: 'choice', minutes: 3.5 }),
];

export const ITEM_COUNT = SECTIONS.reduce((sum, { items }) => sum + items.length, 0);
export const MINUTES = Math.round(SECTIONS.reduce((sum, { minutes }) => sum + minutes, 0));

const BY_ID: ReadonlyMap<string, { section: Section; item: InstrumentItem }> = new Map(
  SECTIONS.flatMap((section) => section.items.map((item) => [item.id, { section, item }] as const)),
);

/** An item with the part it belongs to. */
export const findItem = (id: string) => BY_ID.get(id);

/** One part by its name. */
export function sectionOf(id: SectionId): Section {
  const found = SECTIONS.find((section) => section.id === id);
  if (found === undefined) throw new Error(`no part ${id}`);
  return found;
}

/** A part as it is described before it is begun, in a language. */
export function sectionWords({ items, title, instructions, ...rest }: Section, language: Language) {
  return { ...rest, title: title[language], instructions: instructions[language], itemCount: items.length };
}
