import { COLLEGE_PHRASES_HI } from '../../colleges/phrases/hi.ts';
import { COLLEGE_PHRASES_MR } from '../../colleges/phrases/mr.ts';
import type { Language } from '../../language/languages.ts';
import { sayLabel } from '../../language/say-label.ts';
import data from './data/phrases.json' with { type: 'json' };

type Table = Readonly<Record<string, readonly string[]>>;

/**
 * The phrases of tools: English, then Hindi and Marathi. `{}` is a gap, and `{1}` in a translation is the first gap. Kinds of seats,
 * rank lists, sources and facts are in the phrases of colleges.
 */
const PHRASES: readonly (readonly [english: string, said: readonly string[]])[] = Object.entries(data.phrases);
const MONTHS: Table = data.months;
const WEEKDAYS: Table = data.weekdays;
const WHOLE = new Map(PHRASES.filter(([english]) => !english.includes('{}')));
const TEMPLATES = PHRASES.filter(([english]) => english.includes('{}'))
  // The most specific template is tried first.
  .sort(([one], [other]) => other.length - one.length)
  .map(([english, said]) => ({ pattern: patternOf(english), said, isRange: english === '{} to {}' }));
/** A longer text is not one of our phrases. */
const LONGEST_PHRASE = 600;
/** Figures and single names need no translation. */
const IS_SENTENCE = /\p{L} \p{L}/u;

type Say = (english: string) => string | undefined;

/** Translates a phrase of a tool; undefined where it is not one of ours. Values in its gaps are translated too, by `elsewhere` if they are sentences of another source; names stay. */
export function phraseIn(language: Language, english: string, elsewhere: Say = () => undefined): string | undefined {
  if (language === 'en') return english;
  const at = language === 'hi' ? 0 : 1;
  const labels = language === 'hi' ? COLLEGE_PHRASES_HI : COLLEGE_PHRASES_MR;
  const whole = WHOLE.get(english)?.[at] ?? sayLabel(labels, english) ?? undefined;
  if (whole !== undefined || english.length > LONGEST_PHRASE) return whole;
  const sayPart = (part: string) =>
    phraseIn(language, part, elsewhere) ?? (IS_SENTENCE.test(part) ? elsewhere(part) : part) ?? part;
  for (const { pattern, said, isRange } of TEMPLATES) {
    // A sentence with 'to' in it is no range of days.
    if (isRange && english.endsWith('.')) continue;
    const parts = pattern.exec(english);
    if (parts !== null)
      return said[at]?.replace(/\{(\d)\}/g, (_, place: string) =>
        (parts[Number(place)] ?? '').split('; ').map(sayPart).join('; '),
      );
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

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}
