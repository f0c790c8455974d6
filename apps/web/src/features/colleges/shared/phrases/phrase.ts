import { type Phrases, sayLabel } from '@dakhila/domain/language/say-label';
import { defineMessages, useMessages, wordsOf } from '../../../../lib/messages.ts';

/** Official phrases by their English, in the language of this page; an English page has none. */
const officialPhrases = defineMessages<Phrases>({
  en: {},
  hi: () => import('@dakhila/domain/colleges/phrases/hi').then(({ COLLEGE_PHRASES_HI: hi }) => ({ default: hi })),
  mr: () => import('@dakhila/domain/colleges/phrases/mr').then(({ COLLEGE_PHRASES_MR: mr }) => ({ default: mr })),
});

type Phrase = (english: string) => string;
const phraseIn =
  (phrases: Phrases): Phrase =>
  (english) =>
    phrases === officialPhrases.en ? english : (sayLabel(phrases, english) ?? english);

/** Says in the language of this page what lists and sources print about seats and colleges. Names stay as they are. */
export const usePhrase = (): Phrase => phraseIn(useMessages(officialPhrases));

/** The same for code that is no component. */
export const pagePhrase = (): Phrase => phraseIn(wordsOf(officialPhrases));
