import type { Language } from '../language/languages.ts';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };

type Key = keyof typeof en;
const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, hi, mr };

/** What support calls each prepared answer. */
const TITLES: Readonly<Record<Key, string>> = {
  lookingIntoIt: 'We’re looking into it',
  needScreenshot: 'Ask for a screenshot',
  paymentWaiting: 'Payment not confirmed yet',
  paidTwice: 'Paid twice',
  chanceIsEstimate: 'Chances are estimates',
  factChecked: 'A fact will be checked',
  solved: 'Solved, we think',
};

/** The prepared answers in the language of the student; support edits them before sending. */
export const cannedAnswers = (language: Language) =>
  (Object.keys(TITLES) as Key[]).map((key) => ({ key, title: TITLES[key], text: TEXTS[language][key] }));
