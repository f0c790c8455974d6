import { ABSTRACT_ITEMS } from './items/abstract.ts';
import { INTEREST_ITEMS } from './items/interests.ts';
import type { InstrumentItem } from './items/item.ts';
import { NUMERICAL_ITEMS } from './items/numerical.ts';
import { PERSONALITY_ITEMS } from './items/personality.ts';
import { SPATIAL_ITEMS } from './items/spatial.ts';
import { VALUE_ITEMS } from './items/values.ts';
import { VERBAL_ITEMS } from './items/verbal.ts';
import type { SectionId } from './scales.ts';

/**
 * The questions, as data under a version. A version never changes once answers to it are stored: another wording, order or key is another version.
 * Which option is right stands here too, so screens must not import this file; what a browser may see is `shownItem`.
 */
export const INSTRUMENT_VERSION = '2026.1';

export type Section = {
  id: SectionId;
  title: string;
  instructions: string;
  kind: 'scale' | 'pair' | 'choice';
  minutes: number;
  limitSeconds: number | null;
  items: readonly InstrumentItem[];
};

const timed = (minutes: number) => ({ kind: 'choice', minutes, limitSeconds: minutes * 60 }) as const;

/** The parts in the order in which they are taken. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'interests',
    title: 'What you like doing',
    instructions:
      'Think of doing each of these. Whether you are good at it, or whether it pays, does not matter here: only whether you would like it.',
    kind: 'scale',
    minutes: 4,
    limitSeconds: null,
    items: INTEREST_ITEMS,
  },
  {
    id: 'personality',
    title: 'How you usually are',
    instructions:
      'How well does each sentence describe you as you usually are, not as you would like to be? There are no right answers.',
    kind: 'scale',
    minutes: 4,
    limitSeconds: null,
    items: PERSONALITY_ITEMS,
  },
  {
    id: 'values',
    title: 'What matters to you',
    instructions: 'Two things that work can give. Choose the one that matters more to you, even if both do.',
    kind: 'pair',
    minutes: 2,
    limitSeconds: null,
    items: VALUE_ITEMS,
  },
  {
    id: 'numerical',
    title: 'Working with numbers',
    instructions:
      'Eight questions in four minutes. Paper and pencil are fine, a calculator is not. If one takes too long, go on to the next.',
    ...timed(4),
    items: NUMERICAL_ITEMS,
  },
  {
    id: 'verbal',
    title: 'Reasoning with words',
    instructions: 'Eight questions in four minutes. Take each sentence as true and choose what follows from it alone.',
    ...timed(4),
    items: VERBAL_ITEMS,
  },
  {
    id: 'abstract',
    title: 'Finding the pattern',
    instructions: 'Eight patterns in three and a half minutes. Choose the figure that belongs in the empty place.',
    ...timed(3.5),
    items: ABSTRACT_ITEMS,
  },
  {
    id: 'spatial',
    title: 'Turning and folding in your head',
    instructions: 'Eight figures in three and a half minutes. Turn shapes and unfold paper in your head.',
    ...timed(3.5),
    items: SPATIAL_ITEMS,
  },
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

/** What a browser may see of an item: neither its scale nor its right answer. */
export function shownItem(item: InstrumentItem) {
  const { id, text, options } = item;
  const figures = item.kind === 'task' ? item.figures : undefined;
  return { id, text, ...(figures === undefined ? {} : { figures }), options: options.map((option) => ({ ...option })) };
}
