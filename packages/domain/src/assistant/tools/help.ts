import { CAP_CATEGORIES, type CapCategory, decodeSeatCode } from '../../colleges/seat-code.ts';
import { PAGES } from '../links.ts';
import type { ExplainSeatCode, FindHelp, HowTo } from '../tool-types.ts';
import topics from './data/how-to.json' with { type: 'json' };

/** Tele-MANAS is the mental health line of the Government of India: free, day and night, in many languages. 112 is the emergency number of India. */
const LINES: FindHelp['output']['lines'] = [
  {
    name: 'Tele-MANAS',
    contact: '14416',
    words: 'the Government of India’s mental health line: free, day and night, in your language',
  },
  { name: 'Emergency', contact: '112', words: 'if you or someone else is in danger right now' },
];

const HELP: Record<FindHelp['input']['need'], FindHelp['output']> = {
  distress: { lines: LINES, links: [PAGES.counselling, PAGES.support] },
  person: { lines: [], links: [PAGES.support, PAGES.counselling] },
};

/** Contacts: our own staff, and the helplines in distress. */
export const findHelp = ({ need }: FindHelp['input']): FindHelp['output'] => HELP[need];

type Topic = { title: string; steps: readonly string[]; pages: readonly string[] };

/** How things are done here, by topic. Steps use the labels of the screens. */
const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.entries(topics));

const isPage = (page: string): page is keyof typeof PAGES => Object.hasOwn(PAGES, page);

/** The steps of one topic; null when there is no such topic. */
export function howTo({ topic }: HowTo['input']): HowTo['output'] | null {
  const found = TOPICS.get(topic);
  if (found === undefined) return null;
  return { title: found.title, steps: [...found.steps], links: found.pages.filter(isPage).map((page) => PAGES[page]) };
}

const isCategory = (core: string): core is CapCategory => Object.hasOwn(CAP_CATEGORIES, core);

const PARTS: readonly (readonly [RegExp, (found: RegExpExecArray) => { part: string; words: string } | null])[] = [
  [/^PWD/, () => ({ part: 'PWD', words: 'persons with disability' })],
  [/^DEF/, () => ({ part: 'DEF', words: 'children of defence personnel' })],
  [/^(?:PWD|DEF)R(?=[A-Z]{2})/, () => ({ part: 'R', words: 'the part reserved for the category' })],
  [/^G(?=[A-Z])/, () => ({ part: 'G', words: 'general: men and women compete' })],
  [/^L(?=[A-Z])/, () => ({ part: 'L', words: 'ladies only' })],
  [
    /(OPEN|SEBC|OBC|SC|ST|VJ|NT1|NT2|NT3)(?=[HOS]$)/,
    ([, core = '']) => (isCategory(core) ? { part: core, words: CAP_CATEGORIES[core] } : null),
  ],
  [/H$/, () => ({ part: 'H', words: 'home university seats' })],
  [/(?<=.{3})O$/, () => ({ part: 'O', words: 'other than home university seats' })],
  [/(?<=.{3})S$/, () => ({ part: 'S', words: 'state level seats' })],
];

/** A seat code of CAP in words, whole and by its parts. Null when it is none. */
export function explainSeatCode(said: string): ExplainSeatCode['output'] | null {
  const code = said.trim().toUpperCase();
  const decoded = decodeSeatCode(code);
  if (decoded === null) return null;
  const isWhole = decoded.category === null && decoded.level === null;
  const parts = isWhole
    ? []
    : PARTS.flatMap(([pattern, describe]) => {
        const found = pattern.exec(code);
        return (found && describe(found)) ?? [];
      });
  return { code, words: decoded.words, parts };
}
