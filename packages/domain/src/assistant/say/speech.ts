import type { Language } from '../../language/languages.ts';
import { PAGES } from '../links.ts';
import type { Source } from '../tool-types.ts';
import { EN } from './en/index.ts';
import { HI } from './hi/index.ts';
import { MR } from './mr/index.ts';
import { phraseIn } from './phrasebook.ts';
import type { Words } from './words.ts';

/** How answers are said: the words of a language, and what tools say put into it. */
export type Speech = {
  language: Language;
  words: Words;
  /** What a tool says, in the language; what nobody has put into it stays as it is. */
  tell: (english: string) => string;
  /** The same for a whole sentence: one that nobody has put into the language gives way to another. */
  tellOr: (english: string, instead: string) => string;
  pages: Record<keyof typeof PAGES, Source>;
};

const DEVANAGARI = /\p{Script=Devanagari}/u;
const WORDS: Record<Language, Words> = { en: EN, hi: HI, mr: MR };

/** Speaks a language. `elsewhere` knows sentences that are said by other parts of the product too. */
export function speechIn(language: Language, elsewhere: (english: string) => string = (english) => english): Speech {
  const tell = (english: string) => phraseIn(language, english, elsewhere) ?? elsewhere(english);
  const page = (key: keyof typeof PAGES): Source => ({ ...PAGES[key], title: tell(PAGES[key].title) });
  return {
    language,
    words: WORDS[language],
    tell,
    tellOr: (english, instead) => {
      const said = tell(english);
      return language === 'en' || DEVANAGARI.test(said) ? said : instead;
    },
    pages: {
      predictor: page('predictor'),
      accuracy: page('accuracy'),
      rounds: page('rounds'),
      counselling: page('counselling'),
      psychometric: page('psychometric'),
      profile: page('profile'),
      support: page('support'),
      faq: page('faq'),
      search: page('search'),
      topUp: page('topUp'),
      topUpCounselling: page('topUpCounselling'),
      topUpAssessment: page('topUpAssessment'),
    },
  };
}

/** English, the language that answers fall back to. */
export const ENGLISH: Speech = speechIn('en');
