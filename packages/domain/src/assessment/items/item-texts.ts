import type { Language } from '../../language/languages.ts';
import type { InterestScale, SectionId, TraitScale, ValueScale } from '../scales.ts';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };
import type { FigureTexts } from './figure-texts.ts';

/** One text in every language. */
export type Said = Readonly<Record<Language, string>>;

type TaskNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** A question with its options. The right option has the same index in every language. */
export type TaskTexts = { text: string; options: readonly string[] };

/**
 * All texts of the assessment in one language, in the order of the English original. The statements are about the life of Indian students of 16 to 19, and
 * are the same for girls and boys in every language. Tasks have the same numbers, names and logic in every language.
 */
export type ItemTexts = {
  sections: Readonly<Record<SectionId, { title: string; instructions: string }>>;
  /** The answers to activities, from dislike to like, and to statements, from unlike me to like me. */
  liking: readonly string[];
  likeness: readonly string[];
  /** The attention check: it asks the student to choose `{step}`. */
  check: string;
  activities: Readonly<Record<InterestScale, readonly string[]>>;
  sentences: Readonly<Record<TraitScale, { for: readonly string[]; against: readonly string[] }>>;
  matters: string;
  faces: Readonly<Record<ValueScale, readonly string[]>>;
  numerical: Readonly<Record<`n${TaskNumber}`, TaskTexts>>;
  verbal: Readonly<Record<`w${TaskNumber}`, TaskTexts>>;
  figures: FigureTexts;
};

/** The type checker finds a missing key here, `scripts/check-words.js` a list that is too short or too long. */
const TEXTS: Readonly<Record<Language, ItemTexts>> = { en, hi, mr };

/** Picks one text in every language. */
export const said = (pick: (texts: ItemTexts) => string): Said => ({
  en: pick(TEXTS.en),
  hi: pick(TEXTS.hi),
  mr: pick(TEXTS.mr),
});

/** Picks a list of texts in every language; the same index is the same text. */
export function saidList(pick: (texts: ItemTexts) => readonly string[]): Said[] {
  const [hindi, marathi] = [pick(TEXTS.hi), pick(TEXTS.mr)];
  return pick(TEXTS.en).map((text, index) => ({ en: text, hi: hindi[index] ?? text, mr: marathi[index] ?? text }));
}
