import { COLLEGE_PHRASES_HI } from '../../colleges/phrases/hi.ts';
import { COLLEGE_PHRASES_MR } from '../../colleges/phrases/mr.ts';
import type { Language } from '../../language/languages.ts';
import { sayLabel } from '../../language/say-label.ts';
import { CANDIDATES } from './phrases/candidates.ts';
import { LOOKS } from './phrases/closings.ts';
import { STEPS } from './phrases/how-to.ts';
import { LABELS } from './phrases/own.ts';
import { PAGE_TITLES } from './phrases/pages.ts';
import { SEATS } from './phrases/seats.ts';

type Template = { pattern: RegExp; said: readonly [hi: string, mr: string] };

const PHRASES = Object.entries({ ...SEATS, ...LOOKS, ...CANDIDATES, ...LABELS, ...PAGE_TITLES, ...STEPS });
const WHOLE = new Map(PHRASES.filter(([english]) => !english.includes('{}')));
const TEMPLATES: readonly Template[] = PHRASES.filter(([english]) => english.includes('{}'))
  // The one that says most is meant first.
  .sort(([one], [other]) => other.length - one.length)
  .map(([english, said]) => ({ pattern: patternOf(english), said }));
/** A phrase is short; what is longer is no phrase of ours. */
const LONGEST_PHRASE = 600;

/** Figures and single names are nobody's sentence. */
const IS_SENTENCE = /\p{L} \p{L}/u;

const MONTHS: Readonly<Record<string, readonly [hi: string, mr: string]>> = {
  Jan: ['जनवरी', 'जानेवारी'],
  Feb: ['फ़रवरी', 'फेब्रुवारी'],
  Mar: ['मार्च', 'मार्च'],
  Apr: ['अप्रैल', 'एप्रिल'],
  May: ['मई', 'मे'],
  Jun: ['जून', 'जून'],
  Jul: ['जुलाई', 'जुलै'],
  Aug: ['अगस्त', 'ऑगस्ट'],
  Sep: ['सितंबर', 'सप्टेंबर'],
  Oct: ['अक्टूबर', 'ऑक्टोबर'],
  Nov: ['नवंबर', 'नोव्हेंबर'],
  Dec: ['दिसंबर', 'डिसेंबर'],
};
const WEEKDAYS: Readonly<Record<string, readonly [hi: string, mr: string]>> = {
  Mon: ['सोम', 'सोम'],
  Tue: ['मंगल', 'मंगळ'],
  Wed: ['बुध', 'बुध'],
  Thu: ['गुरु', 'गुरु'],
  Fri: ['शुक्र', 'शुक्र'],
  Sat: ['शनि', 'शनि'],
  Sun: ['रवि', 'रवि'],
};

type Say = (english: string) => string | undefined;

/** What a tool says in English, in a language; undefined for what is no phrase of ours. What is filled in is said too, `elsewhere` where it is a sentence of somebody else; names stay as they are. */
export function phraseIn(language: Language, english: string, elsewhere: Say = () => undefined): string | undefined {
  if (language === 'en') return english;
  const at = language === 'hi' ? 0 : 1;
  const whole = WHOLE.get(english)?.[at] ?? labelIn(language, english);
  if (whole !== undefined || english.length > LONGEST_PHRASE) return whole;
  for (const { pattern, said } of TEMPLATES) {
    const parts = pattern.exec(english);
    if (parts !== null)
      return said[at].replace(/\{(\d)\}/g, (_, place: string) => {
        const filled = (parts[Number(place)] ?? '').split('; ');
        return filled
          .map(
            (part) => phraseIn(language, part, elsewhere) ?? (IS_SENTENCE.test(part) ? elsewhere(part) : part) ?? part,
          )
          .join('; ');
      });
  }
  const dated = english
    .replace(/\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})\b/g, (said, day, month, year) =>
      MONTHS[month] === undefined ? said : `${day} ${MONTHS[month][at]} ${year}`,
    )
    .replace(/\b([A-Z][a-z]{2}), (?=\d)/g, (said, day) =>
      WEEKDAYS[day] === undefined ? said : `${WEEKDAYS[day][at]}, `,
    );
  return dated === english ? undefined : dated;
}

/** Kinds of seats, rank lists, sources and facts have words of their own, which the pages of colleges use too. */
const labelIn = (language: Exclude<Language, 'en'>, english: string) =>
  sayLabel(language === 'hi' ? COLLEGE_PHRASES_HI : COLLEGE_PHRASES_MR, english) ?? undefined;

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}
