import type { Language } from '../../language/languages.ts';
import type { InterestScale, SectionId, TraitScale, ValueScale } from '../scales.ts';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };
import type { FigureTexts } from './figure-texts.ts';

/** One text in every language. */
export type Said = Readonly<Record<Language, string>>;

type Eighth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** A question with its options, the right one in the same place in every language. */
export type TaskTexts = { text: string; options: readonly string[] };

/**
 * All texts of the assessment in one language, in the order of the English original. The sentences come from the life of Indian students of 16 to 19; none
 * reveals whether a girl or a boy speaks. Questions have the same numbers, names and logic in every language.
 */
export type ItemTexts = {
  sections: Readonly<Record<SectionId, { title: string; instructions: string }>>;
  /** From dislike to like, and from unlike me to like me. */
  liking: readonly string[];
  likeness: readonly string[];
  /** An attention item that asks for a `{step}`. */
  check: string;
  activities: Readonly<Record<InterestScale, readonly string[]>>;
  sentences: Readonly<Record<TraitScale, { for: readonly string[]; against: readonly string[] }>>;
  matters: string;
  faces: Readonly<Record<ValueScale, readonly string[]>>;
  numerical: Readonly<Record<`n${Eighth}`, TaskTexts>>;
  verbal: Readonly<Record<`w${Eighth}`, TaskTexts>>;
  figures: FigureTexts;
};

/** The type checker finds a missing key here, `scripts/check-words.js` a list that is too short or too long. */
const TEXTS: Readonly<Record<Language, ItemTexts>> = { en, hi, mr };

/** The same text of each language. */
export const said = (pick: (texts: ItemTexts) => string): Said => ({
  en: pick(TEXTS.en),
  hi: pick(TEXTS.hi),
  mr: pick(TEXTS.mr),
});

/** A list that has the same places in each language. */
export function saidList(pick: (texts: ItemTexts) => readonly string[]): Said[] {
  const [hindi, marathi] = [pick(TEXTS.hi), pick(TEXTS.mr)];
  return pick(TEXTS.en).map((text, place) => ({ en: text, hi: hindi[place] ?? text, mr: marathi[place] ?? text }));
}
